// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/counting_line.h"

#include "widgets/controls/menus/link_button.h"
#include "widgets/table/cell_metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int PatienceMilliseconds = 300;
constexpr int RefreshMilliseconds = 100;
constexpr int Steps = 1000;

} // namespace

CountingLine::CountingLine(BackgroundTask& task, QWidget* parent)
    : QWidget(parent)
    , m_task(task)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new LinkButton(this))
{
    setObjectName(QStringLiteral("countingLine"));
    setFont(captionFont(font()));
    const int em = fontMetrics().height();
    m_text->setObjectName(QStringLiteral("countingText"));
    m_bar->setObjectName(QStringLiteral("countingProgress"));
    m_bar->setRange(0, Steps);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(6 * em, em * 2 / 3);
    m_cancel->setObjectName(QStringLiteral("countingCancel"));
    m_cancel->setText(tr("Cancel"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(em / 2);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    hide();
    connect(m_cancel, &QPushButton::clicked, &task, &BackgroundTask::cancel);
    connect(&m_timer, &QTimer::timeout, this, &CountingLine::refresh);
    connect(&task, &BackgroundTask::started, this, [this] {
        m_left.start();
        // A task that directly follows another is shown immediately, to avoid flicker.
        m_timer.start(m_shown ? RefreshMilliseconds : PatienceMilliseconds);
    });
    connect(&task, &BackgroundTask::ended, this, [this] {
        m_timer.stop();
        setShown(false);
    });
}

void CountingLine::setShown(bool shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    setVisible(shown);
    Q_EMIT shownChanged(shown);
}

void CountingLine::refresh()
{
    m_timer.setInterval(RefreshMilliseconds);
    const double done = m_task.fraction();
    m_bar->setValue(static_cast<int>(std::lround(done * Steps)));
    m_bar->setAccessibleName(m_task.title());
    const QString left = m_left.text(done);
    m_text->setText(left.isEmpty() ? m_task.title() : tr("%1, %2").arg(m_task.title(), left));
    setShown(true);
}

} // namespace fairshare::gui
