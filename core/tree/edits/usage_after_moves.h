// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <span>
#include <vector>

/// What Slurm does with usage when the structure changes. sacctmgr cannot move or rename a user: it adds an
/// association, which starts without usage, and deletes the old one, whose usage stays in its account until
/// it decays. The same holds for a renamed account with everything below it, and for another partition. Only
/// an account that moves keeps its associations. Seen on Slurm 24.11.5, also after a restart of slurmctld and
/// when a deleted association is added again.
namespace fairshare {

class ShareTree;

/// One row in two states of a tree.
struct RowPair {
    NodeRow before;
    NodeRow after;
};

/// Own usage by row of `after`, if nothing but the structure changed: 0 for associations that `before` does
/// not have in the same place, and the usage of those that are gone in the accounts that keep it. Linear.
/// @param earlier by row of `after`: the row in `before`, or NoRow; empty if all rows are the same
std::vector<long double> usageAfterMoves(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier);

/// Returns whether usage, or a given total, was edited. Usage that only follows from moves was not.
/// @param expected entry of usageAfterMoves for the row of `after`
bool isUsageEdited(const ShareTree& before, const ShareTree& after, RowPair rows, long double expected);

/// Returns whether two rows are one association of the cluster: an account of the same name, or a user of the
/// same name and partition in an account of the same name.
bool isSameAssociation(const ShareTree& before, const ShareTree& after, RowPair rows);

} // namespace fairshare
