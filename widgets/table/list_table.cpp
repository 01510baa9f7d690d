// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/list_table.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/clipboard.h"

#include <QHeaderView>
#include <QStringList>
#include <QToolTip>

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

std::vector<int> selectedRows(const QTableView& table)
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : table.selectionModel()->selection())
        for (int row = range.top(); range.left() == 0 && row <= range.bottom(); ++row)
            rows.push_back(row);
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

QString rowsAsText(const QTableView& table, const std::vector<int>& rows, const CopiedText& how)
{
    const QAbstractItemModel& model = *table.model();
    QStringList lines;
    const auto line = [&](const auto& cell) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            if (how.isCopied ? how.isCopied(column) : !table.isColumnHidden(column))
                cells << cell(column);
        lines << cells.join(QLatin1Char('\t'));
    };
    if (how.withHeaders)
        line(
            [&](int column) { return model.headerData(column, Qt::Horizontal, how.headingRole).toString(); });
    for (const int row : rows)
        line([&](int column) { return model.index(row, column).data(how.role).toString(); });
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

Result<void> copySelectedRows(const QTableView& table, const CopiedText& how)
{
    if (!table.selectionModel()->hasSelection())
        return {};
    return putIntoClipboard(rowsAsText(table, selectedRows(table), how));
}

void showCurrentCard(const QTableView& table)
{
    const QModelIndex index = table.currentIndex();
    if (!index.isValid())
        return;
    const QRect cell = table.visualRect(index);
    QToolTip::showText(table.viewport()->mapToGlobal(cell.bottomLeft()),
        index.data(Qt::ToolTipRole).toString(), table.viewport(), cell);
}

} // namespace fairshare::gui
