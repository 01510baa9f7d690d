// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_table.h"

#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QPainter>

/// Moving of groups with the mouse in QuotaTable.
namespace fairshare::gui {

void QuotaTable::createDragging()
{
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDropIndicatorShown(false);
}

void QuotaTable::startDrag(Qt::DropActions actions)
{
    const std::vector<QuotaRow> rows = chosenGroups();
    if (rows.empty() || rows.front() == RootQuotaRow || !finishEditing())
        return;
    dragRows(
        *this, rows.size() == 1 ? m_model.nameOf(rows.front()) : tr("%1 groups").arg(rows.size()), actions);
}

void QuotaTable::dragEnterEvent(QDragEnterEvent* event)
{
    // Dropped files are handled by the window.
    if (event->source() == this)
        event->acceptProposedAction();
    else
        event->ignore();
}

void QuotaTable::dragMoveEvent(QDragMoveEvent* event)
{
    if (event->source() != this) {
        event->ignore();
        return;
    }
    QTableView::dragMoveEvent(event); // scrolls at the edges
    setDropTarget(m_model.rowAt(indexAt(event->position().toPoint())));
    if (m_drop.row < 0 || m_drop.isRefused) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::MoveAction);
    event->accept();
}

void QuotaTable::setDropTarget(QuotaRow row)
{
    const int place = m_model.placeOf(row);
    if (place == m_drop.row)
        return;
    m_drop = {};
    m_drop.row = place;
    if (place >= 0) {
        m_drop.text = m_model.moveHindrance(chosenGroups(), row);
        m_drop.isRefused = !m_drop.text.isEmpty();
        if (!m_drop.isRefused)
            m_drop.text = tr("Move to %1").arg(m_model.nameOf(row));
    }
    viewport()->update();
    tellDropPlace(*this, m_drop);
}

void QuotaTable::dragLeaveEvent(QDragLeaveEvent* event)
{
    QTableView::dragLeaveEvent(event);
    setDropTarget(NoQuotaRow);
}

void QuotaTable::dropEvent(QDropEvent* event)
{
    const QuotaRow target = m_model.rowAt(indexAt(event->position().toPoint()));
    setDropTarget(NoQuotaRow);
    stopAutoScroll();
    setState(NoState);
    if (event->source() != this || target == NoQuotaRow) {
        event->ignore();
        return;
    }
    // The groups are moved here. If the drag knew about the move, it would remove them again.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const std::vector<QuotaRow> rows = chosenGroups();
    // Deferred, because the drag still uses the current rows.
    QMetaObject::invokeMethod(
        this, [this, rows, target] { showMoved(m_model.moveGroups(rows, target)); }, Qt::QueuedConnection);
}

void QuotaTable::showMoved(const Result<std::vector<QuotaRow>>& moved)
{
    if (moved)
        selectRows(*moved);
    else
        Q_EMIT refused(moved.error());
}

void QuotaTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    paintDropPlace(painter, *this, m_drop);
}

} // namespace fairshare::gui
