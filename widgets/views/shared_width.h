// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace fairshare::gui {

/// What a column needs to be of use, and to show everything, in pixels; least <= wanted.
struct ColumnNeed {
    int least = 0;
    int wanted = 0;
};

/// Widths of columns that share a room: all that each wants where there is enough; else its least and an
/// equal part of what is left, so that short texts are whole before long ones are. Below the sum of the least
/// that sum is taken.
std::vector<int> sharedWidths(std::span<const ColumnNeed> needs, int room);

} // namespace fairshare::gui
