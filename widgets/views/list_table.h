// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QItemSelection>
#include <QTableView>

#include <vector>

namespace fairshare::gui {

/// Makes a table look like the lists below the view: whole rows, one selected at a time, no grid.
void dressList(QTableView& table);

/// Whole rows as a selection with as few ranges as there can be. @param rows each once, in any order
QItemSelection selectionOfRows(const QAbstractItemModel& model, std::vector<int> rows);

/// Selected rows of a table in which rows are selected as a whole, ascending.
std::vector<int> selectedRows(const QTableView& table);

/// How rows become text.
struct CopiedText {
    int role = Qt::DisplayRole; ///< of cells
    bool withHeaders = false;
    int headingRole = Qt::DisplayRole;
};

/// The columns of these rows that are shown, tab-separated, a row a line.
QString rowsAsText(const QTableView& table, const std::vector<int>& rows, const CopiedText& how);

/// Puts what is selected into the clipboard; leaves that alone where nothing is.
Result<void> copySelectedRows(const QTableView& table, const CopiedText& how);

/// The hover card of the current cell.
void showCurrentCard(const QTableView& table);

} // namespace fairshare::gui
