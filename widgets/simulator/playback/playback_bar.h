// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/flow_layout.h"
#include "widgets/work/playback_clock.h"
#include "widgets/work/tasks/background_task.h"

#include <vector>

class QAbstractButton;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace fairshare::gui {

class CountingLine;
class ElidedLabel;
class SampleSlider;
class StepButton;

/// Playback controls of the simulation view: buttons, time, speed and a slider over the samples.
class PlaybackBar : public ControlStrip {
    Q_OBJECT

public:
    /// @param counting the task that finds the moments when the policies differ
    PlaybackBar(PlaybackClock& clock, BackgroundTask& counting, QWidget* parent = nullptr);

    /// @param moments samples at which the policies differ most, ascending
    void setMoments(std::vector<std::uint64_t> moments);
    /// Sets the line about the origin of the run.
    void setOrigin(const QString& origin);
    SampleSlider& scrubber() const { return *m_scrubber; }
    /// Goes to the key moment after (1) or before (-1) the current one and wraps around.
    void goToDifference(int way);
    /// Returns the current position for pictures, which have no buttons.
    QString place() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A button was clicked with the mouse, so the next keys are meant for playback.
    void clicked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createButtons(QLayout& row);
    void watch(QAbstractButton& button);
    void createSpeed(QLayout& row);
    void refresh();
    static QString nextText(bool withKey);
    /// Shows the labels for which there is room. Places the slider where it is wide enough to use.
    void fitWords();

    PlaybackClock& m_clock;
    std::vector<std::uint64_t> m_moments;
    std::vector<QWidget*> m_buttons;
    StepButton* m_play = nullptr;
    QLabel* m_time;
    QLabel* m_place;
    QLabel* m_speedTitle = nullptr;
    QComboBox* m_speed = nullptr;
    SampleSlider* m_scrubber;
    QHBoxLayout* m_row = nullptr;
    QHBoxLayout* m_words = nullptr; ///< second line, for the slider if it does not fit next to the buttons
    QWidget* m_sliderPlace; ///< placeholder for the slider meanwhile
    QPushButton* m_next = nullptr;
    ElidedLabel* m_origin;
    QLabel* m_legend;
    CountingLine* m_counting;
};

} // namespace fairshare::gui
