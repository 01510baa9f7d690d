// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/band.h"
#include "widgets/work/tasks/background_task.h"
#include "widgets/work/tasks/time_left.h"

#include <QTimer>

class QProgressBar;

namespace fairshare::gui {

class WrappedText;

/// Shows a long background task, with the rows read, the time left and Cancel.
class LoadingBand : public Band {
    Q_OBJECT

public:
    explicit LoadingBand(BackgroundTask& task, QWidget* parent = nullptr);

protected:
    void dismiss() override { m_task.cancel(); }

private:
    void update();

    BackgroundTask& m_task;
    WrappedText* m_text;
    QProgressBar* m_bar;
    QTimer m_timer;
    TimeLeft m_left;
};

} // namespace fairshare::gui
