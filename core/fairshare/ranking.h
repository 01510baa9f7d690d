// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

/// Ranks users by factor, highest first: 1 for the best, equal factors share the best place, NaN comes last
/// (all NaN tie), UndefinedCount for accounts. Comparison is exact.
/// @param earlier ranks of the same tree under other factors, or nothing: saves time where most users keep
/// their order, never changes the result.
Values<std::uint32_t> rankUsers(
    const ShareTree& tree, std::span<const double> factor, std::span<const std::uint32_t> earlier = {});

/// As rankUsers, for keys of which the larger is the better.
Values<std::uint32_t> rankUsersByWord(
    const ShareTree& tree, std::span<const std::uint64_t> word, std::span<const std::uint32_t> earlier = {});

} // namespace fairshare
