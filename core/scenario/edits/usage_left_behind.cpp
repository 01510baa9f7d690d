// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_left_behind.h"

#include "core/tree/row_match.h"
#include "core/tree/share_tree_edits.h"
#include "core/tree/usage_after_moves.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr long double Rounding = 1e-12L;

using UsageValues = std::vector<std::pair<NodeRow, long double>>;

/// Rows of `after` that are no association of `before`.
std::vector<NodeRow> freshRows(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> fresh;
    for (NodeRow row = 0; row < after.size(); ++row) {
        const NodeRow there = earlier.empty() ? row : earlier[row];
        if (there == NoRow || !isSameAssociation(before, there, after, row))
            fresh.push_back(row);
    }
    return fresh;
}

bool isAbout(long double value, long double other)
{
    return std::abs(value - other) <= Rounding * std::max({std::abs(value), std::abs(other), 1.0L});
}

/// Gives usage back to associations that the cluster has, as far as their accounts hold it.
void giveBack(const ShareTree& cluster, const ShareTree& after, std::span<const NodeRow> candidates,
    std::vector<long double>& usage)
{
    if (candidates.empty())
        return;
    const std::vector<NodeRow> there = matchNames(after, cluster).earlier;
    for (const NodeRow row : candidates) {
        if (there[row] == NoRow || cluster.usage(there[row]) == 0)
            continue;
        long double& held = usage[after.parent(row)];
        const long double back = std::min(cluster.usage(there[row]), held);
        usage[row] += back;
        held = isAbout(held, back) ? 0 : held - back;
    }
}

ShareTree withChangedUsage(const ShareTree& tree, const std::vector<long double>& usage)
{
    UsageValues changes;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (usage[row] != tree.usage(row))
            changes.emplace_back(row, usage[row]);
    if (changes.empty())
        return tree;
    auto changed = withUsageOf(tree, changes);
    return changed ? std::move(*changed) : tree; // sums beyond the range of usage stay as they are
}

} // namespace

StructureEdit withUsageLeftBehind(const ShareTree& before, StructureEdit edit, const ShareTree* cluster)
{
    const ShareTree& after = edit.scenario.tree;
    std::vector<long double> usage = usageAfterMoves(before, after, edit.earlier);
    if (cluster != nullptr)
        giveBack(*cluster, after, freshRows(before, after, edit.earlier), usage);
    edit.scenario.tree = withChangedUsage(after, usage);
    return edit;
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
