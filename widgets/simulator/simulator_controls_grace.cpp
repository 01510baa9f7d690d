// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/simulator_controls.h"

#include "widgets/text/clock_text.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr std::uint32_t MostGrace = std::numeric_limits<std::uint32_t>::max(); ///< seconds, limit of the file

} // namespace

void SimulatorControls::addGrace()
{
    m_grace = new QComboBox(m_row);
    m_grace->setObjectName(QStringLiteral("simulatorGrace"));
    m_grace->setEditable(true);
    m_grace->setInsertPolicy(QComboBox::NoInsert);
    m_grace->setMinimumContentsLength(6);
    m_grace->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_grace->setToolTip(tr("Time that jobs may continue before their nodes are freed. Choose or type one, "
                           "such as 90 s; changing this needs no new simulation"));
    titled(tr("Grace period"), m_grace);
    connect(m_grace, &QComboBox::activated, this, &SimulatorControls::takeGrace);
    connect(m_grace->lineEdit(), &QLineEdit::editingFinished, this, &SimulatorControls::takeGrace);
}

void SimulatorControls::takeGrace()
{
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return;
    const QString typed = m_grace->currentText();
    const auto span = typedSpan(typed);
    if (!span) {
        followGraces(m_document.scenario()->simulation->preemption);
        Q_EMIT refused({ErrorCode::BadInput,
            tr("invalid grace period '%1'; expected a time such as 60 s, 20 min or 2 h")
                .arg(typed)
                .toStdString(),
            {}, {}});
        return;
    }
    if (*span > MostGrace) {
        followGraces(m_document.scenario()->simulation->preemption);
        Q_EMIT refused({ErrorCode::BadInput,
            tr("grace period '%2' is out of range; expected 0 to %1 s")
                .arg(NumberText().count(MostGrace), typed)
                .toStdString(),
            {}, {}});
        return;
    }
    if (*span == m_results.grace())
        return followGraces(m_document.scenario()->simulation->preemption);
    edit(tr("Change grace period to %1").arg(spanText(*span)), {}, [span](SimulationSection& section) {
        auto& list = section.preemption.graces;
        std::erase(list, *span);
        std::sort(list.begin(), list.end());
        list.insert(list.begin(), *span); // the first is the one shown
    });
    followGraces(m_document.scenario()->simulation->preemption);
}

void SimulatorControls::followGraces(const PreemptionSection& section)
{
    const QSignalBlocker quiet(m_grace);
    m_grace->clear();
    std::vector<Seconds> graces = section.graces;
    std::sort(graces.begin(), graces.end());
    for (const Seconds grace : graces)
        m_grace->addItem(spanText(grace));
    // Keyboard navigation starts at the current entry, and Return chooses it.
    const auto shown = std::find(graces.begin(), graces.end(), m_results.grace());
    m_grace->setCurrentIndex(shown == graces.end() ? -1 : static_cast<int>(shown - graces.begin()));
    m_grace->setEditText(spanText(m_results.grace()));
}

} // namespace fairshare::gui
