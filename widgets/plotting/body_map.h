// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "widgets/plotting/panel_map.h"

#include <QMarginsF>

namespace fairshare::gui {

/// Where the places of a body lie in the picture, in pixels of the canvas.
class BodyMap {
public:
    /// @param area of the panel; @param labels the part of it that texts around the body take
    BodyMap(const PlotPanel& panel, const Camera& camera, const QRectF& area, const QMarginsF& labels);

    const QRectF& area() const { return m_area; }
    const BodyProjection& projection() const { return m_projection; }
    /// Pixels a side of the floor.
    double scale() const { return m_scale; }

    /// Of numbers of the three axes; heights beyond their axis are at its end.
    BodyPlace place(double x, double y, double z) const;
    /// Of a point of points or lines; on the floor where they have no heights.
    BodyPlace placeOf(const Marks& marks, std::size_t at) const;
    QPointF pixel(const SeenPlace& seen) const;
    QPointF pixel(const BodyPlace& place) const { return pixel(m_projection.seen(place)); }
    /// What is seen at a pixel, so far away.
    SeenPlace seenAt(const QPointF& pixel, double away) const;
    /// Numbers of the axes at a place.
    QPointF numbers(const BodyPlace& place) const { return {m_x.value(place.x), m_y.value(place.y)}; }
    /// Of what the camera looks at, with an unchanged zoom, so that this pixel shows what that one showed.
    Camera zoomed(double factor, const QPointF& around) const;

private:
    QRectF m_area;
    Camera m_camera;
    BodyProjection m_projection;
    AxisMap m_x; ///< from 0 to 1
    AxisMap m_y;
    AxisMap m_z;
    QPointF m_middle;
    double m_scale;
};

} // namespace fairshare::gui
