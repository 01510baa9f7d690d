// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/shown_text.h"
#include "widgets/tree/tree_table_view.h"

#include "core/scenario/scenario.h"

#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>

/// Moving of rows with the mouse in TreeTableView.
namespace fairshare::gui {

NodeRow TreeTableView::dropTarget(const QPoint& place) const
{
    const NodeRow node = m_model.nodeAt(indexAt(place));
    return node == NoRow ? NoRow : m_model.document().scenario()->tree.accountOf(node);
}

void TreeTableView::dragEnterEvent(QDragEnterEvent* event)
{
    // Dropped files are handled by the window.
    if (event->source() == this)
        event->acceptProposedAction();
    else
        event->ignore();
}

void TreeTableView::dragMoveEvent(QDragMoveEvent* event)
{
    if (event->source() != this) {
        event->ignore();
        return;
    }
    QTableView::dragMoveEvent(event); // scrolls at the edges
    const QPoint place = event->position().toPoint();
    const NodeRow target = dropTarget(place);
    const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
    setDropTarget(target, copies ? ShareTreeModel::Transfer::Copy : ShareTreeModel::Transfer::Move);
    if (target == NoRow || m_drop.isRefused) {
        event->ignore();
        return;
    }
    event->setDropAction(copies ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
}

void TreeTableView::setDropTarget(NodeRow account, ShareTreeModel::Transfer how)
{
    const QString before = m_drop.text;
    m_drop = {};
    m_drop.row = account == NoRow ? -1 : m_model.placeOf(account);
    if (account != NoRow) {
        const QString name = shownName(m_model.document().scenario()->tree.name(account));
        const QString hindrance = m_model.transferHindrance(chosenRows(), account, how);
        m_drop.isRefused = !hindrance.isEmpty();
        m_drop.text =
            how == ShareTreeModel::Transfer::Copy ? tr("Copy to %1").arg(name) : tr("Move to %1").arg(name);
        if (m_drop.isRefused)
            m_drop.text = hindrance;
    }
    viewport()->update();
    if (m_drop.text != before)
        tellDropPlace(*this, m_drop);
}

void TreeTableView::dragLeaveEvent(QDragLeaveEvent* event)
{
    QTableView::dragLeaveEvent(event);
    setDropTarget(NoRow, ShareTreeModel::Transfer::Move);
}

void TreeTableView::dropEvent(QDropEvent* event)
{
    const NodeRow target = dropTarget(event->position().toPoint());
    setDropTarget(NoRow, ShareTreeModel::Transfer::Move);
    stopAutoScroll();
    setState(NoState);
    if (event->source() != this || target == NoRow) {
        event->ignore();
        return;
    }
    const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
    // The rows are moved here. If the drag knew about the move, it would remove them again.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const std::vector<NodeRow> rows = chosenRows();
    // Deferred, because the drag still uses the current rows.
    QMetaObject::invokeMethod(
        this,
        [this, rows, target, copies] {
            showTouched(m_model.transfer(
                rows, target, copies ? ShareTreeModel::Transfer::Copy : ShareTreeModel::Transfer::Move));
        },
        Qt::QueuedConnection);
}

void TreeTableView::startDrag(Qt::DropActions actions)
{
    const std::vector<NodeRow> rows = chosenRows();
    if (rows.empty() || rows.front() == RootRow || !finishEditing())
        return;
    dragRows(*this,
        rows.size() == 1 ? shownName(m_model.document().scenario()->tree.name(rows.front()))
                         : tr("%1 rows").arg(rows.size()),
        actions);
}

} // namespace fairshare::gui
