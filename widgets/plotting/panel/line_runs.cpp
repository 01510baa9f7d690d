// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/line_runs.h"

#include "widgets/plotting/panel/body_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

/// Returns the same line without points that are on the segment between their neighbors. A straight line is
/// then drawn in a tenth of the time.
QPolygonF withoutNeedless(const QPolygonF& line)
{
    constexpr double Unseen = 0.1; // pixels
    QPolygonF kept;
    double unseen = 0; ///< total deviation of the points omitted since the last kept one
    for (qsizetype at = 0; at < line.size(); ++at) {
        const bool isEnd = at == 0 || at + 1 == line.size();
        const QPointF way = isEnd ? QPointF() : line[at + 1] - kept.back();
        const QPointF aside = isEnd ? QPointF() : line[at] - kept.back();
        const double off = std::abs(way.x() * aside.y() - way.y() * aside.x());
        const double length = std::hypot(way.x(), way.y());
        unseen += length > 0 ? off / length : 0;
        if (isEnd || unseen > Unseen || QPointF::dotProduct(way, aside) < 0) {
            kept << line[at];
            unseen = 0;
        }
    }
    return kept;
}

std::vector<QPolygonF> withoutNeedless(std::vector<QPolygonF> runs)
{
    for (QPolygonF& run : runs)
        run = withoutNeedless(run);
    return runs;
}

} // namespace

std::vector<QPolygonF> runsOf(const PanelMap& map, const Marks& marks, std::size_t line)
{
    if (map.body) {
        std::vector<BodyPlace> places;
        for (std::uint32_t at = marks.starts[line]; at < marks.starts[line + 1]; ++at)
            places.push_back(map.body->map().placeOf(marks, at));
        return withoutNeedless(map.body->visibleRuns(places));
    }
    std::vector<QPolygonF> runs(1);
    for (std::uint32_t at = marks.starts[line]; at < marks.starts[line + 1]; ++at) {
        if (std::isfinite(marks.x[at]) && std::isfinite(marks.y[at]))
            runs.back() << map.point(marks, at);
        else if (!runs.back().isEmpty())
            runs.emplace_back();
    }
    return withoutNeedless(std::move(runs));
}

std::optional<QLineF> partWithin(const QLineF& line, const QRectF& area)
{
    double begin = 0;
    double end = 1;
    const auto cut = [&begin, &end](double room, double slope) {
        if (slope == 0)
            return room >= 0;
        if (slope > 0)
            end = std::min(end, room / slope);
        else
            begin = std::max(begin, room / slope);
        return begin <= end;
    };
    const bool seen = cut(area.right() - line.x1(), line.dx()) && cut(line.x1() - area.left(), -line.dx())
        && cut(area.bottom() - line.y1(), line.dy()) && cut(line.y1() - area.top(), -line.dy());
    return seen ? std::optional(QLineF(line.pointAt(begin), line.pointAt(end))) : std::nullopt;
}

} // namespace fairshare::gui
