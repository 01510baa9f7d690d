// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree_edits.h"

#include "core/base/numbers.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <cassert>
#include <limits>

namespace fairshare {

Result<ShareTree> withShares(const ShareTree& tree, NodeRow row, std::uint32_t shares)
{
    assert(row < tree.size());
    if (row == RootRow)
        return fail(ErrorCode::OutOfRange, "the root account has no shares to set");
    if (shares > ParentShares)
        return fail(ErrorCode::OutOfRange,
            fmt::format("raw shares of {} cannot be {}; the largest is {}",
                nameOf(tree.shape().kind[row], tree.name(row)), shares, MaxShares));
    std::vector<std::uint32_t> values = tree.shares();
    values[row] = shares;
    ShareTree::Columns columns = tree.columns();
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(values));
    return ShareTree(std::move(columns));
}

Result<ShareTree> withUsage(const ShareTree& tree, NodeRow row, long double usage)
{
    assert(row < tree.size());
    // Written so that NaN is refused too.
    if (!(usage >= 0 && usage <= static_cast<long double>(std::numeric_limits<double>::max())))
        return fail(ErrorCode::OutOfRange,
            fmt::format("usage of {} cannot be {}; it must be 0 or more and finite",
                nameOf(tree.shape().kind[row], tree.name(row)), shortest(usage)));
    std::vector<long double> values = tree.usage();
    values[row] = usage;
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(values));
    if (tree.givenTotal(row) != nullptr) {
        auto totals = *columns.givenTotals;
        totals.erase(row);
        columns.givenTotals = totals.empty()
            ? nullptr
            : std::make_shared<const std::map<NodeRow, long double>>(std::move(totals));
    }
    return ShareTree(std::move(columns));
}

ShareTree withAllUsage(const ShareTree& tree, std::vector<long double> usage)
{
    assert(usage.size() == tree.size());
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    columns.givenTotals = nullptr;
    return ShareTree(std::move(columns));
}

} // namespace fairshare
