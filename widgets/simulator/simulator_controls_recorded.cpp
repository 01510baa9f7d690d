// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/whole_number_box.h"
#include "widgets/simulator/simulator_controls.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

namespace fairshare::gui {

void SimulatorControls::addRecorded()
{
    const auto add = [this](const QString& name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(m_row);
        button->setObjectName(name);
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        button->hide();
        m_row->flow().addWidget(button);
        return button;
    };
    m_anew = add(QStringLiteral("simulatorAnew"), tr("Simulate again"),
        tr("Simulate the jobs of the log instead of showing its recorded run"));
    m_compare = add(QStringLiteral("simulatorCompare"), tr("Compare"),
        tr("Show the recorded run and a simulation on one clock"));
    connect(m_anew, &QToolButton::toggled, this, [this](bool anew) {
        edit(anew ? tr("Simulate the jobs again") : tr("Show the run as recorded"), {},
            [anew](SimulationSection& section) { section.workload.asRecorded = !anew; });
    });
    connect(m_compare, &QToolButton::toggled, this, &SimulatorControls::looksChanged);
}

/// A log with a recorded run can be simulated as well. A recording has a fixed cluster and scheduler.
void SimulatorControls::followRecorded(const SimulationSection& section)
{
    const ScenarioRun* made = m_results.made();
    const bool isRecorded = section.workload.asRecorded;
    const bool isOffered = isRecorded || (made != nullptr && made->recordsRun);
    const bool isPending = made == nullptr && !m_results.problem(); // keep what was offered before
    if (isOffered || !isPending) {
        m_anew->setVisible(isOffered);
        m_compare->setVisible(isOffered);
    }
    if (!isOffered && !isPending && m_compare->isChecked())
        m_compare->setChecked(false);
    const QSignalBlocker anew(m_anew);
    m_anew->setChecked(!isRecorded && isOffered);
    for (QWidget* field : {static_cast<QWidget*>(m_machine), static_cast<QWidget*>(m_scheduler)})
        field->setEnabled(!isRecorded && (made == nullptr || !made->input.empty()));
}

bool SimulatorControls::comparesRuns() const
{
    return m_compare->isChecked();
}

void SimulatorControls::setComparesRuns(bool compares)
{
    m_compare->setChecked(compares);
}

} // namespace fairshare::gui
