// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/marks/mark_painter.h"
#include "widgets/theme/color_maps.h"
#include "widgets/theme/theme.h"

#include <cmath>

namespace fairshare::gui {
namespace {

/// True for a cell without a value among cells colored by value. Gray would look like a value.
bool isUnused(const Marks& marks, std::size_t item)
{
    return marks.seamless && item < marks.values.size() && std::isnan(marks.values[item])
        && marks.roleOf(item) == PlotRole::Idle;
}

constexpr float RibbonOpacity = 0.5F; ///< both bands stay visible where they cross
constexpr double LeastRibbon = 0.8; ///< pixels; thinner ribbons would be invisible

} // namespace

/// Paints an outline that is visible on every color. If the outline would hide its contents, paints a line
/// through them instead.
void MarkPainter::paintOutline(QPainter& painter, const QRectF& box) const
{
    constexpr double Inset = 1.5;
    constexpr double Halo = 3;
    if (box.width() < 2 * Halo || box.height() < 2 * Halo) {
        if (box.height() >= Halo)
            painter.fillRect(QRectF(box.left(), box.center().y() - 0.5, box.width(), 1), Qt::black);
        return;
    }
    const QRectF line = box.adjusted(Inset, Inset, -Inset, -Inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(Qt::white), Halo));
    painter.drawRect(line);
    painter.setPen(QPen(QColor(Qt::black), 1));
    painter.drawRect(line);
}

void MarkPainter::paintBoxes(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor separation = m_look.theme.color(Role::Base);
    const QBrush hatch(m_look.theme.color(Role::BarEdge), Qt::BDiagPattern);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        QRectF box = m_map.box(marks, item);
        if (!box.intersects(m_map.area))
            continue;
        if (marks.showsNarrow && box.width() < 1)
            box.setWidth(1);
        if (marks.hollow) {
            paintOutline(painter, box);
            continue;
        }
        const bool large = !marks.seamless && box.width() >= LeastWithEdge && box.height() >= LeastWithEdge;
        const QColor fill = color(marks, item);
        if (isUnused(marks, item)) {
            painter.fillRect(box, separation);
            painter.fillRect(box, QBrush(fill, Qt::BDiagPattern));
            continue;
        }
        painter.fillRect(box, fill);
        if (marks.hatched)
            painter.fillRect(box, hatch);
        if (large && marks.kind != MarkKind::Bars) {
            painter.setPen(QPen(separationOf(fill, separation), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        } else if (marks.kind == MarkKind::Bars && marks.roleOf(item) == PlotRole::Bar) {
            painter.setPen(QPen(m_look.theme.color(Role::BarEdge), 1));
            painter.drawLine(box.topLeft(), box.topRight());
        }
    }
}

void MarkPainter::paintRibbons(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        QColor fill = color(marks, item);
        const double high = m_map.y.pixel(0) - m_map.y.pixel(marks.heights[item]);
        fill.setAlphaF(RibbonOpacity);
        painter.setBrush(fill);
        painter.setPen(std::abs(high) < LeastRibbon ? QPen(fill, LeastRibbon) : QPen(Qt::NoPen));
        painter.drawPath(m_map.ribbon(marks, item));
    }
}

} // namespace fairshare::gui
