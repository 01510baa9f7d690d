// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/band.h"
#include "widgets/work/background_task.h"

#include <QElapsedTimer>
#include <QTimer>

#include <deque>
#include <optional>
#include <utility>

class QProgressBar;

namespace fairshare::gui {

class WrappedText;

/// Shows a background task that takes a while, with rows read, time left and Cancel.
class LoadingBand : public Band {
    Q_OBJECT

public:
    /// @param patience milliseconds that the task takes before it is shown
    LoadingBand(BackgroundTask& task, int patience, QWidget* parent = nullptr);

protected:
    void dismiss() override { m_task.cancel(); }

private:
    void update();
    std::optional<double> secondsLeft(double done);

    BackgroundTask& m_task;
    WrappedText* m_text;
    QProgressBar* m_bar;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    /// What was seen lately: milliseconds since the start, and the part that was done. Work is not as fast in
    /// each of its parts.
    std::deque<std::pair<qint64, double>> m_seen;
};

} // namespace fairshare::gui
