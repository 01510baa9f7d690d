// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/point_label_finder.h"

#include "widgets/plotting/panel/line_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fairshare::gui {
namespace {

constexpr double SamePoint = 1.5; ///< pixels
constexpr double Nearer = 5; ///< how much nearer a point must be to its name than any other point
constexpr double LeaderStart = 6; ///< distance from the middle of a point
constexpr double PastPoints = 5; ///< distance between a leader and other points

double squared(const QPointF& way)
{
    return QPointF::dotProduct(way, way);
}

double squaredDistance(const QRectF& place, const QPointF& point)
{
    return squared(nearestOf(place, point) - point);
}

double squaredDistance(const QLineF& line, const QPointF& point)
{
    const QPointF along = line.p2() - line.p1();
    const double length = squared(along);
    const double part =
        length > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0) : 0;
    return squared(line.p1() + part * along - point);
}

/// True if all other points are at least this far from an area or a line.
template <typename Shape>
bool isApart(const Shape& shape, const QPointF& own, std::span<const QPointF> points, double least)
{
    return std::all_of(points.begin(), points.end(), [&](const QPointF& point) {
        return squaredDistance(shape, point) >= least * least || squared(point - own) < SamePoint * SamePoint;
    });
}

} // namespace

std::optional<PointLabelPlace> PointLabelFinder::find(const PointLabel& label, const Around& around)
{
    std::optional<Candidate> best;
    tryBeside(label, around, best);
    tryAway(label, around, best);
    if (!best)
        return std::nullopt;
    m_room.block(best->name.place);
    if (best->name.leader)
        m_leaders.push_back(*best->name.leader);
    return best->name;
}

void PointLabelFinder::tryBeside(
    const PointLabel& label, const Around& around, std::optional<Candidate>& best) const
{
    const double w = label.size.width();
    const double h = label.size.height();
    const double near = label.gap;
    const double aslant = 0.7 * near;
    const std::array corners{QPointF(near, -h / 2), QPointF(-near - w, -h / 2), QPointF(-w / 2, -near - h),
        QPointF(-w / 2, near), QPointF(aslant, -aslant - h), QPointF(aslant, aslant),
        QPointF(-aslant - w, -aslant - h), QPointF(-aslant - w, aslant)};
    for (const QPointF& corner : corners) {
        const QRectF place(label.point + corner, label.size);
        if (!isFree(place) || !isApart(place, label.point, around.points, near + Nearer))
            continue;
        const double costs = cost(place, around);
        if (!best || costs < best->cost)
            best = Candidate{{place}, costs};
        if (costs == 0)
            return;
    }
}

void PointLabelFinder::tryAway(
    const PointLabel& label, const Around& around, std::optional<Candidate>& best) const
{
    constexpr std::array Distances{1.4, 2.2, 3.2, 4.5, 6.0}; // em
    constexpr int Ways = 12;
    constexpr double OfLeaders = 3; // a name over one or two lines is better than a leader
    for (const double distance : Distances) {
        const double least = OfLeaders + distance;
        if (best && best->cost <= least)
            return;
        for (int way = 0; way < Ways; ++way) {
            const double turn = 2 * std::numbers::pi * (way + 0.5) / Ways;
            const QPointF to(std::cos(turn), -std::sin(turn));
            const QPointF half(to.x() * label.size.width() / 2, to.y() * label.size.height() / 2);
            const QPointF middle = label.point + distance * m_em * to + half;
            const QRectF place(middle - QPointF(label.size.width() / 2, label.size.height() / 2), label.size);
            if (!isFree(place) || !isApart(place, label.point, around.points, label.gap))
                continue;
            const QPointF end = nearestOf(place, label.point);
            const QLineF whole(label.point, end);
            const QLineF leader(whole.pointAt(LeaderStart / whole.length()), end);
            if (whole.length() <= LeaderStart || !passesNothing(leader, label, around))
                continue;
            const double costs = least + cost(place, around);
            if (!best || costs < best->cost)
                best = Candidate{{place, leader}, costs};
        }
    }
}

bool PointLabelFinder::isFree(const QRectF& place) const
{
    const double apart = 0.6 * m_em; // so adjacent names are not read as one
    return m_room.isFree(place) && !m_room.isTaken(place.adjusted(-apart, -1, apart, 1))
        && std::none_of(m_leaders.begin(), m_leaders.end(),
            [&](const QLineF& leader) { return partWithin(leader, place).has_value(); });
}

bool PointLabelFinder::passesNothing(
    const QLineF& leader, const PointLabel& label, const Around& around) const
{
    return isApart(leader, label.point, around.points, PastPoints) && !m_room.isCrossedBy(leader)
        && std::none_of(m_leaders.begin(), m_leaders.end(), [&](const QLineF& other) {
               return leader.intersects(other, nullptr) == QLineF::BoundedIntersection;
           });
}

double PointLabelFinder::cost(const QRectF& place, const Around& around)
{
    return coveredLines(place, around.lines)
        + static_cast<double>(std::count_if(around.crowd.begin(), around.crowd.end(),
            [&](const QPointF& point) { return place.contains(point); }));
}

} // namespace fairshare::gui
