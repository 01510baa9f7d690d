// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/list_table.h"

#include "widgets/delegates/cell_metrics.h"

#include <QHeaderView>
#include <QStringList>

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

QString selectedRowsAsText(const QTableView& table, int role, bool withHeaders)
{
    const QAbstractItemModel& model = *table.model();
    QStringList lines;
    const auto line = [&model, &lines](const auto& cell) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << cell(column);
        lines << cells.join(QLatin1Char('\t'));
    };
    if (withHeaders)
        line([&](int column) { return model.headerData(column, Qt::Horizontal, role).toString(); });
    QModelIndexList rows = table.selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : rows)
        line([&](int column) { return row.siblingAtColumn(column).data(role).toString(); });
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace fairshare::gui
