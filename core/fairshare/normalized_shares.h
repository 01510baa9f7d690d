// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/levels.h"
#include "core/table/column.h"

namespace fairshare {

class ShareTree;

/// Normalized shares in the senses that the algorithms know. They depend on shape and shares only, so they
/// outlive edits of usage; each is a finished result column.
struct NormalizedShares {
    Counts
        levelShares; ///< sum of the raw shares a row competes with, its own included; undefined for the root
    /// Raw shares over levelShares: one level only, 0 where that sum is 0. A row with parent shares has the
    /// value of its fairshare parent. The root's is its raw shares over 2^32 - 2, as Slurm divides by its
    /// "not set" mark.
    Reals withinLevel;
    /// Product of the fractions from the row up to the root's children, leaf first, in double; 0 as soon as
    /// one level sum is 0 (Slurm 22.05.8). Parent shares as above; 1 for the root.
    Reals ofCluster;
    /// The same without the guard: 0/0 is NaN (Slurm 14.11.0-pre3).
    Reals ofClusterUnguarded;
    /// Very deep tree: the products were carried downwards instead, last bits may differ.
    bool multipliedDownwards = false;
};

NormalizedShares normalizeShares(const ShareTree& tree, const Levels& levels);

} // namespace fairshare
