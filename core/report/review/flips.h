// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/rank_comparison.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairshare::review {

/// Changes in the order of the users of one account.
struct AccountFlips {
    NodeRow account = NoRow;
    std::uint64_t inversions = 0; ///< pairs of users whose order is reversed
    std::size_t users = 0; ///< in at least one of these pairs
    NodeRow raised = NoRow; ///< if there is only one such pair: the user who is now ahead
    NodeRow lowered = NoRow; ///< if there is only one such pair: the user who is now behind
    bool swaps = false; ///< if there is only one such pair: each takes the rank that the other had
};

/// Returns the accounts whose own users change their order under the chosen algorithm, most pairs first.
/// Users who share a rank on either side, or who have no rank there, are not counted as a pair.
std::vector<AccountFlips> flipsWithinAccounts(const RankComparison& comparison);

} // namespace fairshare::review
