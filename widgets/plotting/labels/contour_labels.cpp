// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/contour_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/plotting/labels/room_beside_curve.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/panel/line_runs.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr double FrameMargin = 0.4; ///< em between a name on a line and the frame

/// Returns positions along a line from its far end, a few pixels apart.
std::vector<QPointF> stationsOf(const std::vector<QPolygonF>& runs)
{
    constexpr double Apart = 6;
    constexpr std::size_t Most = 400;
    std::vector<QPointF> stations;
    for (std::size_t run = runs.size(); run-- > 0;) {
        double left = 0;
        for (qsizetype at = runs[run].size() - 1; at > 0; --at) {
            const QLineF part(runs[run][at], runs[run][at - 1]);
            double gone = left;
            while (gone <= part.length() && stations.size() < Most) {
                stations.push_back(part.length() > 0 ? part.pointAt(gone / part.length()) : part.p1());
                gone += Apart;
            }
            left = gone - part.length();
        }
    }
    return stations;
}

/// Returns how many lines other than `own` cross an area.
int coveredOthers(const QRectF& place, std::size_t own, const std::vector<std::vector<LabelObstacle>>& lines)
{
    int covered = 0;
    for (std::size_t line = 0; line < lines.size(); ++line)
        covered += line == own ? 0 : coveredLines(place, lines[line]);
    return covered;
}

/// Returns how many corners of an area are outside the surface of the 3D plot.
int cornersBeside(const LabelSpace& space, const QRectF& place)
{
    if (!space.map().body)
        return 0;
    int beside = 0;
    for (const QPointF& corner : {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()})
        beside += space.map().body->placeAt(corner) ? 0 : 1;
    return beside;
}

/// All lines of the panel on the picture.
struct DrawnLines {
    std::vector<std::vector<QPolygonF>> runs; ///< by line
    std::vector<std::vector<LabelObstacle>> obstacles; ///< by line
};

/// Returns the position on a line where a name covers other lines least; null if there is no room.
QRectF placeOnLine(const LabelSpace& space, const QSizeF& size, std::size_t line, const DrawnLines& lines)
{
    const double margin = FrameMargin * space.look().em();
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF& at : stationsOf(lines.runs[line])) {
        const QRectF place(at - QPointF(size.width() / 2, size.height() / 2), size);
        if (!space.room().isFree(place.adjusted(-margin, -margin, margin, margin)))
            continue;
        const int covered = coveredOthers(place, line, lines.obstacles) + cornersBeside(space, place);
        if (covered < least) {
            best = place;
            least = covered;
        }
        if (least == 0)
            break;
    }
    return best;
}

/// Returns the curve with additional points, as possible anchors.
QPolygonF dense(const QPolygonF& run)
{
    QPolygonF points;
    for (qsizetype at = 0; at + 1 < run.size(); ++at) {
        const QLineF part(run[at], run[at + 1]);
        const int parts = std::clamp(static_cast<int>(part.length() / AnchorsApart), 1, 100);
        for (int step = 0; step < parts; ++step)
            points << part.pointAt(static_cast<double>(step) / parts);
    }
    return points;
}

/// Paints a label with a leader, clear of all lines; paints nothing if there is no room.
void paintAwayFromLine(QPainter* painter, LabelSpace& space, const PlotItem& item, const DrawnLines& lines)
{
    const std::vector<QPolygonF>& runs = lines.runs[item.item];
    std::vector<QPolygonF> curve;
    curve.reserve(runs.size());
    for (const QPolygonF& run : runs)
        curve.push_back(dense(run));
    std::vector<LabelObstacle> all;
    for (const std::vector<LabelObstacle>& line : lines.obstacles)
        all.insert(all.end(), line.begin(), line.end());
    const QString text = space.nameOf(item);
    const auto label =
        RoomBesideCurve(space.room(), all, space.sizeOf(text)).find(curve, {}, space.look().em());
    if (!label)
        return;
    space.room().block(label->place);
    if (painter == nullptr)
        return;
    const TextColors colors = space.colorsAt(label->place.center());
    drawLeader(*painter, label->leader(), colors);
    drawHaloText(*painter, label->place, text, colors);
}

} // namespace

void paintContourLabels(QPainter* painter, LabelSpace& space, std::size_t marksAt)
{
    const Marks& marks = space.panel().marks[marksAt];
    DrawnLines lines;
    lines.runs.reserve(marks.size());
    lines.obstacles.reserve(marks.size());
    for (std::size_t line = 0; line < marks.size(); ++line) {
        lines.runs.push_back(runsOf(space.map(), marks, line));
        lines.obstacles.push_back(obstaclesOf(lines.runs.back()));
    }
    // In a 3D plot the height identifies a line, in a small map its color.
    constexpr double LeastForLeaders = 9; // em
    const bool hasRoomForLeaders = !space.map().body
        && std::min(space.map().area.width(), space.map().area.height())
            >= LeastForLeaders * space.look().em();
    const std::size_t count = marks.labelled.empty() ? marks.size() : marks.labelled.size();
    for (std::size_t named = 0; named < count; ++named) {
        const std::size_t line = marks.labelled.empty() ? named : marks.labelled[named];
        const QString text = space.nameOf({space.panelIndex(), marksAt, line});
        if (text.isEmpty())
            continue;
        const QRectF place = placeOnLine(space, space.sizeOf(text), line, lines);
        const bool onLine = space.room().take(place);
        if (!onLine && hasRoomForLeaders)
            paintAwayFromLine(painter, space, {space.panelIndex(), marksAt, line}, lines);
        else if (onLine && painter != nullptr)
            drawTextOnLine(*painter, place, text, space.colorsAt(place.center()));
    }
}

} // namespace fairshare::gui
