// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace fairshare {

/// Returns Kendall's tau-b between two rankings of the same users: 1 for the same order, -1 for the reverse
/// order. Ties in either ranking bring it closer to 0.
/// Source: Kendall 1945, counted in O(n log n) as in Knight 1966; all counts are exact.
/// @param a ranks by row, as in AlgorithmResult::rank; likewise `b`. Rows with UndefinedCount in either are
/// ignored.
/// @return Undefined for fewer than two users, or if one side ties all of them.
double kendallTauB(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// Formats tau with two decimals, or "–" for Undefined. Orders that differ are never shown as full agreement.
std::string tauText(double tau);

} // namespace fairshare
