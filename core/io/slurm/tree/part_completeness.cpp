// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/part_completeness.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace fairshare {
namespace {

/// Returns whether no account has usage that its listed children do not explain.
bool hasAllUsage(const ShareTree& tree)
{
    std::vector<double> rounding(tree.size(), 1); // usage of each row is printed in whole seconds
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        rounding[tree.parent(row)] += 1;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.usage(row) > rounding[row])
            return false;
    return true;
}

/// Returns whether FairShare of the users are k/n for n users, where k - 1 users have less.
bool hasAllRanks(const ShareTree& tree)
{
    std::vector<double> factors;
    double rounding = 0;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        const PrintedNumber factor =
            tree.printed(row) == nullptr ? PrintedNumber() : tree.printed(row)->of(ListedFigure::FairShare);
        if (!factor.isPrinted())
            return false;
        factors.push_back(factor.value);
        rounding = std::max(rounding, factor.rounding);
    }
    const auto count = static_cast<double>(factors.size());
    constexpr double Finest = 0.1; // parts of a rank
    if (factors.empty() || rounding * count > Finest)
        return false;
    std::ranges::sort(factors, std::greater());
    std::size_t better = 0;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        if (i > 0 && factors[i] != factors[i - 1])
            better = i;
        if (std::abs(factors[i] * count - (count - static_cast<double>(better))) > 1.01 * rounding * count)
            return false;
    }
    return true;
}

/// Returns whether NormShares of the children of the root add up to 1.
bool hasAllShares(const ShareTree& tree)
{
    double sum = 0;
    double rounding = 0;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        if (tree.parent(row) != RootRow || tree.hasParentShares(row))
            continue;
        const PrintedNumber shares =
            tree.printed(row) == nullptr ? PrintedNumber() : tree.printed(row)->of(ListedFigure::NormShares);
        if (!shares.isPrinted())
            return false;
        sum += shares.value;
        rounding += shares.rounding;
    }
    return std::abs(sum - 1) <= 1.01 * rounding;
}

} // namespace

bool isWholeBelowRoot(const ShareTree& tree, NormSharesOf normSharesOf)
{
    if (!tree.isUnlisted(RootRow) || tree.shape().unlisted.size() > 1 || !tree.shape().unlistedShares.empty()
        || !hasAllUsage(tree))
        return false;
    return normSharesOf == NormSharesOf::Cluster ? hasAllShares(tree) : hasAllRanks(tree);
}

} // namespace fairshare
