// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QRect>

namespace fairshare::gui {

/// Sizes of the tree table, all derived from the font.
struct CellMetrics {
    explicit CellMetrics(const QFont& font);

    int em = 0; ///< font height
    int ch = 0; ///< width of "0"
    int pad = 0; ///< padding on both sides of a cell
    int rowHeight = 0;
    int indent = 0; ///< indentation per level of the tree
    int expander = 0; ///< width of the expander

    /// Returns the area that a click expands or collapses, for a row at this depth.
    QRect expanderRect(const QRect& cell, int depth) const;
    /// Returns the area of the name. Very deep rows stop moving right, so their names stay readable.
    QRect nameRect(const QRect& cell, int depth) const;
    /// Returns the width of a name cell with this text width, at its full indentation.
    int nameWidth(int depth, int text) const;
};

/// Returns the font of 64-bit words; its digits align vertically.
QFont wordFont(const QFont& font);

/// Returns the font of captions: 0.9 em, never below 8 pt.
QFont captionFont(const QFont& font);

} // namespace fairshare::gui
