// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstdint>
#include <vector>

/// The walk by which Fair Tree reaches a user: through sorted lists, highest LevelFS first.
namespace fairshare {

struct Evaluation;

/// One row of a list: a user, who takes the next place, or an account, whose own list is walked next. Places
/// count users in the order of the walk regardless of ties; users who tie share a rank.
struct WalkEntry {
    NodeRow row = RootRow;
    double levelFs = 0; ///< infinite for parent shares
    std::uint32_t firstPlace = 0; ///< place of its first user, counted from 1 in the order of the walk
    std::uint32_t users = 0; ///< number of users who take their places at this row
    std::uint32_t bestRank = 0; ///< best rank of these users; 0 without users
    std::uint32_t lastRank = 0;
};

/// The list of one level, up to the row that leads to the user.
struct WalkLevel {
    std::vector<NodeRow> accounts; ///< parents of the listed rows; several if tied accounts are merged
    std::size_t length = 0; ///< number of rows of the whole list
    std::size_t skipped = 0; ///< number of rows that precede those in `before`
    std::vector<WalkEntry> before; ///< the last rows walked before `next`, in order
    WalkEntry next; ///< the account that is entered, or finally the user
};

/// Returns the lists from that of the root down to the one that contains `user`, one entry per level. The
/// place of the user equals its rank unless it ties with a row before it. Linear in the tree.
/// @param mostBefore maximum number of rows in `before` of each level
/// @return empty if `user` is not a user or if Fair Tree was not evaluated.
std::vector<WalkLevel> rankingWalk(const Evaluation& evaluation, NodeRow user, std::size_t mostBefore);

} // namespace fairshare
