// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/list_table.h"

#include "widgets/delegates/cell_metrics.h"

#include <QHeaderView>

#include <algorithm>
#include <iterator>

namespace fairshare::gui {

void dressList(QTableView& table)
{
    const CellMetrics metrics(table.font());
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setAlternatingRowColors(true);
    table.setTabKeyNavigation(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(metrics.rowHeight);
    table.verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
}

QItemSelection selectionOfRows(const QAbstractItemModel& model, std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    QItemSelection selection;
    for (auto first = rows.begin(); first != rows.end();) {
        auto last = first;
        while (std::next(last) != rows.end() && *std::next(last) == *last + 1)
            ++last;
        selection.append(QItemSelectionRange(model.index(*first, 0), model.index(*last, 0)));
        first = std::next(last);
    }
    return selection;
}

} // namespace fairshare::gui
