// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/marks/mark_painter.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/panel/line_runs.h"
#include "widgets/theme/chart_theme.h"

#include <QPainterPath>

#include <cmath>

/// Marks over the colors of a grid: dark with a light edge, so they are visible at both ends of the color map
/// in both themes.
namespace fairshare::gui {
namespace {

constexpr double CoreWidth = 1.2;
constexpr double EdgeWidth = 3;
constexpr double RimWidth = 1.2;

QPen smoothPen(const QColor& color, double width)
{
    return {color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

} // namespace

QColor MarkPainter::colorOnMap(const Marks& marks, std::size_t item) const
{
    const bool hasValue = item < marks.values.size() && !std::isnan(marks.values[item]);
    const PlotRole role = marks.roleOf(item);
    const bool plain = role == PlotRole::Muted || role == PlotRole::Text || role == PlotRole::Border;
    return plain && !hasValue ? QColor(Qt::black) : color(marks, item);
}

void MarkPainter::paintLinesOnMap(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Paint opaque paths: anything else takes a painter several times as long.
    std::vector<std::vector<QPainterPath>> lines(marks.size());
    for (std::size_t line = 0; line < marks.size(); ++line)
        for (const QPolygonF& run : runsOf(m_map, marks, line))
            lines[line].emplace_back().addPolygon(run);
    painter.setPen(smoothPen(Qt::white, EdgeWidth));
    for (const std::vector<QPainterPath>& runs : lines)
        for (const QPainterPath& run : runs)
            painter.drawPath(run);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        QPen pen = smoothPen(colorOnMap(marks, line), CoreWidth);
        dash(pen, marks.dashOf(line));
        painter.setPen(pen);
        for (const QPainterPath& run : lines[line])
            painter.drawPath(run);
    }
}

void MarkPainter::paintPointsOnMap(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = pointSize(marks.size()) / 2 - RimWidth / 2;
    painter.setPen(QPen(Qt::white, RimWidth));
    // Parts hidden by the surface are visible through it, below the parts that are not hidden.
    for (const bool hidden : {true, false}) {
        painter.setOpacity(hidden ? HiddenOpacity : 1);
        for (std::size_t item = 0; item < marks.size(); ++item) {
            const QPointF center = m_map.point(marks, item);
            if (!isSeen(center) || isHidden(marks, item) != hidden) // also invisible if undefined
                continue;
            painter.setBrush(colorOnMap(marks, item));
            painter.drawEllipse(center, radius, radius);
        }
    }
}

bool MarkPainter::isHidden(const Marks& marks, std::size_t item) const
{
    return m_map.body && m_map.body->hides(m_map.body->map().placeOf(marks, item));
}

} // namespace fairshare::gui
