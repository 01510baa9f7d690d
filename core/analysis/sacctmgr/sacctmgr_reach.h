// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/tree/node_row.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace fairshare {

class ShareTree;

/// Returns a key from the account and the name of a user's row.
std::string userKey(const ShareTree& tree, NodeRow row);

/// What else a command for one association of a user would affect. sacctmgr does not know ids, and a command
/// without a partition applies to all associations of the user in the account.
class SacctmgrReach {
public:
    SacctmgrReach(const ShareTree& before, const ShareTree& after, const Difference& difference);

    /// Returns true if, in either tree, the user has two associations in the account that differ only in
    /// their id, and some of the user's associations there remain.
    bool isAmbiguous(const ShareTree& tree, NodeRow row) const;
    /// Returns true if the command that deletes the row above also deletes this row of `before`.
    bool goesWithAnother(NodeRow row) const;
    /// Returns true for a row of `before` without a partition whose user keeps associations with a partition.
    bool keepsPartitions(NodeRow row) const;
    /// Returns true if the row must be deleted before the user's associations with a partition are added, and
    /// can be because it is not the user's default account.
    bool goesFirst(NodeRow row) const { return m_goesFirst[row]; }
    /// Returns true if the row would have to be deleted first, as in goesFirst, but may be the user's default
    /// account.
    bool wouldTakeAdded(NodeRow row) const { return m_takesAdded[row]; }

private:
    void findOrder(const Difference& difference);

    const ShareTree& m_before;
    const ShareTree& m_after;
    /// Users with such ambiguous associations who are still in `after`, by userKey.
    std::unordered_set<std::string> m_stayingTwins;
    std::vector<bool> m_kept; ///< rows of `before` that still exist
    std::vector<bool> m_goesFirst; ///< rows of `before`
    std::vector<bool> m_takesAdded; ///< rows of `before`
};

} // namespace fairshare
