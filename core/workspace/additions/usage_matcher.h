// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/workspace/additions/usage_listing.h"
#include "core/workspace/additions/usage_row.h"

#include <span>

namespace fairshare {

/// Matches the rows of a usage source with the associations of a tree.
class UsageMatcher {
public:
    UsageMatcher(const Scenario& scenario, const Import& source);

    bool empty() const { return m_source.empty(); }
    /// Returns the first row if all rows belong to another cluster, else null.
    const UsageRow* foreign() const;
    /// Returns the first row whose usage is not valid in a tree, else null.
    const UsageRow* outOfRange() const;
    void run(Remarks& remarks);
    /// Returns the matched row of the source by row of the tree; null if unmatched.
    std::vector<const UsageRow*> matched() const;
    void report(UsageMatch& match) const;

private:
    using Rows = std::span<UsageRow>;

    bool isForeign(const UsageRow& row) const;
    Rows targetsNamedAs(const UsageRow& row);
    void matchGroup(Rows source, Rows targets);
    void matchByAssociation(Rows source, Rows targets);
    void matchByPartition(Rows source, Rows targets);
    void matchAlike(const std::vector<const UsageRow*>& source, const std::vector<const UsageRow*>& targets);
    Rows completed(const UsageRow& row);
    std::string unmatched(const UsageRow& row) const;
    void pair(const UsageRow& source, const UsageRow& target)
    {
        m_ofSource[source.index] = target.index;
        m_ofTarget[target.index] = source.index;
    }
    bool isFree(const UsageRow& target) const { return m_ofTarget[target.index] == NoRow; }
    bool isOpen(const UsageRow& source) const { return m_ofSource[source.index] == NoRow; }

    const Scenario& m_scenario;
    const Import& m_import;
    std::vector<UsageRow> m_source; ///< as listed
    std::vector<UsageRow> m_sorted; ///< the source sorted by names, without rows of other clusters
    std::vector<UsageRow> m_targets; ///< the tree sorted by names
    std::vector<NodeRow> m_ofSource; ///< by source row, the row of the tree
    std::vector<std::uint32_t> m_ofTarget; ///< by row of the tree, the source row
    std::vector<bool> m_ambiguous; ///< by source row: several associations match
    bool m_hasPartitions = false; ///< the source has partitions
    bool m_hasAccounts = false; ///< the source lists accounts
    bool m_hasIds = false; ///< the source has the scheduler's own association ids
};

} // namespace fairshare
