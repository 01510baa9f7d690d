// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_column.h"
#include "widgets/table/table_cell_painter.h"

#include <QModelIndex>

namespace fairshare::gui {

/// Draws one cell of the table of groups.
class QuotaCellPainter : private TableCellPainter {
public:
    QuotaCellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    /// @param current the cell has the keyboard focus
    void paint(const QModelIndex& index, bool current);

private:
    void paintName(const QModelIndex& index);
    void paintText(const QModelIndex& index, QuotaColumn column);
    void paintBar(const QModelIndex& index);
    void paintSlider(double at);
    void paintFlags(const QModelIndex& index, QuotaColumn column);
    void paintBox(const QRect& place, bool on, bool differs);
};

} // namespace fairshare::gui
