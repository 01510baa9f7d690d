// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/table_cell_painter.h"

#include "widgets/text/elided_text.h"

#include <QPolygonF>

namespace fairshare::gui {

TableCellPainter::TableCellPainter(QPainter& painter, const QStyleOptionViewItem& option)
    : m_painter(painter)
    , m_option(option)
    , m_theme(themeOf(option.palette))
    , m_metrics(option.font)
    , m_cell(option.rect)
{
    m_painter.setFont(option.font);
}

void TableCellPainter::paintSurface(bool changed)
{
    const QPalette& palette = m_option.palette;
    QColor fill = palette.color(QPalette::Base);
    if (m_option.features.testFlag(QStyleOptionViewItem::Alternate))
        fill = palette.color(QPalette::AlternateBase);
    if (m_option.state.testFlag(QStyle::State_Selected))
        fill = m_theme.color(Role::SelectionFill);
    if (changed)
        fill = m_theme.color(Role::ChangedFill);
    m_painter.fillRect(m_cell, fill);
    if (!changed)
        return;
    const qreal size = m_metrics.em / 2.0;
    const QPointF corner(m_cell.right(), m_cell.top());
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.color(Role::ChangedMark));
    m_painter.drawPolygon(QPolygonF({corner, corner - QPointF(size, 0), corner + QPointF(0, size)}));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void TableCellPainter::paintExpander(const QRect& place, bool expanded)
{
    const qreal arm = m_metrics.ch * 0.5;
    const QPointF middle = QRectF(place).center();
    const QPolygonF open(
        {middle + QPointF(-arm, -arm / 2), middle + QPointF(0, arm / 2), middle + QPointF(arm, -arm / 2)});
    const QPolygonF closed(
        {middle + QPointF(-arm / 2, -arm), middle + QPointF(arm / 2, 0), middle + QPointF(-arm / 2, arm)});
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(m_theme.color(Role::Text2), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolyline(expanded ? open : closed);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void TableCellPainter::paintGrid()
{
    m_painter.setPen(m_theme.color(Role::Grid));
    m_painter.drawLine(m_cell.topRight(), m_cell.bottomRight());
}

void TableCellPainter::paintFocus()
{
    m_painter.setPen(m_theme.color(Role::Accent));
    m_painter.drawRect(m_cell.adjusted(0, 0, -1, -1));
}

void TableCellPainter::underlineText()
{
    // The text keeps its width, so search hits are not elided.
    QFont underlined = m_option.font;
    underlined.setUnderline(true);
    m_painter.setFont(underlined);
}

void TableCellPainter::drawText(const QRect& place, Qt::Alignment alignment, const QString& text)
{
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QString fitting = metrics.horizontalAdvance(text) <= place.width()
        ? text
        : elided(metrics, text, Qt::ElideRight, place.width());
    m_painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, fitting);
}

} // namespace fairshare::gui
