// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/film_scene.h"

#include <QPainter>

namespace fairshare::gui {

/// Paints a film: what stays while the cursor moves, and what follows it.
class FilmPainter {
public:
    FilmPainter(QPainter& painter, const FilmScene& scene, const FilmLayout& layout);

    /// Heading, canvases and the axis of time.
    void paintStill();
    /// Names with what is lost at the moment, and the cursor.
    void paintMoment();

    /// The room that names at the left need, and numbers beside the canvases.
    static int labelWidth(const FilmScene& scene);
    static int tickWidth(const FilmScene& scene);

private:
    void paintHeading();
    /// What the colors tell, at the right of the heading: of values and of jobs. Returns the room it takes, 0
    /// where none is.
    int paintColorScale();
    int paintJobColors();
    /// The same within `most` pixels. @param apart pixels, of a swatch and between two of them
    int paintJobRamp(const ColorScale& scale, int most, int apart);
    int paintJobNames(const ColorScale& scale, int most, int apart);
    void paintStrip(const FilmLayout::Band& band);
    void paintGantt(const FilmLayout::Band& band);
    void paintJobsOf(std::uint32_t node, const QRect& canvas);
    /// Draws its id as well if there is room.
    void paintJob(JobPlace job, const QRect& bar);
    QColor jobFill(JobPlace job) const;
    /// The job that the selected node has at the moment.
    void paintSelectedJob(const FilmLayout::Band& band);
    void paintNodeTicks(const FilmLayout::Band& band);
    void paintTimes();
    void paintFrame(const QRect& canvas);
    void paintLabel(const FilmLayout::Band& band);
    void paintSelection();
    /// Where there is a moment.
    void paintCursor();
    void paintTaken(const FilmLayout::Band& band, int x);
    void paintSelectedNode(const FilmLayout::Band& band);
    void hatch(const QRect& place);
    /// Over what stands there: nodes that removals have.
    void paintAway(const QRect& canvas);
    void hatchAway(const QRect& place);
    QRect nodeRect(const QRect& canvas, std::uint32_t node) const;

    QPainter& m_painter;
    const FilmScene& m_scene;
    const FilmLayout& m_layout;
    QFont m_small;
    int m_em;
};

} // namespace fairshare::gui
