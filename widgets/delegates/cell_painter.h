// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/table_cell_painter.h"
#include "widgets/models/tree_column.h"

#include <QModelIndex>

namespace fairshare::gui {

/// Draws one cell of the tree table.
class CellPainter : private TableCellPainter {
public:
    CellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    /// @param current the keyboard stands here
    void paint(const QModelIndex& index, const TreeColumn& column, bool current);

private:
    void paintName(const QModelIndex& index);
    /// @param partition the end of the text
    void drawName(const QRect& place, const QString& text, const QString& partition);
    void paintNumber(const QModelIndex& index, const TreeColumn& column);
    /// Left of a number that is not what it should be.
    void paintWarning(const QRect& place, int textWidth);
    void paintBar(double length);
    void paintRank(const QModelIndex& index);
};

/// Characters of the largest rank or move in a tree of so many users, digit groups included.
int rankLength(std::size_t users);

/// Width of the longest rank.
int rankWidth(const QFont& font, std::size_t users);

/// Where ranks end in a column of this width, from its left: under the end of their heading where there is
/// room for the moves behind it, else as far to the left as they can.
int rankEnd(const QFont& font, std::size_t users, int columnWidth);

/// Width of the part behind it that holds the move.
int moveWidth(const CellMetrics& metrics, std::size_t users);

} // namespace fairshare::gui
