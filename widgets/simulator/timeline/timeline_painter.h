// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/timeline_scene.h"

#include <QPainter>

namespace fairshare::gui {

/// Paints the simulation view: the static part, and the part that follows the cursor.
class TimelinePainter {
public:
    TimelinePainter(QPainter& painter, const TimelineScene& scene, const TimelineLayout& layout);

    /// Paints the heading, the canvases and the time axis.
    void paintStill();
    /// Paints the policy names with the lost work at the current sample, and the cursor.
    void paintMoment();

    /// Return the width of the names on the left and of the numbers next to the canvases.
    static int labelWidth(const TimelineScene& scene);
    static int tickWidth(const TimelineScene& scene);

private:
    void paintHeading();
    /// Paint what the colors mean at the right end of the heading, for values and for jobs. Return the width
    /// used, 0 if nothing was painted.
    int paintColorScale();
    int paintJobColors();
    /// Do the same within `most` pixels.
    /// @param apart width of a swatch and of the gap between two swatches, in pixels
    int paintJobRamp(const ColorScale& scale, int most, int apart);
    int paintJobNames(const ColorScale& scale, int most, int apart);
    void paintStrip(const TimelineLayout::Band& band);
    void paintGantt(const TimelineLayout::Band& band);
    void paintJobsOf(std::uint32_t node, const QRect& canvas);
    /// Draws the job, with its ID if there is room.
    void paintJob(JobPlace job, const QRect& bar);
    QColor jobFill(JobPlace job) const;
    /// Paints the job on the selected node at the current sample.
    void paintSelectedJob(const TimelineLayout::Band& band);
    void paintNodeTicks(const TimelineLayout::Band& band);
    void paintTimes();
    /// Paints the times of day, with the dates below them.
    void paintDates(std::int64_t step);
    void paintTick(int x, const QString& text);
    void paintFrame(const QRect& canvas);
    void paintLabel(const TimelineLayout::Band& band);
    void paintSelection();
    /// Paints the cursor if there is a current sample.
    void paintCursor();
    void paintRange(const TimeRange& range);
    void paintTaken(const TimelineLayout::Band& band, int x);
    void paintSelectedNode(const TimelineLayout::Band& band);
    void hatch(const QRect& place);
    /// Hatches the nodes taken by removals, over what is already painted.
    void paintAway(const QRect& canvas);
    void hatchAway(const QRect& place);
    QRect nodeRect(const QRect& canvas, std::uint32_t node) const;

    QPainter& m_painter;
    const TimelineScene& m_scene;
    const TimelineLayout& m_layout;
    QFont m_small;
    int m_em;
};

} // namespace fairshare::gui
