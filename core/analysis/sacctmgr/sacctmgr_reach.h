// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/difference.h"
#include "core/tree/node_row.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace fairshare {

class ShareTree;

/// Account and user of a user's row.
std::string userKey(const ShareTree& tree, NodeRow row);

/// What else a command for one association of a user would reach: sacctmgr knows no ids, and a command
/// without a partition is for all associations that the user has in the account.
class SacctmgrReach {
public:
    SacctmgrReach(const ShareTree& before, const ShareTree& after, const Difference& difference);

    /// On one of the sides two associations of the user in the account differ in the id alone, and some stay.
    bool isAmbiguous(const ShareTree& tree, NodeRow row) const;
    /// The command that deletes the row above deletes this row of `before`, too.
    bool goesWithAnother(NodeRow row) const;
    /// A row of `before` without a partition whose user keeps associations with one.
    bool keepsPartitions(NodeRow row) const;
    /// Must be deleted before the user's associations with a partition are added, and can be: the user's
    /// default account is another.
    bool goesFirst(NodeRow row) const { return m_goesFirst[row]; }
    /// As goesFirst, but it cannot be: the default account may be this one.
    bool wouldTakeAdded(NodeRow row) const { return m_takesAdded[row]; }

private:
    void findOrder(const Difference& difference);

    const ShareTree& m_before;
    const ShareTree& m_after;
    /// Users with such associations that `after` has, by userKey.
    std::unordered_set<std::string> m_stayingTwins;
    std::vector<bool> m_kept; ///< rows of `before` that are still there
    std::vector<bool> m_goesFirst; ///< rows of `before`
    std::vector<bool> m_takesAdded; ///< rows of `before`
};

} // namespace fairshare
