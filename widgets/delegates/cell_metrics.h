// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QRect>

namespace fairshare::gui {

/// Sizes of the tree table, all from the font.
struct CellMetrics {
    explicit CellMetrics(const QFont& font);

    int em = 0; ///< font height
    int ch = 0; ///< width of "0"
    int pad = 0; ///< at both sides of a cell
    int rowHeight = 0;
    int indent = 0; ///< for one level of the tree
    int expander = 0; ///< width of the expander's place

    /// Where a click expands or collapses, for a row this deep.
    QRect expanderRect(const QRect& cell, int depth) const;
    /// Where the name stands. Very deep rows stop moving right, so that their name stays readable.
    QRect nameRect(const QRect& cell, int depth) const;
    /// Of the cell that shows a name of this width at its full indentation.
    int nameWidth(int depth, int text) const;
};

/// The font of 64-bit words, whose digits stand below each other.
QFont wordFont(const QFont& font);

/// The font of captions: 0.9 em, never below 8 pt.
QFont captionFont(const QFont& font);

} // namespace fairshare::gui
