// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/curve_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/plotting/labels/room_beside_curve.h"
#include "widgets/plotting/panel/line_runs.h"

#include <limits>
#include <optional>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr double Coarse = 4; ///< pixels between the points of a curve that names avoid

/// Returns the curve with fewer points but the same appearance.
QPolygonF coarse(const QPolygonF& run)
{
    QPolygonF kept;
    for (qsizetype at = 0; at < run.size(); ++at)
        if (kept.isEmpty() || at + 1 == run.size() || QLineF(kept.back(), run[at]).length() >= Coarse)
            kept.push_back(run[at]);
    return kept;
}

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

/// The names of all curves with the room that they need.
struct CurveTexts {
    std::vector<QString> texts;
    std::vector<QSizeF> sizes;
};

CurveTexts textsOf(const LabelSpace& space, std::size_t marksAt, bool isShort)
{
    CurveTexts found;
    for (std::size_t curve = 0; curve < space.panel().marks[marksAt].size(); ++curve) {
        const PlotItem item{space.panelIndex(), marksAt, curve};
        found.texts.push_back(isShort ? space.shortNameOf(item) : space.nameOf(item));
        found.sizes.push_back(space.sizeOf(found.texts.back()));
    }
    return found;
}

void paintBeside(QPainter& painter, const LabelSpace& space, const CurveLabel& label, const QString& text)
{
    painter.setPen(QPen(space.look().theme.color(Role::Text2), 1));
    painter.drawLine(label.leader());
    drawHaloText(painter, label.place, text, space.surfaceColors());
}

} // namespace

void paintCurveLabels(QPainter* painter, LabelSpace& space, std::size_t marksAt)
{
    const Marks& marks = space.panel().marks[marksAt];
    const Curves curves = curvesOf(space.map(), marks);
    CurveTexts named = textsOf(space, marksAt, false);
    LabelRoom room = space.room();
    CurveNames names = placed(room, curves, named.sizes, space.look().em());
    // Use short names for all curves instead of omitting some names.
    if (names.missing > 0 && !marks.shortLabels.empty()) {
        named = textsOf(space, marksAt, true);
        room = space.room();
        names = placed(room, curves, named.sizes, space.look().em());
    }
    space.room() = room;
    for (std::size_t curve = 0; curve < named.texts.size(); ++curve) {
        const QString& text = named.texts[curve];
        std::optional<CurveLabel>& label = names.labels[curve];
        const QSizeF size = named.sizes[curve];
        if (!label) {
            const QRectF place = onCurve(space.room(), curves.runs[curve], size, curves.othersThan(curve));
            if (space.room().take(place)) {
                if (painter != nullptr)
                    drawTextOnLine(*painter, place, text, space.surfaceColors());
                continue;
            }
            label = furtherAway(space.room(), curves.runs[curve], size, space.look().em());
        }
        if (label && painter != nullptr)
            paintBeside(*painter, space, *label, text);
    }
}

} // namespace fairshare::gui
