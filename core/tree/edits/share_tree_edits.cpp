// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/edits/share_tree_edits.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>

namespace fairshare {
namespace {

Result<void> checkShares(const ShareTree& tree, NodeRow row, std::uint32_t shares)
{
    assert(row < tree.size());
    if (row == RootRow)
        return fail(ErrorCode::OutOfRange, fairshare::say("the root account has no shares"));
    if (shares > ParentShares)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("raw shares of {} cannot be {}; the maximum is {}",
                nameOf(tree.shape().kind[row], tree.name(row)), shares, MaxShares));
    return {};
}

Result<void> checkUsage(const ShareTree& tree, NodeRow row, long double usage)
{
    assert(row < tree.size());
    // Written so that NaN is rejected too.
    if (!(usage >= 0 && usage <= static_cast<long double>(std::numeric_limits<double>::max())))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("usage of {} cannot be {}; expected a finite number, 0 or more",
                nameOf(tree.shape().kind[row], tree.name(row)), shortest(usage)));
    return {};
}

struct UsageEdit {
    NodeRow row;
    long double before;
    long double after;
};

/// Drops a user's given total and adjusts those of accounts by the difference.
void followUsage(const ShareTree& tree, UsageEdit edit, GivenTotals& totals)
{
    if (const auto own = totals.find(edit.row); own != totals.end() && tree.isUser(edit.row)) {
        edit.before = own->second;
        totals.erase(own);
    }
    const long double difference = edit.after - edit.before;
    if (const auto own = totals.find(edit.row); own != totals.end())
        own->second = std::max(0.0L, own->second + difference);
    moveTotalsAbove(tree, edit.row, difference, totals);
}

} // namespace

void moveTotalsAbove(const ShareTree& tree, NodeRow row, long double difference, GivenTotals& totals)
{
    while (row != RootRow) {
        row = tree.parent(row);
        if (const auto found = totals.find(row); found != totals.end())
            found->second = std::max(0.0L, found->second + difference);
    }
}

Result<ShareTree> withShares(const ShareTree& tree, NodeRow row, std::uint32_t shares)
{
    const std::pair value(row, shares);
    return withSharesOf(tree, std::span(&value, 1));
}

Result<ShareTree> withUsage(const ShareTree& tree, NodeRow row, long double usage)
{
    const std::pair value(row, usage);
    return withUsageOf(tree, std::span(&value, 1));
}

Result<ShareTree> withSharesOf(
    const ShareTree& tree, std::span<const std::pair<NodeRow, std::uint32_t>> values)
{
    std::vector<std::uint32_t> edited = tree.shares();
    for (const auto& [row, shares] : values) {
        if (auto checked = checkShares(tree, row, shares); !checked)
            return tl::unexpected(checked.error());
        edited[row] = shares;
    }
    ShareTree::Columns columns = tree.columns();
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(edited));
    columns.printed = nullptr;
    return ShareTree(std::move(columns));
}

Result<ShareTree> withUsageOf(const ShareTree& tree, std::span<const std::pair<NodeRow, long double>> values)
{
    std::vector<long double> edited = tree.usage();
    GivenTotals totals;
    if (tree.columns().givenTotals)
        totals = *tree.columns().givenTotals;
    for (const auto& [row, usage] : values) {
        if (auto checked = checkUsage(tree, row, usage); !checked)
            return tl::unexpected(checked.error());
        if (!totals.empty())
            followUsage(tree, {row, edited[row], usage}, totals);
        edited[row] = usage + 0.0L; // no negative zero
    }
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(edited));
    columns.printed = nullptr;
    columns.givenTotals = totals.empty() ? nullptr : std::make_shared<const GivenTotals>(std::move(totals));
    return ShareTree(std::move(columns));
}

ShareTree withAllUsage(const ShareTree& tree, std::vector<long double> usage)
{
    assert(usage.size() == tree.size());
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    columns.printed = nullptr;
    columns.givenTotals = nullptr;
    return ShareTree(std::move(columns));
}

} // namespace fairshare
