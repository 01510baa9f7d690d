// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_frames.h"

namespace fairshare::gui {

/// Moments of a film beside and below each other, with a heading that says what they are of. Once it is made
/// it is only read.
struct ContactSheet {
    struct Moment {
        FilmFrames frames; ///< all of one size
        std::uint64_t sample = 0;
    };

    QString title{};
    QString premise{}; ///< the file, and all that the moments have in common
    QFont font{};
    std::vector<Moment> moments{};

    QSize size() const;
    void paint(QPainter& painter) const;

private:
    int columns() const;
    QRect titlePlace() const;
    QRect premisePlace() const;
};

} // namespace fairshare::gui
