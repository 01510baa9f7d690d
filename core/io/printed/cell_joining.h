// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <vector>

namespace fairshare {

/// Most extra cells that a row may have to be repaired.
inline constexpr std::size_t MostSurplusCells = 4;

/// Returns all ways to join adjacent cells so that a row has `surplus` fewer cells. Only cells of `texts`
/// (columns in ascending order) are joined; earlier columns get extra cells first. Returns an empty list if
/// `surplus` is above MostSurplusCells.
std::vector<std::vector<TableCell>> joinedCells(
    const std::vector<TableCell>& cells, std::size_t surplus, const std::vector<std::size_t>& texts);

} // namespace fairshare
