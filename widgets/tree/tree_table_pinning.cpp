// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/value_editor.h"
#include "widgets/tree/tree_table_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

/// Pinned columns of TreeTableView: names and shares stay in place while the figures scroll under them, so
/// the effect of a change of shares remains visible.
namespace fairshare::gui {
namespace {

/// A widget without a mask is fully visible, so an invisible editor gets a mask outside its area.
const QRegion Nothing(-1, -1, 1, 1);

} // namespace

QRect TreeTableView::pinnedRect() const
{
    return {0, 0, m_header->pinnedWidth(), viewport()->height()};
}

QModelIndex TreeTableView::indexAt(const QPoint& place) const
{
    if (place.x() < 0 || place.x() >= m_header->pinnedWidth())
        return QTableView::indexAt(place);
    const int row = rowAt(place.y());
    return row < 0 ? QModelIndex() : m_model.index(row, columnAt(place.x() - m_header->offset()));
}

QRect TreeTableView::visualRect(const QModelIndex& index) const
{
    QRect rect = QTableView::visualRect(index);
    if (isPinned(index))
        rect.moveLeft(m_header->sectionPosition(index.column()));
    return rect;
}

bool TreeTableView::isPinned(const QModelIndex& index) const
{
    return index.isValid() && index.column() < m_header->pinnedSections();
}

void TreeTableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const int before = horizontalScrollBar()->value();
    const bool pinned = isPinned(index);
    if (pinned || index.column() == 0) {
        const QScopedValueRollback placing(m_placing, true); // scrolls there and back
        QTableView::scrollTo(index, hint);
        if (pinned)
            horizontalScrollBar()->setValue(before);
        return;
    }
    QTableView::scrollTo(index, hint);
    if (!index.isValid())
        return;
    const int covered = m_header->pinnedWidth() - QTableView::visualRect(index).left();
    if (m_header->pinnedWidth() > 0 && covered > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered);
}

void TreeTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx == 0)
        return;
    // The pinned columns painted over the figures were scrolled along with them.
    viewport()->update();
    m_header->viewport()->update();
}

void TreeTableView::updateEditorGeometries()
{
    QTableView::updateEditorGeometries();
    // An editor that is wider than its cell may cover pinned columns. If pinned columns cover its cell, it is
    // hidden.
    const QModelIndex current = currentIndex();
    const bool covered = !isPinned(current) && visualRect(current).left() < m_header->pinnedWidth();
    const QRect names = covered ? pinnedRect() : QRect();
    for (auto* editor : viewport()->findChildren<ValueEditor*>(Qt::FindDirectChildrenOnly)) {
        if (!editor->geometry().intersects(names)) {
            editor->clearMask();
            continue;
        }
        const QRegion free = QRegion(editor->geometry()) - names;
        editor->setMask(free.isEmpty() ? Nothing : free.translated(-editor->pos()));
    }
}

void TreeTableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    paintPinnedCells(painter, pinnedRect() & event->rect());
    if (m_model.rowCount() == 0 && m_model.visibleRows().isFiltered()) {
        painter.setPen(themeOf(palette()).color(Role::Text2));
        painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
            tr("No matches. Turn off Show only matches (Ctrl+Shift+F) to see all rows."));
    }
    paintDropPlace(painter, *this, m_drop);
}

void TreeTableView::paintPinnedCells(QPainter& painter, const QRect& pinned)
{
    if (pinned.isEmpty())
        return;
    const int first = std::max(0, rowAt(pinned.top()));
    const int last = rowAt(pinned.bottom());
    const int rows = m_model.rowCount();
    const int columns = m_header->pinnedSections();
    for (int row = first; row < rows && (last < 0 || row <= last); ++row)
        for (int column = 0; column < columns; ++column)
            paintPinnedCell(painter, m_model.index(row, column));
    painter.setPen(themeOf(palette()).color(Role::Border));
    const int right = m_header->pinnedWidth() - 1;
    const int below = rows == 0 ? 0 : rowViewportPosition(rows - 1) + rowHeight(rows - 1);
    painter.drawLine(right, 0, right, std::min(viewport()->height(), below) - 1);
}

void TreeTableView::paintPinnedCell(QPainter& painter, const QModelIndex& index)
{
    if (isColumnHidden(index.column()))
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
    option.features.setFlag(QStyleOptionViewItem::Alternate, index.row() % 2 == 1);
    itemDelegateForIndex(index)->paint(&painter, option, index);
}

} // namespace fairshare::gui
