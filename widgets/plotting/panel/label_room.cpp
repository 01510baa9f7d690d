// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/label_room.h"

#include "widgets/plotting/panel/line_runs.h"

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

/// True if a line crosses a rectangle.
bool crossesPlace(const QLineF& line, const QRectF& place)
{
    const QRectF around = QRectF(line.p1(), line.p2()).normalized();
    if (around.left() > place.right() || around.right() < place.left() || around.top() > place.bottom()
        || around.bottom() < place.top())
        return false;
    int above = 0;
    for (const QPointF& corner :
        {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()}) {
        const QPointF from = corner - line.p1();
        above += line.dx() * from.y() - line.dy() * from.x() > 0 ? 1 : 0;
    }
    return above != 0 && above != 4;
}

} // namespace

std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& lines)
{
    std::vector<LabelObstacle> obstacles;
    for (const QPolygonF& line : lines)
        for (qsizetype at = 1; at < line.size(); ++at)
            obstacles.push_back({{line[at - 1], line[at]}, 1});
    return obstacles;
}

int coveredLines(const QRectF& place, std::span<const LabelObstacle> lines)
{
    const QRectF letters = place.adjusted(0, 2, 0, -2);
    int covered = 0;
    for (const LabelObstacle& obstacle : lines)
        covered += crossesPlace(obstacle.line, letters) ? obstacle.weight : 0;
    return covered;
}

QPointF nearestOf(const QRectF& place, const QPointF& to)
{
    return {std::clamp(to.x(), place.left(), place.right()), std::clamp(to.y(), place.top(), place.bottom())};
}

bool LabelRoom::isFree(const QRectF& place) const
{
    return isFree(place, 0);
}

bool LabelRoom::isFree(const QRectF& place, double beyond) const
{
    return m_area.adjusted(0, -beyond, 0, beyond).contains(place) && !isTaken(place);
}

bool LabelRoom::isTaken(const QRectF& place) const
{
    return std::any_of(
        m_taken.begin(), m_taken.end(), [&place](const QRectF& other) { return other.intersects(place); });
}

bool LabelRoom::isCrossedBy(const QLineF& line) const
{
    return std::any_of(m_taken.begin(), m_taken.end(),
        [&line](const QRectF& place) { return partWithin(line, place).has_value(); });
}

bool LabelRoom::take(const QRectF& place)
{
    return take(place, 0);
}

bool LabelRoom::take(const QRectF& place, double beyond)
{
    const bool free = isFree(place, beyond);
    if (free)
        m_taken.push_back(place);
    return free;
}

QRectF LabelRoom::beside(const QPointF& point, const QSizeF& size, double gap)
{
    const double w = size.width();
    const double h = size.height();
    const std::array<QPointF, 4> corners{point + QPointF(gap, -h / 2), point + QPointF(-gap - w, -h / 2),
        point + QPointF(-w / 2, -gap - h), point + QPointF(-w / 2, gap)};
    return firstFree(corners, size);
}

QRectF LabelRoom::offLines(const PointLabel& label, std::span<const LabelObstacle> lines, int most)
{
    const double gap = label.gap;
    const double w = label.size.width();
    const double h = label.size.height();
    QRectF best;
    int least = most + 1;
    for (const double down : {-h, 0.0, -h - gap, gap, -h / 2, -2 * h, h})
        for (const double right : {gap, -gap - w, -w / 2}) {
            const QRectF place(label.point + QPointF(right, down), label.size);
            const int covered = isFree(place) ? coveredLines(place, lines) : least;
            if (covered < least) {
                best = place;
                least = covered;
            }
        }
    if (best.isValid())
        m_taken.push_back(best);
    return best;
}

QRectF LabelRoom::firstFree(std::span<const QPointF> corners, const QSizeF& size)
{
    for (const QPointF& corner : corners) {
        const QRectF place(corner, size);
        if (take(place))
            return place;
    }
    return {};
}

} // namespace fairshare::gui
