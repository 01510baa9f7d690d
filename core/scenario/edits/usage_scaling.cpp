// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_scaling.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/tree/share_tree_edits.h"

#include <cmath>
#include <memory>

namespace fairshare {
namespace {

/// Scales given totals of the subtree and adjusts those above by the difference.
std::shared_ptr<const GivenTotals> scaledTotals(
    const ShareTree& tree, NodeRow row, long double now, long double total)
{
    if (!tree.columns().givenTotals)
        return nullptr;
    GivenTotals totals = *tree.columns().givenTotals;
    const auto end = totals.lower_bound(tree.subtreeEnd(row));
    for (auto given = totals.lower_bound(row); given != end; ++given)
        if (given->first == row || now == 0)
            given->second = given->first == row ? total : 0;
        else
            given->second = given->second / now * total;
    moveTotalsAbove(tree, row, total - now, totals);
    return std::make_shared<const GivenTotals>(std::move(totals));
}

} // namespace

Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total)
{
    if (!(total >= 0) || !std::isfinite(total))
        return fail(ErrorCode::OutOfRange,
            fairshare::say(
                "usage of '{}' is {}; expected a finite number, 0 or more", tree.name(row), shortest(total)));
    std::vector<long double> usage = tree.usage();
    const long double now = sumUsage(tree).total[row];
    if (now == 0 || tree.subtreeEnd(row) == row + 1)
        usage[row] = total;
    else
        for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
            usage[at] = usage[at] / now * total;
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    columns.givenTotals = scaledTotals(tree, row, now, total);
    return ShareTree(std::move(columns));
}

} // namespace fairshare
