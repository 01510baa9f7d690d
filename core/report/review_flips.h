// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/rank_comparison.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairshare::review {

/// How the order of the users of one account changes among themselves.
struct AccountFlips {
    NodeRow account = NoRow;
    std::uint64_t inversions = 0; ///< pairs of users who stand the other way round than before
    std::size_t users = 0; ///< in at least one of these pairs
    NodeRow raised = NoRow; ///< of the pair, where it is one alone: who now stands before …
    NodeRow lowered = NoRow; ///< … this one
};

/// Accounts whose own users change their order under the chosen algorithm, most pairs first. Users who share
/// a rank on either side, or have none there, are no pair.
std::vector<AccountFlips> flipsWithinAccounts(const RankComparison& comparison);

} // namespace fairshare::review
