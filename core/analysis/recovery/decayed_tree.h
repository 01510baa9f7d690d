// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

class ShareTree;

/// Whose usage decays and how; that of all others is replaced as it decays and stays.
struct Decay {
    double halfLifeSeconds = 0; ///< 0 = usage does not decay
    std::vector<NodeRow> rows{}; ///< with everything below them
    /// Above 0 with two rows, none below the other: they take turns of this length, the first row first.
    /// Whoever runs replaces what both lose, whoever rests decays.
    double turnSeconds = 0;
};

/// A tree as it is later. The tree outlives this.
class DecayedTree {
public:
    DecayedTree(const ShareTree& tree, Decay decay);

    /// Errors: those of withTotalUsage.
    Result<ShareTree> at(double seconds) const;

private:
    ShareTree scaled(long double part) const;
    Result<ShareTree> afterTurns(double seconds) const;

    const ShareTree& m_tree;
    Decay m_decay;
    std::vector<long double> m_usage; ///< of each row now, TRES-seconds
};

/// The rows without those below another of them, ascending.
std::vector<NodeRow> topmostRows(const ShareTree& tree, std::vector<NodeRow> rows);

} // namespace fairshare
