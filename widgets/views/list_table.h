// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelection>
#include <QTableView>

#include <vector>

namespace fairshare::gui {

/// Makes a table look like the lists below the view: whole rows, one selected at a time, no grid.
void dressList(QTableView& table);

/// Whole rows as a selection with as few ranges as there can be. @param rows each once, in any order
QItemSelection selectionOfRows(const QAbstractItemModel& model, std::vector<int> rows);

/// The selected rows with all columns, tab-separated, a row a line. @param role of cells and of headings
QString selectedRowsAsText(const QTableView& table, int role, bool withHeaders);

} // namespace fairshare::gui
