// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"

#include <string>

namespace fairshare {

/// Two rankings under one algorithm, and where to look first for what happened between them.
struct Passing {
    const ShareTree& tree; ///< that of `now`
    const AlgorithmResult& now;
    const AlgorithmResult& earlier;
    const RowMatch& match; ///< rows of `tree` in the earlier tree
    NodeRow changed = NoRow; ///< the row of `tree` that was changed; NoRow where it is gone
};

/// Who passes whom, in a few words: "medicine passes engineering" where all users of one came to stand before
/// all users of the other, looked for beside the changed row and the accounts above it, the topmost first;
/// else who moves most: "gupta gains most, 8 ranks"; "no order changes under Fair Tree" when nobody does.
/// Linear.
std::string passingSentence(const Passing& passing);

} // namespace fairshare
