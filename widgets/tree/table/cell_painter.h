// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/table_cell_painter.h"
#include "widgets/tree/table/tree_column.h"

#include <QModelIndex>

namespace fairshare::gui {

/// Draws one cell of the tree table.
class CellPainter : private TableCellPainter {
public:
    CellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    struct State {
        bool isCurrent = false; ///< has the keyboard focus
        bool isCut = false; ///< its row will be moved by a paste
    };

    void paint(const QModelIndex& index, const TreeColumn& column, const State& state);
    /// Draws a cell of a folded column, which has no text.
    /// @param current the cell has the keyboard focus
    void paintFolded(bool current);

private:
    void paintName(const QModelIndex& index);
    /// @param partition the suffix of the text
    void drawName(const QRect& place, const QString& text, const QString& partition);
    void paintNumber(const QModelIndex& index, const TreeColumn& column);
    /// Paints a warning sign to the left of a suspicious number. If there is no room, the number itself gets
    /// the color of the sign.
    void paintWarning(const QRect& place, int textWidth);
    void paintBar(double length);
    void paintRank(const QModelIndex& index);
};

/// Returns the number of characters of the largest rank or move in a tree with this many users, including
/// digit groups.
int rankLength(std::size_t users);

/// Returns the width of the longest rank.
int rankWidth(const QFont& font, std::size_t users);

/// Returns the right edge of ranks in a column of this width, from its left edge. It is below the end of the
/// heading if the moves fit after it; otherwise it is as far left as possible.
int rankEnd(const QFont& font, std::size_t users, int columnWidth);

/// Returns the width of the part after the rank that contains the move.
int moveWidth(const CellMetrics& metrics, std::size_t users);

} // namespace fairshare::gui
