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

/// What of inclusive totals is whose own.
struct OwnUsage {
    std::vector<long double> own; ///< total - below; negative where `below` is really more
    std::vector<long double> below; ///< sum of the children's totals
};

/// 0 where total and sum differ by no more than what adding up many figures may round off. Otherwise the
/// difference of the decimal numbers that people read, so that 100.05 less 60.02 and 40.02 is 0.01.
/// @param total inclusive usage, one a row; @param parentOf of rows after the first, before their children
OwnUsage ownUsage(
    std::span<const long double> total, const std::function<std::uint32_t(std::uint32_t)>& parentOf);

/// Turns inclusive totals into own usage: own = total - sum of the children's totals. Where that is negative
/// (rounding, a younger snapshot, damage) own becomes 0 and a diagnostic names the row.
/// @param total by handle of `builder`, inclusive raw usage in TRES-seconds.
void setOwnUsage(ShareTreeBuilder& builder, const std::vector<long double>& total, Diagnostics& diagnostics);

} // namespace fairshare
