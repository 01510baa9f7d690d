// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/usage_scaling.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

std::shared_ptr<const std::map<NodeRow, long double>> withoutTotalsAround(const ShareTree& tree, NodeRow row)
{
    if (!tree.columns().givenTotals)
        return nullptr;
    std::map<NodeRow, long double> totals = *tree.columns().givenTotals;
    totals.erase(totals.lower_bound(row), totals.lower_bound(tree.subtreeEnd(row)));
    for (NodeRow above = row; above != RootRow;) {
        above = tree.parent(above);
        totals.erase(above);
    }
    return totals.empty() ? nullptr
                          : std::make_shared<const std::map<NodeRow, long double>>(std::move(totals));
}

} // namespace

Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total)
{
    if (!(total >= 0) || !std::isfinite(total))
        return fail(ErrorCode::OutOfRange,
            fmt::format(
                "usage of '{}' is {}; it must be finite and 0 or more", tree.name(row), shortest(total)));
    std::vector<long double> usage = tree.usage();
    long double now = 0;
    for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
        now += usage[at];
    if (now == 0 || tree.subtreeEnd(row) == row + 1)
        usage[row] = total;
    else
        for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
            usage[at] = usage[at] / now * total;
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    columns.givenTotals = withoutTotalsAround(tree, row);
    return ShareTree(std::move(columns));
}

} // namespace fairshare
