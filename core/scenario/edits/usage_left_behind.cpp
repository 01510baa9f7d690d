// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_left_behind.h"

#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/names/row_match.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr long double Rounding = 1e-12L;

/// Rows of `after` that are no association of `before`.
std::vector<NodeRow> freshRows(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> fresh;
    for (NodeRow row = 0; row < after.size(); ++row) {
        const NodeRow there = earlier.empty() ? row : earlier[row];
        if (there == NoRow || !isSameAssociation(before, after, {there, row}))
            fresh.push_back(row);
    }
    return fresh;
}

bool isAbout(long double value, long double other)
{
    return std::abs(value - other) <= Rounding * std::max({std::abs(value), std::abs(other), 1.0L});
}

/// Gives usage back to associations that the cluster has, as far as the accounts above them hold it.
class GivingBack {
public:
    GivingBack(const ShareTree& cluster, const ShareTree& after, std::vector<long double>& usage)
        : m_cluster(cluster)
        , m_after(after)
        , m_there(matchNames(after, cluster).earlier)
        , m_usage(usage)
    {
    }

    void give(NodeRow row)
    {
        if (m_there[row] == NoRow)
            return;
        long double missing = m_cluster.usage(m_there[row]);
        for (NodeRow account = row; missing > 0 && account != RootRow;) {
            account = m_after.parent(account);
            const long double back = std::min(missing, spareOf(account));
            m_usage[row] += back;
            m_usage[account] -= back;
            missing -= back;
            // Sums of decimals leave a rest where none is left.
            if (isAbout(m_usage[account], ownOf(account)))
                m_usage[account] = ownOf(account);
        }
        if (isAbout(m_usage[row], m_cluster.usage(m_there[row])))
            m_usage[row] = m_cluster.usage(m_there[row]);
    }

private:
    long double ownOf(NodeRow account) const
    {
        return m_there[account] == NoRow ? 0 : m_cluster.usage(m_there[account]);
    }
    /// What the account holds for others.
    long double spareOf(NodeRow account) const { return std::max(0.0L, m_usage[account] - ownOf(account)); }

    const ShareTree& m_cluster;
    const ShareTree& m_after;
    std::vector<NodeRow> m_there; ///< by row of `after`: the row of the cluster
    std::vector<long double>& m_usage;
};

ShareTree withChangedUsage(const ShareTree& tree, const std::vector<long double>& usage)
{
    std::vector<std::pair<NodeRow, long double>> changes;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (usage[row] != tree.usage(row))
            changes.emplace_back(row, usage[row]);
    if (changes.empty())
        return tree;
    auto changed = withUsageOf(tree, changes);
    if (!changed)
        return tree; // sums beyond the range of usage stay as they are
    return *std::move(changed);
}

} // namespace

StructureEdit withUsageLeftBehind(const ShareTree& before, StructureEdit edit, const ShareTree* cluster)
{
    const ShareTree& after = edit.scenario.tree;
    std::vector<long double> usage = usageAfterMoves(before, after, edit.earlier);
    const std::vector<NodeRow> fresh = freshRows(before, after, edit.earlier);
    if (cluster != nullptr && !fresh.empty()) {
        GivingBack back(*cluster, after, usage);
        for (const NodeRow row : fresh)
            back.give(row);
    }
    edit.scenario.tree = withChangedUsage(after, usage);
    return edit;
}

LeftBehind leftBehind(const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    LeftBehind left;
    for (NodeRow row = 0; row < earlier.size(); ++row) {
        const NodeRow there = earlier[row];
        if (there == NoRow || after.usage(row) != 0 || before.usage(there) == 0)
            continue;
        ++left.associations;
        left.usage += before.usage(there);
    }
    return left;
}

UsageOnCluster withUsageOnCluster(const Scenario& before, const Scenario& after, bool all)
{
    const std::vector<NodeRow> same = matchNames(after.tree, before.tree).earlier;
    const std::vector<NodeRow> origin = matchRows(after.tree, before.tree).earlier;
    const std::vector<long double> expected = usageAfterMoves(before.tree, after.tree, same);
    UsageOnCluster result{after, {}};
    std::vector<long double> usage(after.tree.usage());
    for (NodeRow row = 0; row < after.tree.size(); ++row) {
        if (same[row] != NoRow) {
            // Usage that already differs was edited, or contains what was left behind.
            if (usage[row] == before.tree.usage(same[row]))
                usage[row] = expected[row];
            continue;
        }
        const bool brought = origin[row] != NoRow && isAbout(usage[row], before.tree.usage(origin[row]));
        if (usage[row] == 0 || !(all || brought))
            continue;
        usage[row] = 0;
        result.emptied.push_back(row);
    }
    result.scenario.tree = withChangedUsage(after.tree, usage);
    return result;
}

} // namespace fairshare
