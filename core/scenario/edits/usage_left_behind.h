// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/structure_edit.h"

#include <cstddef>
#include <span>
#include <vector>

/// Edits of the structure with the usage that the cluster will have; see tree/usage_after_moves.h.
namespace fairshare {

/// Applies that to an edit of `before`: associations that the edit adds, moves or renames get no usage, and
/// the usage of those that are gone goes to the closest account above them that remains. Given totals change
/// along. Linear.
/// @param cluster the tree that the cluster has. An association that an earlier edit took away and this one
/// puts back where the cluster has it gets its usage back.
StructureEdit withUsageLeftBehind(
    const ShareTree& before, StructureEdit edit, const ShareTree* cluster = nullptr);

/// Usage that an edit left in accounts.
struct LeftBehind {
    std::size_t associations = 0; ///< that had usage and have none now
    long double usage = 0; ///< what they had, TRES-seconds
};

/// Compares a tree with what withUsageLeftBehind made of it.
/// @param earlier by row of `after`: the row in `before`, or NoRow; empty if all rows are the same
LeftBehind leftBehind(const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier);

/// A scenario as its commands leave it on the cluster.
struct UsageOnCluster {
    Scenario scenario;
    std::vector<NodeRow> emptied; ///< rows whose usage does not come along, in ascending order
};

/// Returns `after` with the usage that the cluster will have. Rows that `before` does not have in the same
/// place lose usage that they brought along. Linear.
/// @param all also removes usage that was given to new associations
UsageOnCluster withUsageOnCluster(const Scenario& before, const Scenario& after, bool all = false);

} // namespace fairshare
