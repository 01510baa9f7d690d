// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QItemSelection>
#include <QTableView>

#include <functional>
#include <vector>

namespace fairshare::gui {

/// Makes a table look like the lists below the view: selects whole rows, one at a time, without a grid.
void dressList(QTableView& table);

/// Returns a selection of whole rows with as few ranges as possible.
/// @param rows each once, in any order
QItemSelection selectionOfRows(const QAbstractItemModel& model, std::vector<int> rows);

/// Returns the selected rows of a table that selects whole rows, in ascending order.
std::vector<int> selectedRows(const QTableView& table);

/// How rows are converted to text.
struct CopiedText {
    int role = Qt::DisplayRole; ///< role of the cells
    bool withHeaders = false;
    int headingRole = Qt::DisplayRole;
    std::function<bool(int column)> isCopied{}; ///< if empty: the visible columns
};

/// Returns the visible columns of these rows as tab-separated text, one row per line.
QString rowsAsText(const QTableView& table, const std::vector<int>& rows, const CopiedText& how);

/// Copies the selected rows to the clipboard; leaves the clipboard unchanged if nothing is selected.
Result<void> copySelectedRows(const QTableView& table, const CopiedText& how);

/// Shows the hover card of the current cell.
void showCurrentCard(const QTableView& table);

} // namespace fairshare::gui
