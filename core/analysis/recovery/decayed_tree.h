// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

class ShareTree;

/// Whose usage decays and how. All other users replace what decays, so their usage stays constant.
struct Decay {
    double halfLifeSeconds = 0; ///< 0 = usage does not decay
    std::vector<NodeRow> rows{}; ///< including everything below them
    /// Above 0 with two rows, none below the other: they take turns of this length, starting with the first
    /// row. The running row replaces what both lose; the usage of the resting row decays.
    double turnSeconds = 0;
};

/// Computes a tree at a later time. The tree must outlive this object.
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
    std::vector<long double> m_usage; ///< current usage of each row in Decay::rows, TRES-seconds
};

/// Returns the rows that are not below another of them, ascending.
std::vector<NodeRow> topmostRows(const ShareTree& tree, std::vector<NodeRow> rows);

} // namespace fairshare
