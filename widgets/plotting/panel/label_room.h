// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <cstddef>
#include <span>
#include <vector>

namespace fairshare::gui {

/// A line that labels should not cover.
struct LabelObstacle {
    QLineF line;
    int weight = 1; ///< cost of covering it, relative to a level line, which remains visible on both sides
};

/// Returns all segments of these lines, with weight 1.
std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& lines);

/// Returns the weighted number of lines through an area.
int coveredLines(const QRectF& place, std::span<const LabelObstacle> lines);

/// A requested label next to a point.
struct PointLabel {
    QPointF point;
    QSizeF size;
    double gap = 0; ///< gap between point and label
};

/// Limit because the search for room takes quadratic time in the number of labels.
inline constexpr std::size_t MostLabels = 400;

/// Returns the point of an area that is nearest to another point.
QPointF nearestOf(const QRectF& place, const QPointF& to);

/// Finds room for labels, first come, first served.
class LabelRoom {
public:
    explicit LabelRoom(const QRectF& area)
        : m_area(area)
    {
    }

    /// Reserves an area that no label may cover.
    void block(const QRectF& place) { m_taken.push_back(place); }
    /// Reserves the area if it is inside the panel and free.
    bool take(const QRectF& place);
    bool isFree(const QRectF& place) const;
    /// Do the same if labels may extend this far above and below the panel.
    bool take(const QRectF& place, double beyond);
    bool isFree(const QRectF& place, double beyond) const;
    /// True if the area is in use, inside or outside the panel.
    bool isTaken(const QRectF& place) const;
    bool isCrossedBy(const QLineF& line) const;
    /// Returns the point of an area that is nearest to another point.
    QPointF nearestOf(const QRectF& place, const QPointF& to);

    /// Finds room for a label of this size to the right or left of a point, above or below it; invalid if
    /// there is none.
    QRectF beside(const QPointF& point, const QSizeF& size, double gap);
    /// Like the function above, but at the position that covers the fewest lines; invalid if that is more
    /// than `most`.
    QRectF offLines(const PointLabel& label, std::span<const LabelObstacle> lines, int most);

private:
    QRectF firstFree(std::span<const QPointF> corners, const QSizeF& size);

    QRectF m_area;
    std::vector<QRectF> m_taken;
};

} // namespace fairshare::gui
