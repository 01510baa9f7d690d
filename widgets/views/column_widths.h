// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"

#include <QFont>

#include <vector>

namespace fairshare::gui {

/// What the columns of a tree need.
struct ColumnNeeds {
    std::vector<int> contents; ///< by column: ColumnContents::width
    std::vector<int> chosen; ///< by column: the width that somebody chose, 0 = what fits
    std::vector<bool> hidden; ///< by column
    std::size_t users = 0;
    int sorted = -1; ///< the column with the mark of the order
};

/// Width of a heading with its padding.
int headingWidth(const TreeColumn& column, const QFont& font);
/// How high the mark of a sorted column is; twice as wide.
int sortMarkHeight(const QFont& font);
/// What the mark of a sorted column takes beside the heading.
int sortMarkWidth(const QFont& font);

/// Widths of all columns for a table of this width: what is needed, then as much of what is left over as the
/// names can use, then the bars up to a length that is easily compared. The rest stays free.
std::vector<int> columnWidths(const QFont& font, const ColumnNeeds& needs, int available);

} // namespace fairshare::gui
