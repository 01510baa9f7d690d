// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/levels.h"
#include "core/table/column.h"

namespace fairshare {

class ShareTree;

/// Normalized shares as the different algorithms define them. They depend only on the shape and the shares of
/// the tree, so they stay valid when usage changes. Each is a complete result column.
struct NormalizedShares {
    Counts levelShares; ///< raw shares of the row's level, its own included; undefined for the root
    /// Raw shares divided by levelShares, within one level; 0 if that sum is 0. A row with parent shares has
    /// the value of its fairshare parent. The root has its raw shares divided by 2^32 - 2, because Slurm
    /// divides by its "not set" mark.
    Reals withinLevel;
    /// Product of the level fractions from the row up to the root's children, leaf first, in double. It is 0
    /// as soon as one level sum is 0 (Slurm 22.05.8). Parent shares as above; 1 for the root.
    Reals ofCluster;
    /// Like ofCluster, but without the check for 0: 0/0 is NaN (Slurm 14.11.0-pre3).
    Reals ofClusterUnguarded;
    /// True for very deep trees: products were computed from the root down, so the last bits may differ.
    bool multipliedDownwards = false;
};

NormalizedShares normalizeShares(const ShareTree& tree, const Levels& levels);

} // namespace fairshare
