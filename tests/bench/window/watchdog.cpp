// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/watchdog.h"

#include <QEvent>
#include <QEventLoop>
#include <QWidget>

#include <algorithm>

#include <time.h>

namespace fairshare::gui {

namespace {

double processorMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

Watchdog::Watchdog()
    : m_workThen(processorMilliseconds())
{
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
    m_since.start();
    m_timer.start(1);
}

void Watchdog::beat()
{
    constexpr double NanosecondsPerMillisecond = 1e6;
    m_longest = std::max(m_longest, static_cast<double>(m_since.nsecsElapsed()) / NanosecondsPerMillisecond);
    m_since.start();
    const double now = processorMilliseconds();
    m_longestWork = std::max(m_longestWork, now - m_workThen);
    m_workThen = now;
}

PaintCounter::PaintCounter(QWidget& widget)
{
    widget.installEventFilter(this);
}

bool PaintCounter::eventFilter(QObject* watched, QEvent* event)
{
    m_count += event->type() == QEvent::Paint ? 1 : 0;
    return QObject::eventFilter(watched, event);
}

void runFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

double everyFrame(int count, double milliseconds, const std::function<void(int)>& step)
{
    constexpr double MillisecondsPerSecond = 1000;
    QEventLoop loop;
    QElapsedTimer elapsed;
    int next = 0;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (static_cast<double>(elapsed.elapsed()) < next * milliseconds)
            return;
        step(next++);
        if (next == count)
            loop.quit();
    });
    elapsed.start();
    timer.start(1);
    loop.exec();
    return static_cast<double>(elapsed.elapsed()) / MillisecondsPerSecond;
}

} // namespace fairshare::gui
