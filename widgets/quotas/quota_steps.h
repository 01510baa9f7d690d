// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/quota_results.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace fairshare::gui {

class IdleBars;

/// The allocation step by step: playback buttons, a description of the steps, and below them the cores that
/// are idle while jobs are pending. Space plays, arrows step, Home and End go to the ends.
class QuotaSteps : public QWidget {
    Q_OBJECT

public:
    explicit QuotaSteps(QuotaResults& results, QWidget* parent = nullptr);

    bool isPlaying() const { return m_clock.isActive(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createButtons();
    void listSteps();
    void showStep();
    /// Returns the current step, starting at 1; 0 for none.
    std::size_t current() const;
    std::size_t count() const;
    void goTo(std::size_t step);
    void walk(int steps);
    void play(bool on);

    QuotaResults& m_results;
    QWidget* m_buttons;
    QToolButton* m_play = nullptr;
    QLabel* m_place;
    QListWidget* m_list;
    IdleBars* m_idle;
    QLabel* m_hint;
    QTimer m_clock;
};

} // namespace fairshare::gui
