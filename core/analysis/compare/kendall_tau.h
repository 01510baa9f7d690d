// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace fairshare {

/// Kendall's tau-b between two rankings of the same users: 1 = the same order, -1 = the reverse, ties in
/// either lower it. Source: Kendall 1945, counted as Knight 1966 does in O(n log n); all counts are exact.
/// `a` and `b` are ranks by row as AlgorithmResult::rank; rows with UndefinedCount in either are left out.
/// @return Undefined for fewer than two users and where one side ties them all.
double kendallTauB(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// Two decimals that never read as agreement where there is a difference, "–" for Undefined.
std::string tauText(double tau);

} // namespace fairshare
