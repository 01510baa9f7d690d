// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_left_behind.h"

#include "core/tree/row_match.h"
#include "core/tree/share_tree_edits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr long double Rounding = 1e-12L;

using UsageValues = std::vector<std::pair<NodeRow, long double>>;

/// By row of `before`: the row of `after` that is the same association on the cluster, or NoRow.
std::vector<NodeRow> keptRows(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> kept(before.size(), NoRow);
    for (NodeRow row = 0; row < after.size(); ++row) {
        const NodeRow there = earlier.empty() ? row : earlier[row];
        if (there != NoRow && isSameAssociation(before, there, after, row))
            kept[there] = row;
    }
    return kept;
}

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

/// By row of `after`: the usage of associations of `before` that are gone.
std::vector<long double> leftBy(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> kept)
{
    std::vector<long double> left(after.size(), 0);
    for (NodeRow row = RootRow + 1; row < before.size(); ++row) {
        if (kept[row] != NoRow || before.usage(row) == 0)
            continue;
        NodeRow account = before.parent(row);
        while (kept[account] == NoRow)
            account = before.parent(account);
        left[kept[account]] += before.usage(row);
    }
    return left;
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

bool isSameAssociation(const ShareTree& before, NodeRow there, const ShareTree& after, NodeRow row)
{
    if (row == RootRow || there == RootRow)
        return row == there;
    if (before.isUser(there) != after.isUser(row) || before.name(there) != after.name(row))
        return false;
    if (!after.isUser(row))
        return true;
    const NodeRow account = after.parent(row);
    const NodeRow accountBefore = before.parent(there);
    const bool inRoot = account == RootRow && accountBefore == RootRow;
    return before.partition(there) == after.partition(row)
        && (inRoot || before.name(accountBefore) == after.name(account));
}

std::vector<long double> usageAfterMoves(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    const std::vector<NodeRow> kept = keptRows(before, after, earlier);
    std::vector<long double> usage = leftBy(before, after, kept);
    for (NodeRow row = 0; row < before.size(); ++row)
        if (kept[row] != NoRow)
            usage[kept[row]] += before.usage(row);
    return usage;
}

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
