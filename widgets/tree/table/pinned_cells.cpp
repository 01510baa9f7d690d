// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/pinned_cells.h"

#include "widgets/table/value_editor.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemDelegate>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// A widget without a mask is fully visible, so an invisible editor gets a mask outside its area.
constexpr QRect Nowhere(-1, -1, 1, 1);

} // namespace

PinnedCells::PinnedCells(const QTableView& table, const TreeHeaderView& header)
    : m_table(table)
    , m_header(header)
{
}

QRect PinnedCells::rect() const
{
    return {0, 0, m_header.pinnedWidth(), m_table.viewport()->height()};
}

bool PinnedCells::contains(const QModelIndex& index) const
{
    return index.isValid() && index.column() < m_header.pinnedSections();
}

std::optional<QModelIndex> PinnedCells::indexAt(const QPoint& place) const
{
    if (place.x() < 0 || place.x() >= m_header.pinnedWidth())
        return std::nullopt;
    const int row = m_table.rowAt(place.y());
    return row < 0 ? QModelIndex()
                   : m_table.model()->index(row, m_table.columnAt(place.x() - m_header.offset()));
}

void PinnedCells::maskEditors() const
{
    // An editor that is wider than its cell may cover pinned columns. If pinned columns cover its cell, it is
    // hidden.
    const QModelIndex current = m_table.currentIndex();
    const bool covered = !contains(current) && m_table.visualRect(current).left() < m_header.pinnedWidth();
    const QRect names = covered ? rect() : QRect();
    for (auto* editor : m_table.viewport()->findChildren<ValueEditor*>(Qt::FindDirectChildrenOnly)) {
        if (!editor->geometry().intersects(names)) {
            editor->clearMask();
            continue;
        }
        const QRegion free = QRegion(editor->geometry()) - names;
        editor->setMask(free.isEmpty() ? QRegion(Nowhere) : free.translated(-editor->pos()));
    }
}

void PinnedCells::paint(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option) const
{
    const QRect pinned = rect() & area;
    if (pinned.isEmpty())
        return;
    const int first = std::max(0, m_table.rowAt(pinned.top()));
    const int last = m_table.rowAt(pinned.bottom());
    const int rows = m_table.model()->rowCount();
    const int columns = m_header.pinnedSections();
    for (int row = first; row < rows && (last < 0 || row <= last); ++row)
        for (int column = 0; column < columns; ++column)
            if (!m_table.isColumnHidden(column))
                paintCell(painter, option, m_table.model()->index(row, column));
    painter.setPen(themeOf(m_table.palette()).color(Role::Border));
    const int right = m_header.pinnedWidth() - 1;
    const int below = rows == 0 ? 0 : m_table.rowViewportPosition(rows - 1) + m_table.rowHeight(rows - 1);
    painter.drawLine(right, 0, right, std::min(m_table.viewport()->height(), below) - 1);
}

void PinnedCells::paintCell(QPainter& painter, QStyleOptionViewItem option, const QModelIndex& index) const
{
    option.rect = m_table.visualRect(index);
    option.state.setFlag(QStyle::State_Selected, m_table.selectionModel()->isSelected(index));
    option.features.setFlag(QStyleOptionViewItem::Alternate, index.row() % 2 == 1);
    m_table.itemDelegateForIndex(index)->paint(&painter, option, index);
}

} // namespace fairshare::gui
