// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/tree_header_view.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/cell_painter.h"
#include "widgets/models/share_tree_model.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace fairshare::gui {
namespace {

const TreeColumn& columnAt(int section)
{
    return treeColumns()[static_cast<std::size_t>(section)];
}

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

TreeHeaderView::TreeHeaderView(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setSectionsMovable(false);
    setMinimumSectionSize(CellMetrics(font()).ch * 3);
}

void TreeHeaderView::setChosenAlgorithm(const QString& id)
{
    m_chosen = id;
    viewport()->update();
}

QSize TreeHeaderView::sizeHint() const
{
    const int captions = 2 * QFontMetrics(captionFont(font())).height();
    return {QHeaderView::sizeHint().width(), fontMetrics().height() + captions + 2};
}

QRect TreeHeaderView::groupRect(const QRect& rect, int logicalIndex) const
{
    const TreeColumn& column = columnAt(logicalIndex);
    if (column.algorithm == nullptr)
        return rect;
    const int other = column.kind == ColumnKind::Factor ? logicalIndex + 1 : logicalIndex - 1;
    if (isSectionHidden(other))
        return rect;
    QRect group = rect;
    if (column.kind == ColumnKind::Factor)
        group.setWidth(rect.width() + sectionSize(other));
    else
        group.setLeft(rect.left() - sectionSize(other));
    return group;
}

void TreeHeaderView::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    const TreeColumn& column = columnAt(logicalIndex);
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    painter->save();
    painter->setClipRect(rect);
    painter->fillRect(rect, theme.color(Role::Header));
    painter->setPen(theme.color(Role::Border));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (column.kind != ColumnKind::Factor)
        painter->drawLine(rect.topRight(), rect.bottomRight());
    const QRect group = groupRect(rect, logicalIndex).adjusted(metrics.pad, 1, -metrics.pad, -2);
    const QRect own = rect.adjusted(metrics.pad, 1, -metrics.pad, -2);
    QFont titleFont = font();
    titleFont.setBold(column.algorithm != nullptr && fromCore(column.algorithm->id) == m_chosen);
    const bool right = column.isNumber() && column.algorithm == nullptr;
    const int side = right ? Qt::AlignRight : Qt::AlignLeft;
    painter->setFont(titleFont);
    painter->setPen(theme.color(Role::Text));
    painter->drawText(group, side | Qt::AlignTop | Qt::TextSingleLine, column.title());
    painter->setFont(captionFont(font()));
    painter->setPen(theme.color(Role::Text2));
    if (column.algorithm == nullptr) {
        painter->drawText(own, side | Qt::AlignBottom | Qt::TextSingleLine, column.subtitle());
        painter->restore();
        return;
    }
    painter->drawText(group.adjusted(0, fontMetrics().height() - 1, 0, 0),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, column.subtitle());
    QRect part = own;
    if (const auto* shown = qobject_cast<const ShareTreeModel*>(model());
        column.kind == ColumnKind::Rank && shown != nullptr && !shown->document().isEmpty())
        part.setRight(rect.right() - metrics.pad / 2
            - moveWidth(metrics, shown->document().scenario()->tree.userCount()));
    painter->drawText(
        part, Qt::AlignRight | Qt::AlignBottom | Qt::TextSingleLine | Qt::TextDontClip, column.part());
    painter->restore();
}

} // namespace fairshare::gui
