// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/flow_layout.h"
#include "widgets/work/background_task.h"
#include "widgets/work/film_clock.h"

#include <vector>

class QAbstractButton;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace fairshare::gui {

class CountingLine;
class ElidedLabel;
class FilmScrubber;
class StepButton;

/// The buttons of a film with its clock, its speed and the slider over its samples.
class FilmPlayer : public ControlStrip {
    Q_OBJECT

public:
    /// @param counting what finds the moments at which the policies differ
    FilmPlayer(FilmClock& clock, BackgroundTask& counting, QWidget* parent = nullptr);

    /// @param moments samples at which the policies differ most, ascending
    void setMoments(std::vector<std::uint64_t> moments);
    /// How the film came about, in one line.
    void setOrigin(const QString& origin);
    FilmScrubber& scrubber() const { return *m_scrubber; }
    /// To the key moment after (1) or before (-1) the present one; round at the ends.
    void goToDifference(int way);
    /// The pictures have no buttons, but the moment they show.
    QString place() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A button was, with the mouse: the keys of the film are what is meant next.
    void clicked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createButtons(QLayout& row);
    void watch(QAbstractButton& button);
    void createSpeed(QLayout& row);
    void refresh();
    static QString nextText(bool withKey);
    /// The words for which there is room, and the slider where it can be aimed with.
    void fitWords();

    FilmClock& m_clock;
    std::vector<std::uint64_t> m_moments;
    std::vector<QWidget*> m_buttons;
    StepButton* m_play = nullptr;
    QLabel* m_time;
    QLabel* m_place;
    QLabel* m_speedTitle = nullptr;
    QComboBox* m_speed = nullptr;
    FilmScrubber* m_scrubber;
    QHBoxLayout* m_row = nullptr;
    QHBoxLayout* m_words = nullptr; ///< below, where the slider goes that has no room beside the buttons
    QWidget* m_sliderPlace; ///< holds its place meanwhile
    QPushButton* m_next = nullptr;
    ElidedLabel* m_origin;
    QLabel* m_legend;
    CountingLine* m_counting;
};

} // namespace fairshare::gui
