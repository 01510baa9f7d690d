// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/tasks/background_task.h"
#include "widgets/work/tasks/time_left.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace fairshare::gui {

class LinkButton;

/// Shows a background task in one line of a view: what is being done, progress, time left, and Cancel. It
/// always occupies its space, so the view does not move. It becomes visible only if the task takes a moment.
class CountingLine : public QWidget {
    Q_OBJECT

public:
    explicit CountingLine(BackgroundTask& task, QWidget* parent = nullptr);

    bool isShown() const { return m_shown; }

Q_SIGNALS:
    void shownChanged(bool shown);

private:
    void setShown(bool shown);
    void refresh();

    BackgroundTask& m_task;
    QLabel* m_text;
    QProgressBar* m_bar;
    LinkButton* m_cancel;
    QTimer m_timer;
    TimeLeft m_left;
    bool m_shown = false;
};

} // namespace fairshare::gui
