// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/background_task.h"
#include "widgets/work/time_left.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace fairshare::gui {

class LinkButton;

/// A background task in one line of a view that stays where it is meanwhile: what is done, how far it is, the
/// time left and Cancel. Takes its room all the time; seen once the task takes longer than a moment.
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
