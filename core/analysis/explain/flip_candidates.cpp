// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/flip_candidates.h"

#include "core/fairshare/levels.h"
#include "core/fairshare/usage_totals.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Returns the rows of both chains, including accounts with parent shares. The level that decides is usually
/// close to the users.
std::vector<NodeRow> rowsToTry(const ShareTree& tree, NodeRow a, NodeRow b)
{
    constexpr std::size_t MostOfAChain = 64;
    std::vector<NodeRow> rows;
    const auto addChain = [&](NodeRow user) {
        std::size_t count = 0;
        for (NodeRow row = user; row != RootRow && count < MostOfAChain; ++count) {
            if (std::find(rows.begin(), rows.end(), row) == rows.end())
                rows.push_back(row);
            row = tree.parent(row);
        }
    };
    addChain(a);
    addChain(b);
    return rows;
}

/// Returns the steps per TRES-second. A step is at most a millionth of the level's usage and at most one
/// TRES-second; it is a power of ten.
long double usageStepsPerUnit(long double whole)
{
    if (!(whole > 0))
        return 1;
    return std::max(1.0L, std::pow(10.0L, 6 - std::floor(std::log10(whole))));
}

void addShares(const ShareTree& tree, const Levels& levels, NodeRow row, std::vector<FlipCandidate>& list)
{
    const std::uint32_t shares = tree.shares(row);
    const bool fromParent = shares == ParentShares;
    FlipCandidate up{.row = row, .field = FlipField::Shares};
    up.from = static_cast<long double>(shares);
    up.start = fromParent ? 0 : up.from;
    up.whole = static_cast<long double>(levels.levelShares(row));
    up.most = fromParent ? MaxShares : MaxShares - shares;
    list.push_back(up);
    FlipCandidate down = up;
    down.increase = false;
    down.start = fromParent ? MaxShares : up.from;
    down.most = shares == 0 ? 0 : static_cast<Steps>(down.start) - 1;
    list.push_back(down);
}

void addUsage(const UsageTotals& totals, const Levels& levels, NodeRow row, std::vector<FlipCandidate>& list)
{
    // Beyond a million times the cluster's usage, the order no longer changes.
    constexpr long double Far = 1e6L;
    FlipCandidate up{.row = row, .field = FlipField::Usage};
    up.from = totals.total[row];
    up.start = up.from;
    const long double level = totals.total[levels.fairshareParent(row)];
    up.whole = level > 0 ? level : totals.total[RootRow];
    up.stepsPerUnit = usageStepsPerUnit(up.whole);
    const long double most = std::max(totals.total[RootRow], 1.0L) * Far * up.stepsPerUnit;
    up.most = static_cast<Steps>(std::min(most, 1e18L));
    list.push_back(up);
    FlipCandidate down = up;
    down.increase = false;
    down.most = static_cast<Steps>(std::min(std::ceil(up.from * up.stepsPerUnit), 1e18L));
    list.push_back(down);
}

} // namespace

Flip FlipCandidate::flip(Steps steps) const
{
    const long double onGrid = start * stepsPerUnit;
    const auto count = static_cast<long double>(steps);
    const long double to = increase ? std::floor(onGrid) + count : std::max(0.0L, std::ceil(onGrid) - count);
    return flipTo(to / stepsPerUnit); // same value as its decimal text
}

Flip FlipCandidate::flipTo(long double to) const
{
    Flip flip{row, field, from, to, 1};
    if (!flip.isOfParentShares())
        flip.relativeChange =
            static_cast<double>(std::abs(to - from) / (from != 0 ? from : std::max(whole, 1.0L)));
    return flip;
}

std::vector<FlipCandidate> flipCandidates(const ShareTree& tree, NodeRow a, NodeRow b)
{
    const Levels levels(tree);
    const UsageTotals totals = sumUsage(tree);
    std::vector<FlipCandidate> candidates;
    for (const NodeRow row : rowsToTry(tree, a, b)) {
        addShares(tree, levels, row, candidates);
        addUsage(totals, levels, row, candidates);
    }
    return candidates;
}

} // namespace fairshare
