// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "widgets/plotting/panel/panel_map.h"

#include <QMarginsF>

namespace fairshare::gui {

/// Maps positions in a 3D plot to pixels of the canvas.
class BodyMap {
public:
    /// @param area area of the panel
    /// @param labels margins of the texts around the 3D plot
    BodyMap(const PlotPanel& panel, const Camera& camera, const QRectF& area, const QMarginsF& labels);

    const QRectF& area() const { return m_area; }
    const BodyProjection& projection() const { return m_projection; }
    /// Returns the side length of the floor in pixels.
    double scale() const { return m_scale; }

    /// Maps numbers of the three axes; heights outside their axis are moved to its end.
    BodyPlace place(double x, double y, double z) const;
    /// Maps a point of points or lines; points without heights are on the floor.
    BodyPlace placeOf(const Marks& marks, std::size_t at) const;
    QPointF pixel(const SeenPlace& seen) const;
    QPointF pixel(const BodyPlace& place) const { return pixel(m_projection.seen(place)); }
    /// Returns what is visible at a pixel, at this distance.
    SeenPlace seenAt(const QPointF& pixel, double away) const;
    /// Returns the axis values at a position.
    QPointF numbers(const BodyPlace& place) const { return {m_x.value(place.x), m_y.value(place.y)}; }
    /// Returns a camera zoomed around `around`: the pixel keeps showing the same place.
    Camera zoomed(double factor, const QPointF& around) const;

private:
    QRectF m_area;
    Camera m_camera;
    BodyProjection m_projection;
    AxisMap m_x; ///< maps to 0 to 1
    AxisMap m_y;
    AxisMap m_z;
    QPointF m_middle;
    double m_scale;
};

} // namespace fairshare::gui
