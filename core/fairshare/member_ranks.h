// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"
#include "core/tree/node_row.h"

#include <cstdint>

/// Ranks of accounts. Only users have a rank; that of an account is the span of the ranks of its users.
namespace fairshare {

class ShareTree;

/// Ranks of the users at or below a row.
struct MemberRanks {
    std::uint32_t users = 0;
    NodeRow bestUser = NoRow; ///< the first of those with the best rank; NoRow without users
    NodeRow lastUser = NoRow; ///< the last of those with the last rank
    std::uint32_t best = 0; ///< 0 without users
    std::uint32_t last = 0;
};

/// @param rank of each user; 1 = first
MemberRanks memberRanks(const ShareTree& tree, const Values<std::uint32_t>& rank, NodeRow row);

/// Pairs of a user at or below one row and a user at or below another. Users who share a rank are in neither
/// of the counts of users ahead.
struct PairCount {
    std::uint64_t pairs = 0;
    std::uint64_t firstAhead = 0;
    std::uint64_t secondAhead = 0;

    bool isFirstAhead() const { return firstAhead > secondAhead; }
    bool isSecondAhead() const { return secondAhead > firstAhead; }
};

/// Compares every user at or below `first` with every user at or below `second`. Neither row may be above the
/// other. For two users the one with the lower rank is ahead in the only pair.
PairCount countPairs(const ShareTree& tree, const Values<std::uint32_t>& rank, NodeRow first, NodeRow second);

} // namespace fairshare
