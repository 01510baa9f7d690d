// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/row_in_sight.h"

#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

void showCurrentRow(QTableView& table)
{
    const QModelIndex current = table.currentIndex();
    if (!current.isValid())
        return;
    const int last = table.model()->rowCount() - 1;
    for (const int row : {std::max(current.row() - 1, 0), std::min(current.row() + 1, last), current.row()})
        table.scrollTo(current.siblingAtRow(row));
}

RowInSight::RowInSight(QTableView& table)
    : QObject(&table)
    , m_table(table)
{
    connect(table.verticalScrollBar(), &QAbstractSlider::actionTriggered, this, &RowInSight::release);
}

void RowInSight::keep()
{
    scroll();
    if (!m_armed || std::exchange(m_waits, true))
        return;
    // When one scroll bar appears or disappears, the range of the other is updated only after the layout is
    // complete.
    QMetaObject::invokeMethod(
        this,
        [this] {
            scroll();
            m_waits = false; // only now, so this layout does not trigger another one
        },
        Qt::QueuedConnection);
}

void RowInSight::scroll()
{
    if (!m_armed || m_scrolls || !m_table.currentIndex().isValid())
        return;
    const QScopedValueRollback scrolls(m_scrolls, true);
    // The scroll range is known only after the rows are laid out.
    static_cast<QAbstractItemView&>(m_table).doItemsLayout();
    m_table.verticalScrollBar()->setValue(0);
    showCurrentRow(m_table);
}

} // namespace fairshare::gui
