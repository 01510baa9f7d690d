// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

class ShareTree;

/// Ranks users by factor, highest first. The best user has rank 1, and equal factors share the best rank. NaN
/// comes last, and all NaN tie. Accounts get UndefinedCount. Comparison is exact.
Values<std::uint32_t> rankUsers(const ShareTree& tree, std::span<const double> factor);

/// Like rankUsers(), but ranks users by integer keys, the largest first.
Values<std::uint32_t> rankUsersByWord(const ShareTree& tree, std::span<const std::uint64_t> word);

} // namespace fairshare
