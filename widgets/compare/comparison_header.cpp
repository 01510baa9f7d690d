// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_header.h"

#include "widgets/compare/comparison_model.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace fairshare::gui {
namespace {

const ComparisonColumn& comparisonColumnAt(int section)
{
    return comparisonColumns()[static_cast<std::size_t>(section)];
}

QFont titleFont(const QFont& font, const ComparisonColumn& column)
{
    if (column.kind == ComparisonKind::OtherMove)
        return captionFont(font);
    QFont title = font;
    title.setBold(column.kind == ComparisonKind::Move);
    return title;
}

} // namespace

ComparisonHeader::ComparisonHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("comparisonHeader"));
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionsMovable(false);
    setMinimumSectionSize(CellMetrics(font()).ch * 3);
}

QString ComparisonHeader::subtitleOf(int section) const
{
    return model() == nullptr
        ? QString()
        : model()->headerData(section, Qt::Horizontal, ComparisonModel::SubtitleRole).toString();
}

int ComparisonHeader::markHeight() const
{
    return std::max(3, QFontMetrics(captionFont(font())).xHeight() / 2 + 1);
}

QSize ComparisonHeader::sizeHint() const
{
    const int caption = QFontMetrics(captionFont(font())).height();
    return {QHeaderView::sizeHint().width(), fontMetrics().height() + caption + 4};
}

int ComparisonHeader::headingWidth(int section) const
{
    const ComparisonColumn& column = comparisonColumnAt(section);
    const QFontMetrics caption(captionFont(font()));
    const int gap = CellMetrics(font()).ch / 2 + 1;
    if (column.kind == ComparisonKind::Move) // symmetric around the middle
        return 2
            * (std::max(caption.horizontalAdvance(tr("lose")), caption.horizontalAdvance(tr("gain")))
                + 2 * gap + 2 * markHeight())
            + 2 * CellMetrics(font()).pad;
    const int title = QFontMetrics(titleFont(font(), column)).horizontalAdvance(column.title());
    const int below = caption.horizontalAdvance(subtitleOf(section));
    return std::max(title, below + 2 * markHeight() + CellMetrics(font()).ch / 2)
        + 2 * CellMetrics(font()).pad;
}

void ComparisonHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    const ComparisonColumn& column = comparisonColumnAt(logicalIndex);
    const Theme theme = themeOf(palette());
    painter->save();
    painter->setClipRect(rect);
    painter->fillRect(rect, theme.color(Role::Header));
    painter->setPen(theme.color(Role::Border));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    const int pad = CellMetrics(font()).pad;
    const QRect place = rect.adjusted(pad, 2, -pad, -3);
    const bool right = column.kind == ComparisonKind::Before || column.kind == ComparisonKind::Now
        || column.kind == ComparisonKind::Factor;
    int side = Qt::AlignLeft;
    if (right)
        side = Qt::AlignRight;
    else if (column.isMove())
        side = Qt::AlignHCenter;
    painter->setFont(titleFont(font(), column));
    painter->setPen(theme.color(column.kind == ComparisonKind::OtherMove ? Role::Text2 : Role::Text));
    const QString title = elided(painter->fontMetrics(), column.title(), Qt::ElideRight, place.width());
    painter->drawText(place, side | Qt::AlignTop | Qt::TextSingleLine, title);
    painter->setFont(captionFont(font()));
    painter->setPen(theme.color(Role::Text2));
    if (column.kind == ComparisonKind::Move)
        paintSides(*painter, place);
    else
        painter->drawText(place, side | Qt::AlignBottom | Qt::TextSingleLine, subtitleOf(logicalIndex));
    if (sortIndicatorSection() == logicalIndex)
        paintSortMark(*painter, place, logicalIndex);
    painter->restore();
}

void ComparisonHeader::paintSides(QPainter& painter, const QRect& place) const
{
    const Theme theme = themeOf(palette());
    const int gap = CellMetrics(font()).ch / 2 + 1;
    const int middle = place.center().x();
    painter.setPen(theme.color(Role::Loss));
    painter.drawText(QRect(place.topLeft(), QPoint(middle - gap, place.bottom())),
        Qt::AlignRight | Qt::AlignBottom | Qt::TextSingleLine, tr("lose"));
    painter.setPen(theme.color(Role::Gain));
    painter.drawText(QRect(QPoint(middle + gap, place.top()), place.bottomRight()),
        Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine, tr("gain"));
}

void ComparisonHeader::paintSortMark(QPainter& painter, const QRect& place, int section) const
{
    const ComparisonColumn& column = comparisonColumnAt(section);
    const qreal height = markHeight();
    const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
    const qreal gap = CellMetrics(font()).ch / 2.0;
    const qreal base = place.bottom() - painter.fontMetrics().descent();
    const int text = painter.fontMetrics().horizontalAdvance(subtitleOf(section));
    qreal left = place.left();
    if (column.kind == ComparisonKind::Move)
        left = place.center().x() + 3 * gap + painter.fontMetrics().horizontalAdvance(tr("gain"));
    else if (column.kind == ComparisonKind::OtherMove)
        left = place.center().x() - text / 2.0 - gap - 2 * height;
    else if (column.kind != ComparisonKind::Name && column.kind != ComparisonKind::Cause)
        left = place.right() - text - gap - 2 * height;
    const qreal foot = up ? base : base - height;
    const qreal tip = up ? base - height : base;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(palette()).color(Role::Text));
    painter.drawPolygon(
        QPolygonF({QPointF(left, foot), QPointF(left + 2 * height, foot), QPointF(left + height, tip)}));
}

} // namespace fairshare::gui
