// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"

#include <string>

namespace fairshare {

/// Two rankings under one algorithm, and the row whose change led from one to the other.
struct Passing {
    const ShareTree& tree; ///< the tree of `now`
    const AlgorithmResult& now;
    const AlgorithmResult& earlier;
    const RowMatch& match; ///< rows of `tree` in the earlier tree
    NodeRow changed = NoRow; ///< the row of `tree` that was changed; NoRow if it no longer exists
};

/// Describes in a few words who passes whom. It returns "medicine passes engineering" if all users of one
/// moved ahead of all users of the other. The siblings of the changed row and of the accounts above it are
/// searched, from the top down. Otherwise it names the largest move, "gupta moves up the most, by 8 ranks",
/// or returns "no rank changes under Fair Tree". Linear.
std::string passingSentence(const Passing& passing);

} // namespace fairshare
