// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/move_mark.h"

#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"

#include <QPolygonF>

#include <cstdlib>

namespace fairshare::gui {
namespace {

constexpr qreal HalfWidth = 0.34; ///< of the triangle, in em
constexpr qreal Height = 0.48; ///< of the triangle, in em

QString textOf(qint64 move)
{
    return NumberText().count(static_cast<std::uint64_t>(std::abs(move)));
}

/// Returns the distance from the left of the mark to its number.
qreal numberPlace(const CellMetrics& metrics)
{
    return metrics.ch / 2.0 + 2 * HalfWidth * metrics.em + metrics.ch / 4.0;
}

} // namespace

void paintMoveMark(QPainter& painter, const QRect& place, const MoveMark& mark)
{
    const CellMetrics metrics(painter.font());
    const qreal half = metrics.em * HalfWidth;
    const qreal height = metrics.em * Height;
    const QPointF middle(place.left() + metrics.ch / 2.0 + half, QRectF(place).center().y());
    const qreal tip = mark.move > 0 ? -height / 2 : height / 2;
    const QColor color = mark.theme.color(mark.move > 0 ? Role::Gain : Role::Loss);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF({middle + QPointF(0, tip), middle + QPointF(-half, -tip), middle + QPointF(half, -tip)}));
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(color);
    const QRect number = place.adjusted(static_cast<int>(numberPlace(metrics)), 0, 0, 0);
    painter.drawText(number, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        elided(painter.fontMetrics(), textOf(mark.move), Qt::ElideRight, number.width()));
}

int moveMarkWidth(const QFont& font, qint64 move)
{
    return static_cast<int>(numberPlace(CellMetrics(font)))
        + QFontMetrics(font).horizontalAdvance(textOf(move));
}

} // namespace fairshare::gui
