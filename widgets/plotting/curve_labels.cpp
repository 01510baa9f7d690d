// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/line_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

/// Names beside curves that no colors lie below.
namespace fairshare::gui {
namespace {

constexpr double Coarse = 4; ///< pixels between the points of a curve that names keep clear of
constexpr double Apart = 12; ///< between the points of a curve that a name may belong to

/// A name and the point of its curve.
struct CurveLabel {
    QRectF place;
    QPointF on;
};

/// As seen, with fewer points than a curve of many steps has.
QPolygonF coarse(const QPolygonF& run)
{
    QPolygonF kept;
    for (qsizetype at = 0; at < run.size(); ++at)
        if (kept.isEmpty() || at + 1 == run.size() || QLineF(kept.back(), run[at]).length() >= Coarse)
            kept.push_back(run[at]);
    return kept;
}

/// Points some way apart, those in the middle of the curve first.
std::vector<QPointF> fromTheMiddle(const QPolygonF& run)
{
    std::vector<QPointF> points;
    for (const QPointF& on : run)
        if (points.empty() || QLineF(points.back(), on).length() >= Apart)
            points.push_back(on);
    const auto middle = static_cast<std::ptrdiff_t>(points.size() / 2);
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> order;
    for (std::size_t at = 0; at < points.size(); ++at)
        order.emplace_back(std::abs(static_cast<std::ptrdiff_t>(at) - middle), at);
    std::sort(order.begin(), order.end());
    std::vector<QPointF> ordered;
    ordered.reserve(points.size());
    for (const auto& [distance, at] : order)
        ordered.push_back(points[at]);
    return ordered;
}

std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& curves)
{
    std::vector<LabelObstacle> lines;
    for (const QPolygonF& curve : curves)
        for (qsizetype at = 1; at < curve.size(); ++at)
            lines.push_back({{curve[at - 1], curve[at]}, 1});
    return lines;
}

bool crosses(const QLineF& leader, std::span<const LabelObstacle> lines)
{
    return std::any_of(lines.begin(), lines.end(), [&leader](const LabelObstacle& obstacle) {
        return leader.intersects(obstacle.line, nullptr) == QLineF::BoundedIntersection;
    });
}

/// The point of a place that is nearest to another point.
QPointF nearest(const QRectF& place, const QPointF& to)
{
    return {std::clamp(to.x(), place.left(), place.right()), std::clamp(to.y(), place.top(), place.bottom())};
}

/// Finds the room that is nearest to a curve.
class RoomBesideCurve {
public:
    /// @param all lines that no name may cover
    RoomBesideCurve(const LabelRoom& room, std::span<const LabelObstacle> all, const QSizeF& size)
        : m_room(room)
        , m_all(all)
        , m_size(size)
    {
    }

    /// @param others curves that a leader must not cross
    std::optional<CurveLabel> find(
        const std::vector<QPolygonF>& curve, std::span<const LabelObstacle> others, double em) const
    {
        for (const double distance : {0.35 * em, em, 2 * em, 3.5 * em})
            for (const QPolygonF& run : curve)
                for (const QPointF& on : fromTheMiddle(run))
                    if (const auto label = beside(on, others, distance))
                        return label;
        return std::nullopt;
    }

private:
    std::optional<CurveLabel> beside(
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
                && !crosses({on, nearest(place, on)}, others))
                return CurveLabel{place, on};
        }
        return std::nullopt;
    }

    const LabelRoom& m_room;
    std::span<const LabelObstacle> m_all;
    QSizeF m_size;
};

} // namespace

void LabelPainter::paintBesideCurves(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    std::vector<std::vector<QPolygonF>> curves(marks.size());
    std::vector<std::vector<LabelObstacle>> lines(marks.size());
    std::vector<LabelObstacle> all;
    for (std::size_t curve = 0; curve < marks.size(); ++curve) {
        for (const QPolygonF& run : runsOf(m_map, marks, curve))
            curves[curve].push_back(coarse(run));
        lines[curve] = obstaclesOf(curves[curve]);
        all.insert(all.end(), lines[curve].begin(), lines[curve].end());
    }
    for (std::size_t curve = 0; curve < marks.size(); ++curve) {
        std::vector<LabelObstacle> others;
        for (std::size_t other = 0; other < marks.size(); ++other)
            if (other != curve)
                others.insert(others.end(), lines[other].begin(), lines[other].end());
        const QString text = nameOf({m_panel, marksAt, curve});
        const RoomBesideCurve room(m_room, all, sizeOf(text));
        const auto label = room.find(curves[curve], others, m_look.em());
        if (text.isEmpty() || !label || !m_room.take(label->place) || m_finding)
            continue;
        const QLineF leader(label->on, nearest(label->place, label->on));
        painter.setPen(QPen(m_look.theme.color(Role::Text2), 1));
        painter.drawLine(leader);
        drawHaloText(
            painter, {label->place.left(), label->place.center().y()}, text, surfaceText(m_look.theme));
    }
}

} // namespace fairshare::gui
