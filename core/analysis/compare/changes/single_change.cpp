// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/single_change.h"

#include "core/base/say.h"
#include "core/scenario/edits/adopted_subtree.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/names/row_match.h"
#include "core/tree/share_tree_builder.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

Result<StructureEdit> withValues(const Scenario& before, Result<ShareTree> tree)
{
    if (!tree)
        return tl::unexpected(tree.error());
    StructureEdit edit{before, {}, {}};
    edit.scenario.tree = std::move(*tree);
    return edit;
}

ShareTree withWaitingJobs(const ShareTree& tree, NodeRow row, std::uint32_t jobs)
{
    ShareTree::Columns columns = tree.columns();
    auto all = columns.pendingJobs ? std::make_shared<std::vector<std::uint32_t>>(*columns.pendingJobs)
                                   : std::make_shared<std::vector<std::uint32_t>>(tree.size(), 0U);
    (*all)[row] = jobs;
    columns.pendingJobs = std::move(all);
    return ShareTree(std::move(columns));
}

ShareTree withOptions(const ShareTree& tree, NodeRow row, std::string_view options)
{
    ShareTree::Columns columns = tree.columns();
    auto extras = std::make_shared<TreeExtras>();
    if (columns.extras) {
        extras->unknownMembers = columns.extras->unknownMembers;
        extras->limits = columns.extras->limits;
    }
    for (NodeRow at = 0; at < tree.size(); ++at)
        extras->slurmOptions.append(at == row ? options : tree.slurmOptions(at));
    columns.extras = std::move(extras);
    return ShareTree(std::move(columns));
}

/// Takes the usage from the other tree, and the total of the row if the other tree gives one.
Result<ShareTree> withUsageAs(const ShareTree& tree, NodeRow row, const ShareTree& other, NodeRow there)
{
    auto used = withUsage(tree, row, other.usage(there));
    const long double* total = other.givenTotal(there);
    if (!used || (total == nullptr && used->givenTotal(row) == nullptr))
        return used;
    ShareTree::Columns columns = used->columns();
    auto totals = columns.givenTotals ? std::make_shared<GivenTotals>(*columns.givenTotals)
                                      : std::make_shared<GivenTotals>();
    if (total == nullptr)
        totals->erase(row);
    else
        (*totals)[row] = *total;
    columns.givenTotals = totals->empty() ? nullptr : std::move(totals);
    return ShareTree(std::move(columns));
}

/// @param here by row of `after`: the row before the change
Result<StructureEdit> withPlace(const Scenario& before, const ShareTree& after,
    const AssociationChange& change, std::span<const NodeRow> here)
{
    const NodeRow parent = after.parent(change.after);
    if (here[parent] != NoRow)
        return withRowsMoved(before, std::array{change.before}, here[parent]);
    return fail(ErrorCode::NotFound,
        fairshare::say("parent account '{}' does not exist; add it first", after.name(parent)));
}

/// Removes a subtree. Rows that were moved below it must not be removed.
/// @param later by row of `before`: the row in the later tree
Result<StructureEdit> withoutSubtree(const Scenario& before, NodeRow row, std::span<const NodeRow> later)
{
    const ShareTree& tree = before.tree;
    const auto named = [&tree](NodeRow at) { return nameOf(tree.shape().kind[at], tree.name(at)); };
    for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
        if (later[at] != NoRow)
            return fail(ErrorCode::BadInput,
                fairshare::say("cannot remove {}: move {} out of it first", named(row), named(at)));
    return withoutRows(before, std::array{row});
}

} // namespace

std::vector<AssociationChange> singleChanges(
    const Difference& difference, const ShareTree& before, const ShareTree& after)
{
    std::vector<AssociationChange> changes;
    NodeRow addedEnd = 0;
    NodeRow removedEnd = 0;
    for (const AssociationChange& change : difference.associations) {
        if (change.kind == ChangeKind::Added) {
            if (change.after < addedEnd)
                continue;
            // A row that moved below an added account is within its range but is not new.
            addedEnd = after.subtreeEnd(change.after);
        } else if (change.kind == ChangeKind::Removed) {
            if (change.before < removedEnd)
                continue;
            removedEnd = before.subtreeEnd(change.before);
        }
        changes.push_back(change);
    }
    return changes;
}

AssociationChange reversed(const AssociationChange& change)
{
    AssociationChange back{change.kind, change.after, change.before};
    if (change.kind == ChangeKind::Added)
        back.kind = ChangeKind::Removed;
    else if (change.kind == ChangeKind::Removed)
        back.kind = ChangeKind::Added;
    return back;
}

namespace {

Result<StructureEdit> changedAlone(
    const Scenario& before, const Scenario& after, const AssociationChange& change)
{
    const ShareTree& from = before.tree;
    const ShareTree& to = after.tree;
    switch (change.kind) {
    case ChangeKind::Added:
        return withSubtreeOf(before, to, change.after, matchRows(to, from).earlier);
    case ChangeKind::Removed:
        return withoutSubtree(before, change.before, matchRows(from, to).earlier);
    case ChangeKind::Moved:
        return withPlace(before, to, change, matchRows(to, from).earlier);
    case ChangeKind::Renamed:
        return withName(before, change.before, to.name(change.after));
    case ChangeKind::Partition:
        return withPartition(before, change.before, to.partition(change.after));
    case ChangeKind::Shares:
        return withValues(before, withShares(from, change.before, to.shares(change.after)));
    case ChangeKind::Usage:
        return withValues(before, withUsageAs(from, change.before, to, change.after));
    case ChangeKind::PendingJobs:
        return withValues(before, withWaitingJobs(from, change.before, to.pendingJobs(change.after)));
    case ChangeKind::Options:
        return withValues(before, withOptions(from, change.before, to.slurmOptions(change.after)));
    }
    return fail(ErrorCode::BadInput, fairshare::say("unknown kind of change"));
}

/// Returns whether `after` leaves the usage of associations that are gone in their accounts.
bool leavesUsageBehind(const ShareTree& before, const ShareTree& after)
{
    const std::vector<NodeRow> earlier = matchRows(after, before).earlier;
    const std::vector<long double> expected = usageAfterMoves(before, after, earlier);
    for (NodeRow row = 0; row < after.size(); ++row)
        if (earlier[row] != NoRow && after.usage(row) == expected[row]
            && expected[row] != before.usage(earlier[row]))
            return true;
    return false;
}

} // namespace

Result<StructureEdit> withChange(
    const Scenario& before, const Scenario& after, const AssociationChange& change)
{
    auto edit = changedAlone(before, after, change);
    const bool ofStructure = !isOfValue(change.kind) && change.kind != ChangeKind::Added;
    if (edit && ofStructure && leavesUsageBehind(before.tree, after.tree))
        return withUsageLeftBehind(before.tree, std::move(*edit));
    return edit;
}

} // namespace fairshare
