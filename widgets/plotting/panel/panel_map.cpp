// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/panel_map.h"

#include "widgets/plotting/panel/body_view.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairshare::gui {
namespace {

constexpr double FullTurn = 360.0;
constexpr double PicturesAway = 20; ///< beyond this, a painter loses precision
constexpr double TopAngle = 90.0; ///< sectors start at the top, Qt's arcs on the right

} // namespace

AxisMap::AxisMap(const PlotAxis& axis, const Ends& shown, const Ends& pixels)
    : m_logarithmic(axis.scale == AxisScale::Logarithmic)
    , m_zeroAt(axis.zeroAt.value_or(axis.lowest))
    , m_start(m_logarithmic ? std::log(shown.from) : shown.from)
    , m_pixels((pixels.to - pixels.from) / ((m_logarithmic ? std::log(shown.to) : shown.to) - m_start))
    , m_from(pixels.from)
    , m_furthest(PicturesAway * std::abs(pixels.to - pixels.from))
{
}

double AxisMap::pixel(double value) const
{
    return m_from + std::clamp(anyPixel(value) - m_from, -m_furthest, m_furthest);
}

double AxisMap::anyPixel(double value) const
{
    const double place = m_logarithmic ? std::log(value > 0 ? value : m_zeroAt) : value;
    return m_from + (place - m_start) * m_pixels;
}

double AxisMap::value(double pixel) const
{
    const double place = m_start + (pixel - m_from) / m_pixels;
    return m_logarithmic ? std::exp(place) : place;
}

QPointF PanelMap::point(const Marks& marks, std::size_t at) const
{
    return body ? body->map().pixel(body->map().placeOf(marks, at)) : point(marks.x[at], marks.y[at]);
}

QRectF PanelMap::rectangle(const Marks& marks, std::size_t item) const
{
    return QRectF(point(marks.x[item], marks.y[item]), point(marks.x2[item], marks.y2[item])).normalized();
}

QRectF PanelMap::box(const Marks& marks, std::size_t item) const
{
    if (marks.kind != MarkKind::Cells)
        return rectangle(marks, item);
    const double atX = marks.x[item];
    const double atY = marks.y[item];
    return QRectF(point(atX - 0.5, atY - 0.5), point(atX + 0.5, atY + 0.5)).normalized();
}

QPainterPath PanelMap::sector(const Marks& marks, std::size_t item) const
{
    const double inner = marks.y[item] * turnRadius;
    const double outer = marks.y2[item] * turnRadius;
    const double start = TopAngle - FullTurn * marks.x[item];
    const double sweep = -FullTurn * (marks.x2[item] - marks.x[item]);
    const QPointF center = area.center();
    const auto circle = [center](double radius) {
        return QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius);
    };
    QPainterPath path;
    if (std::abs(sweep) >= FullTurn) {
        path.addEllipse(circle(outer));
        if (inner > 0)
            path.addEllipse(circle(inner));
        return path;
    }
    path.arcMoveTo(circle(outer), start);
    path.arcTo(circle(outer), start, sweep);
    if (inner > 0)
        path.arcTo(circle(inner), start + sweep, -sweep);
    else
        path.lineTo(center);
    path.closeSubpath();
    return path;
}

QPainterPath PanelMap::ribbon(const Marks& marks, std::size_t item) const
{
    const double height = marks.heights[item];
    const QPointF from = point(marks.x[item], marks.y[item] + height);
    const QPointF to = point(marks.x2[item], marks.y2[item] + height);
    const double down = y.pixel(marks.y[item]) - from.y();
    const double middle = (from.x() + to.x()) / 2;
    QPainterPath path(from);
    path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
    path.lineTo(to.x(), to.y() + down);
    path.cubicTo({middle, to.y() + down}, {middle, from.y() + down}, {from.x(), from.y() + down});
    path.closeSubpath();
    return path;
}

QPointF PanelMap::anchor(const Marks& marks, std::size_t item) const
{
    switch (marks.kind) {
    case MarkKind::Lines: {
        const std::size_t middle = (marks.starts[item] + marks.starts[item + 1]) / 2;
        return point(marks, middle);
    }
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        return box(marks, item).intersected(area).center();
    case MarkKind::Sectors: {
        const double turn = (marks.x[item] + marks.x2[item]) / 2 * 2 * std::numbers::pi;
        const double radius = marks.y[item] > 0 || marks.x2[item] - marks.x[item] < 1
            ? (marks.y[item] + marks.y2[item]) / 2 * turnRadius
            : 0;
        return area.center() + radius * QPointF(std::sin(turn), -std::cos(turn));
    }
    case MarkKind::Ribbons:
        return point(
            (marks.x[item] + marks.x2[item]) / 2, (marks.y[item] + marks.y2[item] + marks.heights[item]) / 2);
    case MarkKind::References:
    case MarkKind::Points:
    case MarkKind::Texts:
        break;
    }
    return point(marks, item);
}

bool isPolar(const PlotPanel& panel)
{
    return std::any_of(panel.marks.begin(), panel.marks.end(),
        [](const Marks& marks) { return marks.kind == MarkKind::Sectors; });
}

} // namespace fairshare::gui
