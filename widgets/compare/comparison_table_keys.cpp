// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_table.h"

#include "widgets/compare/comparison_header.h"
#include "widgets/table/cell_metrics.h"

#include "core/analysis/filter/name_match.h"

#include <QKeyEvent>

#include <algorithm>
#include <string>

/// Keyboard and mouse input of ComparisonTable.
namespace fairshare::gui {
void ComparisonTable::sortByCurrentColumn()
{
    const int column = std::max(0, currentIndex().column());
    const auto first = static_cast<Qt::SortOrder>(
        m_model.headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
    const bool again = m_header->sortIndicatorSection() == column && m_header->sortIndicatorOrder() == first;
    const auto second = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    sortByColumn(column, again ? second : first);
}

bool ComparisonTable::toggleGroup(const QModelIndex& index)
{
    if (!index.isValid() || !m_model.isGroup(index.row()))
        return false;
    m_sight.release();
    showSelection([this, &index] {
        m_model.setExpanded(index.row(), !index.data(ComparisonModel::ExpandedRole).toBool());
    });
    return true;
}

bool ComparisonTable::walk(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool group = m_model.isGroup(index.row());
    const bool expanded = group && index.data(ComparisonModel::ExpandedRole).toBool();
    const bool opens = key == Qt::Key_Right || key == Qt::Key_Plus;
    const bool closes = key == Qt::Key_Left || key == Qt::Key_Minus;
    if (group && ((opens && !expanded) || (closes && expanded)))
        return toggleGroup(index);
    if (key == Qt::Key_Left && !group) {
        int row = index.row();
        while (row > 0 && !m_model.isGroup(row))
            --row;
        setCurrentIndex(m_model.index(row, 0));
        return true;
    }
    return key == Qt::Key_Plus || key == Qt::Key_Minus;
}

void ComparisonTable::keyPressEvent(QKeyEvent* event)
{
    const bool plain =
        (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier || event->key() == Qt::Key_Plus;
    if (plain && walk(event->key()))
        return;
    if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
        return;
    }
    if (plain && event->key() == Qt::Key_Escape) {
        clearSelection();
        return;
    }
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && toggleGroup(currentIndex()))
        return;
    QTableView::keyPressEvent(event);
}

void ComparisonTable::mousePressEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    const bool onExpander = index.isValid() && index.column() == 0
        && CellMetrics(font()).expanderRect(visualRect(index), 0).contains(place);
    if (event->button() == Qt::LeftButton && onExpander && toggleGroup(index))
        return;
    QTableView::mousePressEvent(event);
}

void ComparisonTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!toggleGroup(indexAt(event->position().toPoint())))
        QTableView::mouseDoubleClickEvent(event);
}

void ComparisonTable::keyboardSearch(const QString& text)
{
    const bool fresh = m_typed.add(text);
    const int rows = m_model.rowCount();
    const int start = std::max(0, currentIndex().row()) + (fresh ? 1 : 0);
    const std::string pattern = m_typed.pattern();
    for (int step = 0; step < rows; ++step) {
        const int row = (start + step) % rows;
        const NodeRow node = m_model.nodeAt(row);
        if (node == NoRow || !matchesGlob(m_model.comparison()->now().tree.name(node), pattern))
            continue;
        setCurrentIndex(m_model.index(row, std::max(0, currentIndex().column())));
        return;
    }
}

} // namespace fairshare::gui
