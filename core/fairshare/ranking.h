// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

class ShareTree;

/// Ranks users by factor, highest first: 1 for the best, equal factors share the best place, NaN comes last
/// (all NaN tie), UndefinedCount for accounts. Comparison is exact.
Values<std::uint32_t> rankUsers(const ShareTree& tree, std::span<const double> factor);

/// As rankUsers, for keys of which the larger is the better.
Values<std::uint32_t> rankUsersByWord(const ShareTree& tree, std::span<const std::uint64_t> word);

} // namespace fairshare
