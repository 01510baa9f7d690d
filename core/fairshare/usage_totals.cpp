// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_totals.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <cstdint>

namespace fairshare {
namespace {

constexpr std::uint64_t MaxAdditionsPerRow = 64;

bool tooDeepForFlatSums(const ShareTree& tree)
{
    std::uint64_t additions = 0;
    for (const std::uint32_t depth : tree.shape().depth)
        additions += depth;
    return additions > MaxAdditionsPerRow * tree.size();
}

/// Adds the root's sum together with those of the accounts, because each addition waits for the one before
/// it.
void sumFlat(const ShareTree& tree, Values<long double>& total)
{
    const auto& usage = tree.usage();
    const auto& end = tree.shape().subtreeEnd;
    std::copy(usage.begin(), usage.end(), total.begin());
    long double whole = usage[RootRow];
    NodeRow summed = 1;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (end[row] == row + 1 && row < summed)
            continue;
        long double sum = 0;
        NodeRow below = row;
        for (; below < end[row] && below < summed; ++below)
            sum += usage[below];
        for (; below < end[row]; ++below) {
            sum += usage[below];
            whole += usage[below];
        }
        summed = std::max(summed, end[row]);
        total[row] = sum;
    }
    total[RootRow] = whole;
}

void sumSubtrees(const ShareTree& tree, Values<long double>& total)
{
    total.assign(tree.usage().begin(), tree.usage().end());
    for (auto row = static_cast<NodeRow>(tree.size() - 1); row > 0; --row)
        total[tree.parent(row)] += total[row];
}

/// Sets totals from the file and recomputes the sums above them.
void setGivenTotals(const ShareTree& tree, const GivenTotals& given, Values<long double>& total)
{
    Values<std::uint8_t> sumsAnew(tree.size(), 0);
    for (const auto& [row, value] : given) {
        total[row] = value;
        for (NodeRow above = row; above != RootRow && sumsAnew[tree.parent(above)] == 0;) {
            above = tree.parent(above);
            if (given.contains(above))
                break;
            sumsAnew[above] = 1;
            total[above] = tree.usage(above);
        }
    }
    for (auto row = static_cast<NodeRow>(tree.size() - 1); row > RootRow; --row)
        if (sumsAnew[tree.parent(row)] != 0)
            total[tree.parent(row)] += total[row];
}

} // namespace

UsageTotals sumUsage(const ShareTree& tree)
{
    UsageTotals totals;
    totals.total.resize(tree.size());
    totals.summedBySubtrees = tooDeepForFlatSums(tree);
    if (totals.summedBySubtrees)
        sumSubtrees(tree, totals.total);
    else
        sumFlat(tree, totals.total);
    if (tree.columns().givenTotals)
        setGivenTotals(tree, *tree.columns().givenTotals, totals.total);
    return totals;
}

} // namespace fairshare
