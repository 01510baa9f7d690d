// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/time_span.h"

#include <QFont>
#include <QRect>
#include <QSize>

#include <cstddef>
#include <vector>

namespace fairshare::gui {

/// Gap between a canvas and the numbers next to it. The mark of the selected node is drawn in this gap.
inline constexpr double NumberGapEms = 0.5;

/// Pictures of the simulation view.
enum class TimelinePicture { HeatMap, Gantt, Lost, Usage };

/// One of the stacked pictures, which share one time axis.
enum class TimelineBand {
    Strip, ///< heat map of a policy
    Gantt, ///< which job runs on which node
    Lost, ///< work lost at each sample
    LostSum, ///< lost work, summed up to each sample
    InUse, ///< fraction of nodes in use
    Waiting, ///< pending jobs
};

/// Positions of the parts of the simulation view.
struct TimelineLayout {
    struct Band {
        TimelineBand kind = TimelineBand::Strip;
        std::size_t policy = 0; ///< policy of a strip
        QRect title{}; ///< above the canvas; empty if the name is on the left
        QRect label{}; ///< on the left
        QRect canvas{};
    };

    QRect heading; ///< at the top: title and color scale
    std::vector<Band> bands;
    QRect ticks; ///< at the bottom: times
    QRect axisTitle;
    int left = 0; ///< of every canvas
    int right = 1; ///< one past the last column of every canvas

    double xOf(double time, const TimeSpan& span) const
    {
        return left + (time - span.begin) / span.length() * (right - left);
    }
    double timeAt(double x, const TimeSpan& span) const
    {
        return span.begin + (x - left) / (right - left) * span.length();
    }
    /// Returns null if there is none.
    const Band* bandAt(const QPoint& position) const;
    const Band* band(TimelineBand kind) const;
    /// Returns the rectangle from the top of the first canvas to the bottom of the last one.
    QRect canvases() const;
};

/// Input for the layout of the simulation view.
struct TimelineRoom {
    TimelinePicture show = TimelinePicture::HeatMap;
    std::size_t policies = 0;
    QSize size{};
    QFont font{};
    int labelWidth = 0; ///< width of the names on the left
    int tickWidth = 0; ///< width of the numbers next to a canvas
};

TimelineLayout layoutTimeline(const TimelineRoom& room);

/// Returns the smallest size at which every band is readable.
QSize leastTimelineSize(const TimelineRoom& room);

} // namespace fairshare::gui
