// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/column_folds.h"
#include "widgets/tree/table/tree_column.h"

#include <QFont>

#include <vector>

namespace fairshare::gui {

/// Room that the columns of a tree need.
struct ColumnNeeds {
    std::vector<int> contents; ///< by column: ColumnContents::width
    std::vector<int> chosen; ///< by column: the width that the user chose, 0 = automatic
    std::vector<bool> hidden; ///< by column
    std::vector<Fold> folds{}; ///< by column; empty if none is folded
    std::size_t users = 0;
    int sorted = -1; ///< the column with the sort mark
    bool shortensNames = true; ///< if everything then fits
};

/// Returns the width of a heading with its padding.
int headingWidth(const TreeColumn& column, const QFont& font);
/// Returns the lines of the title of an algorithm that has a narrow column only.
QStringList titleLines(const QString& title);
/// Returns what a column says of an algorithm that ranks all users the same.
QString tiedCaption();
/// Returns the height of the sort mark, which is twice as wide as it is high.
int sortMarkHeight(const QFont& font);
/// Returns the width that the sort mark adds to a heading.
int sortMarkWidth(const QFont& font);

/// Returns the widths of all columns for a table of this width. Each column first gets what it needs. Names
/// then take as much of the rest as they can use, and bars grow to a length that is easy to compare. Any
/// remaining room stays empty.
std::vector<int> columnWidths(const QFont& font, const ColumnNeeds& needs, int available);

} // namespace fairshare::gui
