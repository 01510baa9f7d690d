// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstdint>
#include <vector>

/// The way on which Fair Tree comes to a user: through sorted lists, the best served first.
namespace fairshare {

struct Evaluation;

/// One row of a list: a user, who takes the next place, or an account, whose own list is gone through. Places
/// count who was met, whatever ties; users who tie share a rank.
struct WalkEntry {
    NodeRow row = RootRow;
    double levelFs = 0; ///< infinite for parent shares
    std::uint32_t firstPlace = 0; ///< of its first user, counted from 1 as the walk comes along
    std::uint32_t users = 0; ///< that take their places here
    std::uint32_t bestRank = 0; ///< of these users; 0 without users
    std::uint32_t lastRank = 0;
};

/// The list of one level, as far as the row that leads to the user.
struct WalkLevel {
    std::vector<NodeRow> accounts; ///< whose children it holds; several where tied accounts are merged
    std::size_t length = 0; ///< rows of the whole list
    std::size_t skipped = 0; ///< rows that come before those of `before`
    std::vector<WalkEntry> before; ///< rows gone through just before, in order
    WalkEntry next; ///< the account that is entered, or at last the user
};

/// From the root's list down to the one that holds `user`, an entry a level. The place of the user is that of
/// its rank unless it ties with who comes before. Linear in the tree.
/// @param mostBefore how many rows of a list are told. Empty when `user` is no user or Fair Tree was not
/// evaluated.
std::vector<WalkLevel> rankingWalk(const Evaluation& evaluation, NodeRow user, std::size_t mostBefore);

} // namespace fairshare
