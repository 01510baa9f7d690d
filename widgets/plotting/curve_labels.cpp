// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/line_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

/// Names next to curves without colors below them.
namespace fairshare::gui {
namespace {

constexpr double Coarse = 4; ///< pixels between the points of a curve that names avoid
constexpr double PlacesApart = 12; ///< pixels between possible anchors of a name on a curve

/// A name and its anchor on the curve.
struct CurveLabel {
    QRectF place;
    QPointF on;
};

/// Returns the curve with fewer points but the same appearance.
QPolygonF coarse(const QPolygonF& run)
{
    QPolygonF kept;
    for (qsizetype at = 0; at < run.size(); ++at)
        if (kept.isEmpty() || at + 1 == run.size() || QLineF(kept.back(), run[at]).length() >= Coarse)
            kept.push_back(run[at]);
    return kept;
}

/// Returns the curve with additional points, as possible anchors.
QPolygonF dense(const QPolygonF& run)
{
    QPolygonF points;
    for (qsizetype at = 0; at + 1 < run.size(); ++at) {
        const QLineF part(run[at], run[at + 1]);
        const int parts = std::clamp(static_cast<int>(part.length() / PlacesApart), 1, 100);
        for (int step = 0; step < parts; ++step)
            points << part.pointAt(static_cast<double>(step) / parts);
    }
    return points;
}

/// Returns points at intervals, those in the middle of the curve first.
std::vector<QPointF> fromTheMiddle(const QPolygonF& run)
{
    std::vector<QPointF> points;
    for (const QPointF& on : run)
        if (points.empty() || QLineF(points.back(), on).length() >= PlacesApart)
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

bool crossesAny(const QLineF& leader, std::span<const LabelObstacle> lines)
{
    return std::any_of(lines.begin(), lines.end(), [&leader](const LabelObstacle& obstacle) {
        return leader.intersects(obstacle.line, nullptr) == QLineF::BoundedIntersection;
    });
}

/// Finds the free room nearest to a curve.
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
        for (const double distance : {0.35 * em, em, 2 * em, 3.5 * em, 5.5 * em})
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
                && !crossesAny({on, nearestOf(place, on)}, others))
                return CurveLabel{place, on};
        }
        return std::nullopt;
    }

    const LabelRoom& m_room;
    std::span<const LabelObstacle> m_all;
    QSizeF m_size;
};

/// Returns an area centered on a curve, over as few other curves as possible; invalid if there is no room.
QRectF onCurve(const LabelRoom& room, const std::vector<QPolygonF>& curve, const QSizeF& size,
    std::span<const LabelObstacle> others)
{
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const QPolygonF& run : curve)
        for (const QPointF& on : fromTheMiddle(run)) {
            const QRectF place(on - QPointF(size.width() / 2, size.height() / 2), size);
            const int covered =
                room.isFree(place.adjusted(-2, -1, 2, 1)) ? coveredLines(place, others) : least;
            if (covered < least) {
                best = place;
                least = covered;
            }
        }
    return best;
}

/// All curves of a set of marks.
struct Curves {
    std::vector<std::vector<QPolygonF>> runs;
    std::vector<std::vector<LabelObstacle>> lines; ///< by curve
    std::vector<LabelObstacle> all{}; ///< of all curves together

    std::vector<LabelObstacle> othersThan(std::size_t curve) const
    {
        std::vector<LabelObstacle> others;
        for (std::size_t other = 0; other < lines.size(); ++other)
            if (other != curve)
                others.insert(others.end(), lines[other].begin(), lines[other].end());
        return others;
    }
};

Curves curvesOf(const PanelMap& map, const Marks& marks)
{
    Curves curves;
    curves.runs.resize(marks.size());
    curves.lines.resize(marks.size());
    for (std::size_t curve = 0; curve < marks.size(); ++curve) {
        for (const QPolygonF& run : runsOf(map, marks, curve))
            curves.runs[curve].push_back(coarse(run));
        curves.lines[curve] = obstaclesOf(curves.runs[curve]);
        curves.all.insert(curves.all.end(), curves.lines[curve].begin(), curves.lines[curve].end());
    }
    return curves;
}

/// Positions of the names of curves; nothing for names without room.
struct CurveNames {
    std::vector<std::optional<CurveLabel>> labels;
    std::size_t missing = 0;
};

/// Finds and reserves positions for names.
CurveNames placed(LabelRoom& room, const Curves& curves, const std::vector<QSizeF>& sizes, double em)
{
    CurveNames names;
    for (std::size_t curve = 0; curve < sizes.size(); ++curve) {
        const RoomBesideCurve beside(room, curves.all, sizes[curve]);
        const auto label = beside.find(curves.runs[curve], curves.othersThan(curve), em);
        if (label)
            room.block(label->place);
        else
            ++names.missing;
        names.labels.push_back(label);
    }
    return names;
}

/// Finds a position further away or across other curves, as a last resort.
std::optional<CurveLabel> furtherAway(
    LabelRoom& room, const std::vector<QPolygonF>& runs, const QSizeF& size, double em)
{
    constexpr double Further = 1.6;
    auto label = RoomBesideCurve(room, {}, size).find(runs, {}, Further * em);
    if (label)
        room.block(label->place);
    return label;
}

} // namespace

void LabelPainter::paintBesideCurves(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    const Curves curves = curvesOf(m_map, marks);
    std::vector<QString> texts;
    CurveNames names;
    LabelRoom room = m_room;
    // Use short names for all curves instead of omitting some names.
    for (const bool isShort : {false, true}) {
        if (isShort && (names.missing == 0 || marks.shortLabels.empty()))
            break;
        texts.clear();
        std::vector<QSizeF> sizes;
        for (std::size_t curve = 0; curve < marks.size(); ++curve) {
            const PlotItem item{m_panel, marksAt, curve};
            texts.push_back(isShort ? shortNameOf(item) : nameOf(item));
            sizes.push_back(sizeOf(texts.back()));
        }
        room = m_room;
        names = placed(room, curves, sizes, m_look.em());
    }
    m_room = room;
    for (std::size_t curve = 0; curve < texts.size(); ++curve) {
        std::optional<CurveLabel>& label = names.labels[curve];
        const QSizeF size = sizeOf(texts[curve]);
        if (!label) {
            const QRectF place = onCurve(m_room, curves.runs[curve], size, curves.othersThan(curve));
            if (m_room.take(place)) {
                paintOnCurve(painter, place, texts[curve]);
                continue;
            }
            label = furtherAway(m_room, curves.runs[curve], size, m_look.em());
        }
        if (label)
            paintBesideCurve(
                painter, QLineF(label->on, nearestOf(label->place, label->on)), label->place, texts[curve]);
    }
}

void LabelPainter::paintOnCurve(QPainter& painter, const QRectF& place, const QString& text) const
{
    if (!m_finding)
        drawTextOnLine(painter, {place.left(), place.center().y()}, text, surfaceText(m_look.theme));
}

void LabelPainter::paintBesideCurve(
    QPainter& painter, const QLineF& leader, const QRectF& place, const QString& text) const
{
    if (m_finding)
        return;
    painter.setPen(QPen(m_look.theme.color(Role::Text2), 1));
    painter.drawLine(leader);
    drawHaloText(painter, {place.left(), place.center().y()}, text, surfaceText(m_look.theme));
}

void LabelPainter::paintAwayFromLine(QPainter& painter, const PlotItem& item,
    const std::vector<QPolygonF>& runs, const std::vector<std::vector<LabelObstacle>>& lines)
{
    std::vector<QPolygonF> curve;
    curve.reserve(runs.size());
    for (const QPolygonF& run : runs)
        curve.push_back(dense(run));
    std::vector<LabelObstacle> all;
    for (const std::vector<LabelObstacle>& line : lines)
        all.insert(all.end(), line.begin(), line.end());
    const QString text = nameOf(item);
    const auto label = RoomBesideCurve(m_room, all, sizeOf(text)).find(curve, {}, m_look.em());
    if (!label)
        return;
    m_room.block(label->place);
    if (m_finding)
        return;
    const TextColors colors = colorsAt(label->place.center());
    drawLeader(painter, QLineF(label->on, nearestOf(label->place, label->on)), colors);
    drawHaloText(painter, {label->place.left(), label->place.center().y()}, text, colors);
}

} // namespace fairshare::gui
