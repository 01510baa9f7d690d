// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace fairshare::gui {

/// Minimum and full width of a column, in pixels; least <= wanted.
struct ColumnNeed {
    int least = 0;
    int wanted = 0;
};

/// Returns widths of columns that share a room. If there is enough room, each column gets its wanted width.
/// Otherwise each gets its minimum and an equal part of the rest, so short texts are complete before long
/// ones. The sum is never below the sum of the minimums.
std::vector<int> sharedWidths(std::span<const ColumnNeed> needs, int room);

} // namespace fairshare::gui
