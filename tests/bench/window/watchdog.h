// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace fairshare::gui {

/// Beats every millisecond while the event loop runs. What other programs on the machine add is left out of
/// the processor time of the thread, which is what a window on a quiet machine would take.
class Watchdog {
public:
    Watchdog();

    /// The longest time without a beat so far, in milliseconds.
    double longestBlock() const { return m_longest; }
    /// The most processor time of this thread without a beat so far, in milliseconds.
    double longestWork() const { return m_longestWork; }

private:
    void beat();

    QTimer m_timer;
    QElapsedTimer m_since;
    double m_workThen = 0;
    double m_longest = 0;
    double m_longestWork = 0;
};

/// Counts how often a widget is painted.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget);

    double count() const { return m_count; }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double m_count = 0;
};

/// Runs the event loop.
void runFor(int milliseconds);

/// Calls `step(0)` … `step(count - 1)` from the event loop, one each `milliseconds`, those that come late at
/// once. @return seconds until the last one was done
double everyFrame(int count, double milliseconds, const std::function<void(int)>& step);

} // namespace fairshare::gui
