// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <vector>

namespace fairshare {

/// Most cells that a row may have above its columns to be repaired.
inline constexpr std::size_t MostSurplusCells = 4;

/// All ways to join neighboring cells so that a row has `surplus` cells fewer, where only cells of `texts`
/// (columns in rising order) are joined; earlier columns take more first. Empty above MostSurplusCells.
std::vector<std::vector<TableCell>> joinedCells(
    const std::vector<TableCell>& cells, std::size_t surplus, const std::vector<std::size_t>& texts);

} // namespace fairshare
