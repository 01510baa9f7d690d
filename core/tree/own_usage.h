// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/tree/share_tree_builder.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace fairshare {

/// Own usage computed from inclusive totals.
struct OwnUsage {
    std::vector<long double> own; ///< total - below; negative if `below` is larger
    std::vector<long double> below; ///< sum of the children's totals
};

/// Computes own usage from inclusive totals. It is 0 if total and sum differ by no more than the rounding
/// error of a large sum. Otherwise it is the exact decimal difference, so that 100.05 less 60.02 and 40.02 is
/// 0.01.
/// @param total inclusive usage, one per row
/// @param parentOf returns the parent of any row but the first; parents precede their children
OwnUsage ownUsage(
    std::span<const long double> total, const std::function<std::uint32_t(std::uint32_t)>& parentOf);

/// Sets own usage from inclusive totals: own = total - sum of the children's totals. If that is negative
/// (rounding, a later snapshot, damage), own becomes 0 and a diagnostic names the row.
/// @param total inclusive raw usage in TRES-seconds, by handle of `builder`
void setOwnUsage(ShareTreeBuilder& builder, const std::vector<long double>& total, Diagnostics& diagnostics);

} // namespace fairshare
