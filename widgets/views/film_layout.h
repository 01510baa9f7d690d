// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/time_span.h"

#include <QFont>
#include <QRect>
#include <QSize>

#include <cstddef>
#include <vector>

namespace fairshare::gui {

/// Between a canvas and the numbers beside it; the mark of a selected node stands there.
inline constexpr double NumberGapEms = 0.5;

/// What of a film is looked at.
enum class FilmShow { HeatMap, Gantt, Lost, Usage };

/// One of the pictures below each other, all on one clock.
enum class FilmBand {
    Strip, ///< heat map of a policy
    Gantt, ///< which job holds which node
    Lost, ///< work lost at each sample
    LostSum, ///< the same up to each sample
    InUse, ///< part of the nodes with a job
    Waiting, ///< jobs that wait
};

/// Where what of a film stands.
struct FilmLayout {
    struct Band {
        FilmBand kind = FilmBand::Strip;
        std::size_t policy = 0; ///< of a strip
        QRect title{}; ///< above the canvas; empty where its name stands at the left
        QRect label{}; ///< at the left
        QRect canvas{};
    };

    QRect heading; ///< above all: title and color scale
    std::vector<Band> bands;
    QRect ticks; ///< below all: times
    QRect axisTitle;
    int left = 0; ///< of every canvas
    int right = 1; ///< beyond the last column of every canvas

    double xOf(double time, const TimeSpan& span) const
    {
        return left + (time - span.begin) / span.length() * (right - left);
    }
    double timeAt(double x, const TimeSpan& span) const
    {
        return span.begin + (x - left) / (right - left) * span.length();
    }
    /// Null where there is none.
    const Band* bandAt(const QPoint& position) const;
    const Band* band(FilmBand kind) const;
    /// From the top of the first canvas to the bottom of the last one.
    QRect canvases() const;
};

/// How a film is laid out.
struct FilmRoom {
    FilmShow show = FilmShow::HeatMap;
    std::size_t policies = 0;
    QSize size{};
    QFont font{};
    int labelWidth = 0; ///< that the names at the left need
    int tickWidth = 0; ///< that the numbers beside a canvas need
};

FilmLayout layoutFilm(const FilmRoom& room);

/// The least size at which every band can be read.
QSize leastFilmSize(const FilmRoom& room);

} // namespace fairshare::gui
