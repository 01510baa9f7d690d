// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/body_view.h"
#include "widgets/plotting/grid_image.h"
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/line_runs.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/color_maps.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>

/// Names over the colors of a grid.
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

constexpr double DotReach = 5; ///< of a selected point, in pixels

} // namespace

bool LabelPainter::isHidden(const PlotItem& item) const
{
    const Marks& marks = panel().marks[item.marks];
    return m_map.body && m_map.body->hides(m_map.body->map().placeOf(marks, item.item));
}

TextColors LabelPainter::colorsAt(const QPointF& at) const
{
    const auto value =
        m_plot.colorScale && m_map.area.contains(at) ? pointedAt(panel(), m_map, at) : std::nullopt;
    if (!value || std::isnan(value->value))
        return surfaceText(m_look.theme);
    const QColor fill = mapColor(m_plot.colorScale->map, placeOn(*m_plot.colorScale, value->value));
    return takesWhiteText(fill) ? TextColors{Qt::white, fill} : TextColors{Qt::black, Qt::white};
}

int LabelPainter::cornersBeside(const QRectF& place) const
{
    if (!m_map.body)
        return 0;
    int beside = 0;
    for (const QPointF& corner : {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()})
        beside += m_map.body->placeAt(corner) ? 0 : 1;
    return beside;
}

void LabelPainter::findPlaces()
{
    m_finding = true;
    QPainter none;
    for (std::size_t marks = 0; marks < panel().marks.size(); ++marks)
        paintAlong(none, marks);
    for (std::size_t marks = panel().marks.size(); marks-- > 0;)
        if (panel().marks[marks].kind == MarkKind::Points)
            paintMarks(none, marks);
    m_finding = false;
}

void LabelPainter::paintSelectedPoint(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    const QPointF point = m_map.point(marks, item.item);
    if (!m_map.area.contains(point)) // also false for an undefined point
        return;
    QString text = nameOf(item);
    if (m_map.body && item.item < marks.z.size())
        text += QLatin1Char(' ') + NumberText().fraction(marks.z[item.item]);
    QFont bold = m_look.smallFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    const TextColors colors{m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    painter.save();
    painter.setFont(bold);
    const auto found =
        std::find_if(m_found.begin(), m_found.end(), [&item](const auto& one) { return one.first == item; });
    if (found != m_found.end()) {
        const QRectF& named = found->second;
        const bool before = named.right() < point.x();
        const double left = before ? named.right() - size.width() : named.left();
        drawHaloText(painter, {left, named.center().y()}, text, colors);
    } else if (const QRectF place = m_map.body ? QRectF() : m_room.beside(point, size, Pad + 2);
        place.isValid()) {
        drawHaloText(painter, {place.left(), place.center().y()}, text, colors);
    } else {
        paintWithLeader(painter, point, text, size);
    }
    painter.restore();
}

void LabelPainter::paintWithLeader(
    QPainter& painter, const QPointF& point, const QString& text, const QSizeF& size)
{
    const TextColors colors{m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    const double em = m_look.em();
    for (const double away : {2.0, 3.5, 5.0, 7.0})
        for (const QPointF& way : {QPointF(1, -0.7), QPointF(-1, -0.7), QPointF(1, 0.7), QPointF(-1, 0.7),
                 QPointF(1, 0), QPointF(-1, 0), QPointF(0.2, -1), QPointF(0.2, 1)}) {
            const QPointF end = point + away * em * way;
            const double left = way.x() > 0 ? end.x() : end.x() - size.width();
            const QRectF place(QPointF(left, end.y() - size.height() / 2), size);
            if (!m_room.take(place))
                continue;
            drawLeader(painter, QLineF(point + DotReach * way, end), colors);
            drawHaloText(painter, {place.left(), place.center().y()}, text, colors);
            return;
        }
}

QRectF LabelPainter::placeOnLine(const QSizeF& size, std::size_t line, const std::vector<QPolygonF>& runs,
    const std::vector<std::vector<LabelObstacle>>& lines) const
{
    const double margin = FrameMargin * m_look.em();
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const QPointF& at : stationsOf(runs)) {
        const QRectF place(at - QPointF(size.width() / 2, size.height() / 2), size);
        if (!m_room.isFree(place.adjusted(-margin, -margin, margin, margin)))
            continue;
        const int covered = coveredOthers(place, line, lines) + cornersBeside(place);
        if (covered < least) {
            best = place;
            least = covered;
        }
        if (least == 0)
            break;
    }
    return best;
}

void LabelPainter::paintAlong(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    if (marks.labelPlace != LabelPlace::Along)
        return;
    if (!panel().grid)
        return paintBesideCurves(painter, marksAt);
    std::vector<std::vector<LabelObstacle>> lines(marks.size());
    std::vector<std::vector<QPolygonF>> runs(marks.size());
    for (std::size_t line = 0; line < marks.size(); ++line) {
        runs[line] = runsOf(m_map, marks, line);
        lines[line] = obstaclesOf(runs[line]);
    }
    // In a 3D plot the height identifies a line, in a small map its color.
    constexpr double LeastForLeaders = 9; // em
    const bool hasRoomForLeaders =
        !m_map.body && std::min(m_map.area.width(), m_map.area.height()) >= LeastForLeaders * m_look.em();
    const std::size_t count = marks.labelled.empty() ? marks.size() : marks.labelled.size();
    for (std::size_t named = 0; named < count; ++named) {
        const std::size_t line = marks.labelled.empty() ? named : marks.labelled[named];
        const QString text = nameOf({m_panel, marksAt, line});
        if (text.isEmpty())
            continue;
        const QRectF place = placeOnLine(sizeOf(text), line, runs[line], lines);
        const bool onLine = m_room.take(place);
        if (!onLine && hasRoomForLeaders)
            paintAwayFromLine(painter, {m_panel, marksAt, line}, runs[line], lines);
        else if (onLine && !m_finding)
            drawTextOnLine(painter, {place.left(), place.center().y()}, text, colorsAt(place.center()));
    }
}

} // namespace fairshare::gui
