// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Number of steps from a candidate's start value: whole shares, or multiples of the usage resolution.
using Steps = std::uint64_t;

/// One value of one row and the direction in which it is changed.
struct FlipCandidate {
    NodeRow row = RootRow;
    FlipField field = FlipField::Shares;
    bool increase = true;
    long double from = 0;
    long double start = 0; ///< where steps start; `from` unless that is parent shares
    long double whole = 0; ///< sum of the level or cluster: base of relative changes from 0
    long double stepsPerUnit = 1; ///< a power of ten, so that every value has a short decimal text
    Steps most = 0;

    Flip flip(Steps steps) const;
    /// Returns the change to 0 shares or to parent shares, which has only one size.
    Flip flipTo(long double to) const;
};

/// Returns candidates for every row in the chains of both rows up to the root, each row once. In a very deep
/// chain only its lowest rows are included.
std::vector<FlipCandidate> flipCandidates(const ShareTree& tree, NodeRow a, NodeRow b);

} // namespace fairshare
