// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/history_view.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>

namespace fairshare::gui {

HistoryView::HistoryView(Document& document, QWidget* parent)
    : QUndoView(&document.undoStack(), parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("historyView"));
    setAccessibleName(tr("Edit history"));
    setEmptyLabel(tr("Opened"));
    setFrameShape(QFrame::NoFrame);
    setToolTip(tr("Click a step to go back or forward to the state after it."));
}

void HistoryView::useAsBaseline()
{
    const QModelIndex index = m_asked.isValid() ? QModelIndex(m_asked) : currentIndex();
    m_asked = QModelIndex();
    m_document.setBaselineStep(index.row());
}

void HistoryView::mousePressEvent(QMouseEvent* event)
{
    // The base class would go to the state under the pointer.
    if (event->button() != Qt::RightButton)
        QUndoView::mousePressEvent(event);
}

void HistoryView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid() || m_document.isEmpty())
        return;
    m_asked = index;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("historyMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).bottomLeft()));
}

} // namespace fairshare::gui
