// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/body_view.h"
#include "widgets/plotting/grid_image.h"
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/line_runs.h"
#include "widgets/theme/color_maps.h"

#include <algorithm>
#include <cmath>

/// Names over the colors of a grid.
namespace fairshare::gui {
namespace {

constexpr double Margin = 0.4; ///< em between a name on a line and the frame

/// Places along a line from its far end on, some pixels apart.
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
            for (; gone <= part.length() && stations.size() < Most; gone += Apart)
                stations.push_back(part.length() > 0 ? part.pointAt(gone / part.length()) : part.p1());
            left = gone - part.length();
        }
    }
    return stations;
}

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

void LabelPainter::paintAlong(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    if (marks.labelPlace != LabelPlace::Along)
        return;
    std::vector<std::vector<LabelObstacle>> lines(marks.size());
    std::vector<std::vector<QPolygonF>> runs(marks.size());
    for (std::size_t line = 0; line < marks.size(); ++line) {
        runs[line] = runsOf(m_map, marks, line);
        for (const QPolygonF& run : runs[line])
            for (qsizetype at = 1; at < run.size(); ++at)
                lines[line].push_back({{run[at - 1], run[at]}, 1});
    }
    const auto coveredBut = [&lines](const QRectF& place, std::size_t own) {
        int covered = 0;
        for (std::size_t line = 0; line < lines.size(); ++line)
            covered += line == own ? 0 : coveredLines(place, lines[line]);
        return covered;
    };
    const std::size_t count = marks.labelled.empty() ? marks.size() : marks.labelled.size();
    for (std::size_t named = 0; named < count; ++named) {
        const std::size_t line = marks.labelled.empty() ? named : marks.labelled[named];
        const QString text = nameOf({m_panel, marksAt, line});
        const QSizeF size = sizeOf(text);
        const double margin = Margin * m_look.em();
        QRectF best;
        int least = std::numeric_limits<int>::max();
        for (const QPointF& at : stationsOf(runs[line])) {
            const QRectF place(at - QPointF(size.width() / 2, size.height() / 2), size);
            if (!m_room.isFree(place.adjusted(-margin, -margin, margin, margin)))
                continue;
            const int covered = coveredBut(place, line);
            if (covered < least) {
                best = place;
                least = covered;
            }
            if (least == 0)
                break;
        }
        if (!text.isEmpty() && m_room.take(best))
            drawTextOnLine(painter, {best.left(), best.center().y()}, text, colorsAt(best.center()));
    }
}

} // namespace fairshare::gui
