// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/cell_metrics.h"
#include "widgets/text/shown_text.h"
#include "widgets/views/tree_table_view.h"

#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QPainter>
#include <QToolTip>

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
    if (target == NoRow) {
        event->ignore();
    } else {
        const QString name = shownName(m_model.document().scenario()->tree.name(target));
        QToolTip::showText(viewport()->mapToGlobal(place) + QPoint(16, 16),
            copies ? tr("Copy to %1").arg(name) : tr("Move to %1").arg(name), viewport());
        event->setDropAction(copies ? Qt::CopyAction : Qt::MoveAction);
        event->accept();
    }
    if (target != m_dropTarget) {
        m_dropTarget = target;
        viewport()->update();
    }
}

void TreeTableView::dragLeaveEvent(QDragLeaveEvent* event)
{
    QTableView::dragLeaveEvent(event);
    m_dropTarget = NoRow;
    QToolTip::hideText();
    viewport()->update();
}

void TreeTableView::dropEvent(QDropEvent* event)
{
    const NodeRow target = dropTarget(event->position().toPoint());
    m_dropTarget = NoRow;
    QToolTip::hideText();
    viewport()->update();
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

/// A frame around the account that a drop would go to.
void TreeTableView::paintDropTarget(QPainter& painter)
{
    const int place = m_dropTarget == NoRow ? -1 : m_model.placeOf(m_dropTarget);
    if (place < 0)
        return;
    QRect row = visualRect(m_model.index(place, 0));
    row.setLeft(0);
    row.setRight(viewport()->width() - 1);
    QPen pen(palette().color(QPalette::Highlight), 2);
    pen.setColor(themeOf(palette()).color(Role::Accent));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(row.adjusted(1, 1, -1, -1));
}

} // namespace fairshare::gui
