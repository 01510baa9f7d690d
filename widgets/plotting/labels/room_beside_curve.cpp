// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/room_beside_curve.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace fairshare::gui {
namespace {

bool crossesAny(const QLineF& leader, std::span<const LabelObstacle> lines)
{
    return std::any_of(lines.begin(), lines.end(), [&leader](const LabelObstacle& obstacle) {
        return leader.intersects(obstacle.line, nullptr) == QLineF::BoundedIntersection;
    });
}

} // namespace

std::vector<QPointF> fromTheMiddle(const QPolygonF& run)
{
    std::vector<QPointF> points;
    for (const QPointF& on : run)
        if (points.empty() || QLineF(points.back(), on).length() >= AnchorsApart)
            points.push_back(on);
    const auto middle = static_cast<std::ptrdiff_t>(points.size() / 2);
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> order;
    order.reserve(points.size());
    for (std::size_t at = 0; at < points.size(); ++at)
        order.emplace_back(std::abs(static_cast<std::ptrdiff_t>(at) - middle), at);
    std::sort(order.begin(), order.end());
    std::vector<QPointF> ordered;
    ordered.reserve(points.size());
    for (const auto& [distance, at] : order)
        ordered.push_back(points[at]);
    return ordered;
}

std::optional<CurveLabel> RoomBesideCurve::find(
    const std::vector<QPolygonF>& curve, std::span<const LabelObstacle> others, double em) const
{
    for (const double distance : {0.35 * em, em, 2 * em, 3.5 * em, 5.5 * em})
        for (const QPolygonF& run : curve)
            for (const QPointF& on : fromTheMiddle(run))
                if (const auto label = beside(on, others, distance))
                    return label;
    return std::nullopt;
}

std::optional<CurveLabel> RoomBesideCurve::beside(
    const QPointF& on, std::span<const LabelObstacle> others, double distance) const
{
    const double w = m_size.width();
    const double h = m_size.height();
    const std::array corners{QPointF(distance, -distance - h), QPointF(distance, -h / 2),
        QPointF(distance, distance), QPointF(-distance - w, distance), QPointF(-distance - w, -h / 2),
        QPointF(-distance - w, -distance - h)};
    for (const QPointF& corner : corners) {
        const QRectF place(on + corner, m_size);
        if (m_room.isFree(place.adjusted(-2, -1, 2, 1)) && coveredLines(place, m_all) == 0
            && !crossesAny({on, nearestOf(place, on)}, others))
            return CurveLabel{place, on};
    }
    return std::nullopt;
}

} // namespace fairshare::gui
