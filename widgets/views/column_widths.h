// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"

#include <QFont>
#include <QString>

#include <vector>

namespace fairshare::gui {

/// The longest figures that a tree shows.
struct LongestFigures {
    std::size_t users = 0;
    QString shares;
    QString usage;
    bool moves = false; ///< ranks may differ from those of the baseline
};

/// Widths of all columns for a table of this width: what the figures of such a tree need, and what is left
/// over shared between the names and the bars. @param hidden by column
std::vector<int> columnWidths(
    const QFont& font, const LongestFigures& longest, int available, const std::vector<bool>& hidden);

} // namespace fairshare::gui
