// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/cell_metrics.h"
#include "widgets/text/shown_text.h"
#include "widgets/views/tree_table_view.h"

#include <QCoreApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QPainter>
#include <QPixmap>
#include <QStatusTipEvent>

/// The part of TreeTableView that moves rows with the mouse.
namespace fairshare::gui {

NodeRow TreeTableView::dropTarget(const QPoint& place) const
{
    const NodeRow node = m_model.nodeAt(indexAt(place));
    return node == NoRow ? NoRow : m_model.document().scenario()->tree.accountOf(node);
}

void TreeTableView::dragEnterEvent(QDragEnterEvent* event)
{
    // Files are the window's.
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
    if (target == NoRow || m_dropRefused) {
        event->ignore();
        return;
    }
    event->setDropAction(copies ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
}

void TreeTableView::setDropTarget(NodeRow account, ShareTreeModel::Transfer how)
{
    const QString before = m_dropText;
    m_dropTarget = account;
    m_dropText.clear();
    m_dropRefused = false;
    if (account != NoRow) {
        const QString name = shownName(m_model.document().scenario()->tree.name(account));
        const QString hindrance = m_model.transferHindrance(chosenRows(), account, how);
        m_dropRefused = !hindrance.isEmpty();
        m_dropText =
            how == ShareTreeModel::Transfer::Copy ? tr("Copy to %1").arg(name) : tr("Move to %1").arg(name);
        if (m_dropRefused)
            m_dropText = hindrance;
    }
    viewport()->update();
    if (m_dropText == before)
        return;
    QStatusTipEvent tip(m_dropText);
    QCoreApplication::sendEvent(this, &tip);
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
    // The rows are moved here; a move told to the drag would remove them once more.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const std::vector<NodeRow> rows = chosenRows();
    // Later: the drag still looks at the rows as they are.
    QMetaObject::invokeMethod(
        this,
        [this, rows, target, copies] {
            showTouched(m_model.transfer(
                rows, target, copies ? ShareTreeModel::Transfer::Copy : ShareTreeModel::Transfer::Move));
        },
        Qt::QueuedConnection);
}

/// What is dragged, as wide as its words: a whole row would hide where it goes.
void TreeTableView::startDrag(Qt::DropActions actions)
{
    const std::vector<NodeRow> rows = chosenRows();
    if (rows.empty() || rows.front() == RootRow || !finishEditing())
        return;
    const QString text = rows.size() == 1 ? shownName(m_model.document().scenario()->tree.name(rows.front()))
                                          : tr("%1 rows").arg(rows.size());
    const CellMetrics metrics(font());
    const QSize size(fontMetrics().horizontalAdvance(text) + 4 * metrics.pad, metrics.rowHeight);
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    const Theme theme = themeOf(palette());
    picture.fill(theme.color(Role::SelectionFill));
    QPainter painter(&picture);
    painter.setFont(font());
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, text);
    painter.end();
    auto* drag = new QDrag(this);
    drag->setMimeData(m_model.mimeData({}));
    drag->setPixmap(picture);
    drag->setHotSpot(QPoint(-metrics.em, -metrics.em / 2));
    drag->exec(actions, Qt::MoveAction);
}

/// A frame around the account that a drop would go to, with what the drop would do.
void TreeTableView::paintDropTarget(QPainter& painter)
{
    const int place = m_dropTarget == NoRow ? -1 : m_model.placeOf(m_dropTarget);
    if (place < 0)
        return;
    QRect row = visualRect(m_model.index(place, 0));
    row.setLeft(0);
    row.setRight(viewport()->width() - 1);
    const Theme theme = themeOf(palette());
    painter.setPen(QPen(theme.color(m_dropRefused ? Role::Error : Role::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(row.adjusted(1, 1, -1, -1));
    const CellMetrics metrics(font());
    QRect label = row.adjusted(1, 1, -1, -1);
    label.setLeft(visualRect(m_model.index(place, 0)).right() + metrics.pad);
    label.setWidth(fontMetrics().horizontalAdvance(m_dropText) + 2 * metrics.pad);
    painter.fillRect(label, theme.color(Role::Card));
    painter.drawRect(label);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(label, Qt::AlignCenter, m_dropText);
}

} // namespace fairshare::gui
