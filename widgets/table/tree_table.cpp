// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/tree_table.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"

#include <QDragEnterEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {

TreeTable::TreeTable(TreeRowsModel& model, QWidget* parent)
    : EditableTable(parent)
    , m_rows(model)
{
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setCornerButtonEnabled(false);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDropIndicatorShown(false);
}

void TreeTable::offerColumns()
{
    QHeaderView* header = horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint& place) {
        QMenu menu(this);
        fillColumnMenu(menu);
        menu.exec(header->mapToGlobal(place));
    });
}

std::vector<NodeRow> TreeTable::selectedNodes(std::size_t most) const
{
    std::vector<NodeRow> nodes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); range.left() == 0 && row <= range.bottom() && nodes.size() < most; ++row)
            nodes.push_back(m_rows.nodeAt(row));
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<NodeRow> TreeTable::chosenRows() const
{
    std::vector<NodeRow> rows = selectedNodes();
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(m_rows.nodeAt(currentIndex()));
    return rows;
}

std::vector<NodeRow> TreeTable::rowsWith(const QModelIndex& index) const
{
    const NodeRow edited = m_rows.nodeAt(index);
    std::vector<NodeRow> rows = selectedNodes();
    if (rows.size() < 2 || !std::binary_search(rows.begin(), rows.end(), edited))
        return {edited};
    return rows;
}

void TreeTable::selectShown(const std::vector<NodeRow>& rows)
{
    selectionModel()->select(selectionOfRows(m_rows, m_rows.placesOf(rows)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TreeTable::goTo(NodeRow node)
{
    const int place = finishEditing() ? m_rows.reveal(node) : -1;
    if (place < 0)
        return;
    const QModelIndex index = m_rows.index(place, std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void TreeTable::findNext(bool backwards)
{
    const std::vector<NodeRow>& hits = m_rows.hits();
    if (hits.empty())
        return;
    // Hits follow the order of the rows, which sorting changes.
    const VisibleRows& rows = m_rows.visibleRows();
    const std::size_t all = rows.shape()->parent.size();
    std::size_t from = backwards ? 0 : all - 1;
    if (currentIndex().isValid())
        from = rows.position(m_rows.nodeAt(currentIndex()));
    const auto distance = [&rows, backwards, all, from](NodeRow hit) {
        const std::size_t steps = rows.position(hit) + all - from;
        return backwards ? (2 * all - 1 - steps) % all : (steps + all - 1) % all;
    };
    goTo(*std::ranges::min_element(hits, {}, distance));
}

void TreeTable::removeSelected()
{
    const std::vector<NodeRow> rows = finishEditing() ? chosenRows() : std::vector<NodeRow>();
    if (rows.empty())
        return;
    // Keep the keyboard focus at the same place on screen.
    const int place = m_rows.placeOf(rows.front());
    const int column = std::max(0, currentIndex().column());
    if (const auto removed = removeRows(rows); !removed) {
        Q_EMIT refused(removed.error());
        return;
    }
    const QModelIndex next = m_rows.index(std::clamp(place, 0, m_rows.rowCount() - 1), column);
    selectionModel()->setCurrentIndex(next, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TreeTable::startNaming(NodeRow node)
{
    const int place = m_rows.placeOf(node);
    if (place < 0)
        return;
    const QModelIndex name = m_rows.index(place, 0);
    selectionModel()->setCurrentIndex(name, QItemSelectionModel::NoUpdate);
    scrollTo(name);
    setFocus();
    m_rows.setRenamable(node);
    edit(name);
}

void TreeTable::showCard()
{
    showCurrentCard(*this);
}

bool TreeTable::clickedExpander(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || index.column() != 0 || !index.data(TreeRowsModel::ExpandableRole).toBool())
        return false;
    const int depth = index.data(TreeRowsModel::DepthRole).toInt();
    if (!CellMetrics(font()).expanderRect(visualRect(index), depth).contains(place))
        return false;
    m_rows.setExpanded(index.row(), !index.data(TreeRowsModel::ExpandedRole).toBool());
    return true;
}

bool TreeTable::walkTree(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool expanded = index.data(TreeRowsModel::ExpandedRole).toBool();
    const NodeRow node = m_rows.nodeAt(index);
    if (key == Qt::Key_Right && index.data(TreeRowsModel::ExpandableRole).toBool() && !expanded)
        m_rows.setExpanded(index.row(), true);
    else if (key == Qt::Key_Left && expanded)
        m_rows.setExpanded(index.row(), false);
    else if (key == Qt::Key_Left && node != RootRow)
        goTo(m_rows.visibleRows().shape()->parent[node]);
    else
        return false;
    return true;
}

void TreeTable::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && walkTree(event->key()))
        return;
    if (event->matches(QKeySequence::Copy))
        return copyRows();
    if (plain && event->key() == Qt::Key_Escape)
        return clearSelection();
    // Reached if the command is not possible: it shows the reason, and the current row stays.
    if (event->modifiers() == Qt::AltModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        return moveSelected(event->key() == Qt::Key_Up ? LevelMove::Up : LevelMove::Down);
    EditableTable::keyPressEvent(event);
}

bool TreeTable::takesInput(const QModelIndex& index) const
{
    return index.flags().testFlag(Qt::ItemIsEditable);
}

QModelIndex TreeTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action != MoveNext && action != MovePrevious)
        return EditableTable::moveCursor(action, modifiers);
    const QModelIndex from = currentIndex();
    if (!from.isValid())
        return {};
    const int step = action == MoveNext ? 1 : -1;
    const int columns = m_rows.columnCount();
    const int end = m_rows.rowCount() * columns;
    for (int at = from.row() * columns + from.column() + step; at >= 0 && at < end; at += step) {
        const QModelIndex index = m_rows.index(at / columns, at % columns);
        if (!isColumnHidden(index.column()) && takesInput(index))
            return index;
    }
    return {};
}

void TreeTable::startDrag(Qt::DropActions actions)
{
    const std::vector<NodeRow> rows = chosenRows();
    if (!rows.empty() && rows.front() != RootRow && finishEditing())
        dragRows(*this, draggedText(rows), actions);
}

void TreeTable::dragEnterEvent(QDragEnterEvent* event)
{
    // Dropped files are handled by the window.
    if (event->source() == this)
        event->acceptProposedAction();
    else
        event->ignore();
}

bool TreeTable::copies(const QDropEvent& event) const
{
    return event.modifiers().testFlag(Qt::ControlModifier)
        && m_rows.supportedDragActions().testFlag(Qt::CopyAction);
}

void TreeTable::dragMoveEvent(QDragMoveEvent* event)
{
    if (event->source() != this) {
        event->ignore();
        return;
    }
    EditableTable::dragMoveEvent(event); // scrolls at the edges
    const NodeRow under = m_rows.nodeAt(indexAt(event->position().toPoint()));
    setDropTarget(under == NoRow ? NoRow : dropTarget(under), copies(*event));
    if (m_drop.row < 0 || m_drop.isRefused) {
        event->ignore();
        return;
    }
    event->setDropAction(m_dropCopies ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
}

void TreeTable::setDropTarget(NodeRow target, bool copies)
{
    const int place = target == NoRow ? -1 : m_rows.placeOf(target);
    if (place == m_drop.row && copies == m_dropCopies)
        return;
    const QString before = m_drop.text;
    m_drop = place < 0 ? DropPlace() : dropEffect(target, copies);
    m_drop.row = place;
    m_dropCopies = copies;
    viewport()->update();
    if (m_drop.text != before)
        tellDropPlace(*this, m_drop);
}

void TreeTable::dragLeaveEvent(QDragLeaveEvent* event)
{
    EditableTable::dragLeaveEvent(event);
    setDropTarget(NoRow, false);
}

void TreeTable::dropEvent(QDropEvent* event)
{
    const NodeRow under = m_rows.nodeAt(indexAt(event->position().toPoint()));
    setDropTarget(NoRow, false);
    stopAutoScroll();
    setState(NoState);
    if (event->source() != this || under == NoRow) {
        event->ignore();
        return;
    }
    const bool copied = copies(*event);
    // The rows are moved here. If the drag knew about the move, it would remove them again.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    // Deferred, because the drag still uses the current rows.
    QMetaObject::invokeMethod(
        this,
        [this, rows = chosenRows(), target = dropTarget(under), copied] { dropRows(rows, target, copied); },
        Qt::QueuedConnection);
}

void TreeTable::paintEvent(QPaintEvent* event)
{
    EditableTable::paintEvent(event);
    QPainter painter(viewport());
    paintOver(painter, event->rect());
    paintDropPlace(painter, *this, m_drop);
}

} // namespace fairshare::gui
