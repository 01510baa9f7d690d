// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/flow_layout.h"
#include "widgets/work/film_clock.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace fairshare::gui {

class ElidedLabel;
class FilmScrubber;
class StepButton;

/// The buttons of a film with its clock, its speed and the slider over its samples.
class FilmPlayer : public ControlStrip {
    Q_OBJECT

public:
    explicit FilmPlayer(FilmClock& clock, QWidget* parent = nullptr);

    /// @param moments samples at which the policies differ most, ascending
    void setMoments(std::vector<std::uint64_t> moments);
    /// How the film came about, in one line.
    void setOrigin(const QString& origin);
    FilmScrubber& scrubber() const { return *m_scrubber; }
    /// To the key moment after (1) or before (-1) the present one; round at the ends.
    void goToDifference(int way);
    /// The pictures have no buttons, but the moment they show.
    QString place() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createButtons(QLayout& row);
    void createSpeed(QLayout& row);
    void refresh();

    FilmClock& m_clock;
    std::vector<std::uint64_t> m_moments;
    std::vector<QWidget*> m_buttons;
    StepButton* m_play = nullptr;
    QLabel* m_time;
    QLabel* m_place;
    QWidget* m_speedPart = nullptr;
    QComboBox* m_speed = nullptr;
    FilmScrubber* m_scrubber;
    QPushButton* m_next = nullptr;
    ElidedLabel* m_origin;
    QLabel* m_legend;
};

} // namespace fairshare::gui
