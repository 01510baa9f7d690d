// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_table_view.h"

#include "core/analysis/filter/name_match.h"
#include "core/scenario/scenario.h"

#include <QKeyEvent>

#include <algorithm>

/// Keyboard input of TreeTableView.
namespace fairshare::gui {
bool TreeTableView::walkTree(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool expandable = index.data(ShareTreeModel::ExpandableRole).toBool();
    const bool expanded = index.data(ShareTreeModel::ExpandedRole).toBool();
    if ((key == Qt::Key_Right || key == Qt::Key_Plus) && expandable && !expanded) {
        m_model.setExpanded(index.row(), true);
        return true;
    }
    if ((key == Qt::Key_Left || key == Qt::Key_Minus) && expanded) {
        m_model.setExpanded(index.row(), false);
        return true;
    }
    const NodeRow node = m_model.nodeAt(index);
    if (key == Qt::Key_Left && node != RootRow) {
        goTo(m_model.document().scenario()->tree.parent(node));
        return true;
    }
    return key == Qt::Key_Plus || key == Qt::Key_Minus;
}

void TreeTableView::keyPressEvent(QKeyEvent* event)
{
    const bool plain =
        (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier || event->key() == Qt::Key_Plus;
    if (plain && walkTree(event->key()))
        return;
    if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
        return;
    }
    if (plain && event->key() == Qt::Key_Escape) {
        clearSelection();
        return;
    }
    // Reached if the command is not possible: it shows the reason, and the current row stays.
    if (event->modifiers() == Qt::AltModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        return moveSelected(event->key() == Qt::Key_Up ? LevelMove::Up : LevelMove::Down);
    QTableView::keyPressEvent(event);
}

QModelIndex TreeTableView::nextEditable(int step) const
{
    const int columns = m_model.columnCount();
    const QModelIndex from = currentIndex();
    if (!from.isValid())
        return {};
    int row = from.row();
    int column = from.column();
    while (true) {
        column += step;
        if (column < 0 || column >= columns) {
            row += step;
            column = step > 0 ? 0 : columns - 1;
        }
        if (row < 0 || row >= m_model.rowCount())
            return {};
        const QModelIndex index = m_model.index(row, column);
        if (!isColumnHidden(column) && index.flags().testFlag(Qt::ItemIsEditable))
            return index;
    }
}

QModelIndex TreeTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveNext || action == MovePrevious)
        return nextEditable(action == MoveNext ? 1 : -1);
    return QTableView::moveCursor(action, modifiers);
}

void TreeTableView::keyboardSearch(const QString& text)
{
    const bool fresh = m_typed.add(text);
    const int rows = m_model.rowCount();
    const int start = std::max(0, currentIndex().row()) + (fresh ? 1 : 0);
    const std::string pattern = m_typed.pattern();
    const ShareTree* tree = rows > 0 ? &m_model.document().scenario()->tree : nullptr;
    for (int step = 0; step < rows; ++step) {
        const NodeRow node = m_model.nodeAt((start + step) % rows);
        if (!matchesGlob(tree->name(node), pattern))
            continue;
        goTo(node);
        return;
    }
}

} // namespace fairshare::gui
