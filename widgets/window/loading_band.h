// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/background_task.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;

namespace fairshare::gui {

/// Shows a background task that takes longer than 200 ms, with its progress, seconds left and Cancel.
class LoadingBand : public QFrame {
    Q_OBJECT

public:
    explicit LoadingBand(BackgroundTask& task, QWidget* parent = nullptr);

private:
    void update();

    BackgroundTask& m_task;
    QLabel* m_text;
    QProgressBar* m_bar;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
};

} // namespace fairshare::gui
