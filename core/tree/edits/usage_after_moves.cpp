// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/edits/usage_after_moves.h"

#include "core/tree/given_total.h"
#include "core/tree/share_tree.h"

namespace fairshare {
namespace {

/// By row of `before`: the row of `after` that is the same association on the cluster, or NoRow.
std::vector<NodeRow> keptRows(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> kept(before.size(), NoRow);
    for (NodeRow row = 0; row < after.size(); ++row) {
        const NodeRow there = earlier.empty() ? row : earlier[row];
        if (there != NoRow && isSameAssociation(before, after, {there, row}))
            kept[there] = row;
    }
    return kept;
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

} // namespace

bool isSameAssociation(const ShareTree& before, const ShareTree& after, RowPair rows)
{
    const auto [there, row] = rows;
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

bool isUsageEdited(const ShareTree& before, const ShareTree& after, RowPair rows, long double expected)
{
    const auto [there, row] = rows;
    if (after.usage(row) != before.usage(there))
        return after.usage(row) != expected;
    return !sameGivenTotal(before.givenTotal(there), after.givenTotal(row));
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

} // namespace fairshare
