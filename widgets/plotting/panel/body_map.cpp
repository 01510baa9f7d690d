// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/body_map.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

AxisMap unitMap(const PlotAxis& axis)
{
    return {axis, {axis.lowest, axis.highest}, {axis.reversed ? 1.0 : 0.0, axis.reversed ? 0.0 : 1.0}};
}

} // namespace

BodyMap::BodyMap(const PlotPanel& panel, const Camera& camera, const QRectF& area, const QMarginsF& labels)
    : m_area(area)
    , m_camera(camera)
    , m_projection(camera)
    , m_x(unitMap(panel.x))
    , m_y(unitMap(panel.y))
    , m_z(unitMap(panel.z.value_or(PlotAxis{})))
{
    const QRectF room = area.marginsRemoved(labels);
    m_middle = room.center();
    m_scale = std::max(1.0,
                  std::min(room.width() / BodyProjection::greatestWidth(),
                      room.height() / m_projection.greatestHeight()))
        * camera.zoom;
}

BodyPlace BodyMap::place(double x, double y, double z) const
{
    // An undefined value has no position, not even at the end of a logarithmic axis.
    const auto defined = [](double number, double at) { return std::isnan(number) ? number : at; };
    return {
        defined(x, m_x.pixel(x)), defined(y, m_y.pixel(y)), defined(z, std::clamp(m_z.pixel(z), 0.0, 1.0))};
}

BodyPlace BodyMap::placeOf(const Marks& marks, std::size_t at) const
{
    BodyPlace found = place(marks.x[at], marks.y[at], at < marks.z.size() ? marks.z[at] : 0);
    if (marks.z.empty())
        found.z = 0;
    return found;
}

QPointF BodyMap::pixel(const SeenPlace& seen) const
{
    return m_middle + m_scale * QPointF(seen.right - m_camera.right, m_camera.up - seen.up);
}

SeenPlace BodyMap::seenAt(const QPointF& pixel, double away) const
{
    const QPointF from = (pixel - m_middle) / m_scale;
    return {m_camera.right + from.x(), m_camera.up - from.y(), away};
}

Camera BodyMap::zoomed(double factor, const QPointF& around) const
{
    Camera camera = m_camera;
    camera.zoom = std::clamp(camera.zoom * factor, 1.0, MostZoom);
    const double changed = m_camera.zoom / camera.zoom;
    const SeenPlace at = seenAt(around, 0);
    camera.right = at.right + (m_camera.right - at.right) * changed;
    camera.up = at.up + (m_camera.up - at.up) * changed;
    return keptWithin(camera);
}

} // namespace fairshare::gui
