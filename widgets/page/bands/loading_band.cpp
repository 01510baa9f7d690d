// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/loading_band.h"

#include "widgets/controls/progress_bars.h"
#include "widgets/text/number_text.h"
#include "widgets/text/wrapped_text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int LoadingPatienceMilliseconds = 200; ///< delay before a task is shown

} // namespace

LoadingBand::LoadingBand(BackgroundTask& task, QWidget* parent)
    : Band(parent)
    , m_task(task)
    , m_text(new WrappedText(this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("loadingBand"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("loadingCancel"));
    m_bar->setRange(0, ProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(3 * fontMetrics().height());
    m_text->setAccessibleName(tr("Current task"));
    m_text->setTextInteractionFlags(Qt::NoTextInteraction);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_bar->setAccessibleName(tr("Progress of opening"));
    auto* row = new QHBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    row->setContentsMargins(2 * margin, margin, margin, margin);
    row->addWidget(m_text, 1, Qt::AlignVCenter);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    connect(cancel, &QPushButton::clicked, &m_task, &BackgroundTask::cancel);
    connect(&m_timer, &QTimer::timeout, this, &LoadingBand::update);
    connect(&m_task, &BackgroundTask::started, this, [this] {
        m_left.start();
        m_timer.start(LoadingPatienceMilliseconds);
    });
    connect(&m_task, &BackgroundTask::ended, this, [this] {
        m_timer.stop();
        leave();
    });
}

void LoadingBand::update()
{
    m_timer.setInterval(ProgressRefreshMilliseconds);
    const double done = m_task.fraction();
    m_bar->setValue(static_cast<int>(std::lround(done * ProgressSteps)));
    QStringList parts{m_task.title()};
    if (m_task.rows() > 0)
        parts << tr("%1 rows").arg(NumberText().count(m_task.rows()));
    if (const QString left = m_left.text(done); !left.isEmpty())
        parts << left;
    m_text->setSentence(parts.join(QStringLiteral(", ")));
    if (!isVisible())
        appear();
}

} // namespace fairshare::gui
