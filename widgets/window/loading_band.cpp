// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/loading_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/wrapped_text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int RefreshMilliseconds = 100;
constexpr int Steps = 1000;
constexpr double EnoughToGuess = 0.05;
constexpr qint64 LatelyMilliseconds = 4000;

QString leftText(double seconds)
{
    constexpr double Minute = 60;
    return seconds < 2 * Minute
        ? LoadingBand::tr("%1 s left").arg(static_cast<int>(std::ceil(seconds)))
        : LoadingBand::tr("%1 min left").arg(NumberText().count(std::uint64_t(std::ceil(seconds / Minute))));
}

} // namespace

LoadingBand::LoadingBand(BackgroundTask& task, int patience, QWidget* parent)
    : Band(parent)
    , m_task(task)
    , m_text(new WrappedText(this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("loadingBand"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("loadingCancel"));
    m_bar->setRange(0, Steps);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(3 * fontMetrics().height());
    m_text->setAccessibleName(tr("What is being done"));
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
    connect(&m_task, &BackgroundTask::started, this, [this, patience] {
        m_elapsed.start();
        m_seen.clear();
        m_timer.start(patience);
    });
    connect(&m_task, &BackgroundTask::ended, this, [this] {
        m_timer.stop();
        leave();
    });
}

/// By how fast it went lately; nothing while that is too little to tell.
std::optional<double> LoadingBand::secondsLeft(double done)
{
    const qint64 now = m_elapsed.elapsed();
    m_seen.emplace_back(now, done);
    while (m_seen.size() > 2 && m_seen[1].first <= now - LatelyMilliseconds)
        m_seen.pop_front();
    const auto [then, before] = m_seen.front();
    const bool isNew = then > now - LatelyMilliseconds;
    const double part = isNew ? done : done - before;
    const qint64 time = isNew ? now : now - then;
    if (done <= EnoughToGuess || part <= 0)
        return std::nullopt;
    return static_cast<double>(time) / 1000 * (1 - done) / part;
}

void LoadingBand::update()
{
    m_timer.setInterval(RefreshMilliseconds);
    const double done = m_task.fraction();
    m_bar->setValue(static_cast<int>(std::lround(done * Steps)));
    QStringList parts{m_task.title()};
    if (m_task.rows() > 0)
        parts << (m_task.rows() == 1 ? tr("1 row") : tr("%1 rows").arg(NumberText().count(m_task.rows())));
    if (const auto seconds = secondsLeft(done))
        parts << leftText(*seconds);
    m_text->setSentence(parts.join(QStringLiteral(", ")));
    if (!isVisible())
        appear();
}

} // namespace fairshare::gui
