// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Steps of a candidate's value from where it is: whole shares, or multiples of the usage resolution.
using Steps = std::uint64_t;

/// One way to change one value of one row, by more and more.
struct FlipCandidate {
    NodeRow row = RootRow;
    FlipField field = FlipField::Shares;
    bool increase = true;
    long double from = 0;
    long double start = 0; ///< steps from here; `from` unless that is parent shares
    long double whole = 0; ///< of the level, else of the cluster: measure of changes that start from 0
    long double stepsPerUnit = 1; ///< a power of ten, so that every value has a short decimal text
    Steps most = 0;

    Flip flip(Steps steps) const;
    /// The change that takes all shares or sets parent shares, of which there is one size only.
    Flip flipTo(long double to) const;
};

/// Every value of the rows in the chains of both users up to the root, each row once. Of a very deep chain
/// the rows nearest to the user.
std::vector<FlipCandidate> flipCandidates(const ShareTree& tree, NodeRow a, NodeRow b);

} // namespace fairshare
