// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/normalized_shares.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairshare {
namespace {

/// More multiplications per row than any real hierarchy needs. Beyond it the walk up would take quadratic
/// time. It would also be slow where the product is no longer a normal number.
constexpr std::uint64_t MaxMultiplicationsPerRow = 64;

enum class ZeroSum { IsZero, IsNan };

/// Returns raw shares divided by the sum of the level. Rows with parent shares have the value of their
/// fairshare parent.
Values<double> fractionsWithinLevel(const ShareTree& tree, const Levels& levels, ZeroSum zeroSum)
{
    Values<double> fraction(tree.size());
    fraction[RootRow] = double(tree.shares(RootRow)) / double(UndefinedCount);
    for (const NodeRow account : levels.parents()) {
        const std::uint32_t sum = levels.childShares(account);
        const bool guarded = sum == 0 && zeroSum == ZeroSum::IsZero;
        for (const NodeRow child : levels.children(account)) {
            const std::uint32_t shares = tree.shares(child);
            if (shares == ParentShares)
                fraction[child] = fraction[account];
            else
                fraction[child] = guarded ? 0.0 : double(shares) / double(sum);
        }
    }
    return fraction;
}

/// Computes the products leaf first; nullopt if that takes too many steps.
std::optional<Values<double>> multiplyUpwards(
    const ShareTree& tree, const Levels& levels, const Values<double>& fraction, ZeroSum zeroSum)
{
    const std::uint64_t most = MaxMultiplicationsPerRow * tree.size();
    std::uint64_t steps = 0;
    // By account: itself, or the nearest ancestor whose fraction is not 1. Multiplying by 1 changes nothing.
    Values<NodeRow> factor(tree.size());
    Values<double> shares(tree.size());
    shares[RootRow] = 1;
    for (const NodeRow account : levels.parents()) {
        const NodeRow above = account == RootRow ? RootRow : factor[levels.fairshareParent(account)];
        factor[account] = account == RootRow || fraction[account] != 1.0 ? account : above;
        for (const NodeRow child : levels.children(account)) {
            if (tree.hasParentShares(child)) {
                shares[child] = shares[account];
                continue;
            }
            double product = fraction[child];
            // With the check for 0, zero stays zero. Without it, there may still be a NaN further up.
            for (NodeRow at = factor[account]; at != RootRow && !(product == 0 && zeroSum == ZeroSum::IsZero);
                at = factor[levels.fairshareParent(at)]) {
                product *= fraction[at];
                ++steps;
            }
            shares[child] = product;
            if (steps > most)
                return std::nullopt;
        }
    }
    return shares;
}

Values<double> multiplyDownwards(const ShareTree& tree, const Levels& levels, const Values<double>& fraction)
{
    Values<double> shares(tree.size(), 1.0);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow above = levels.fairshareParent(row);
        shares[row] = tree.hasParentShares(row) ? shares[above] : fraction[row] * shares[above];
    }
    return shares;
}

Reals column(Values<double> values)
{
    return std::make_shared<const Values<double>>(std::move(values));
}

bool hasZeroSum(const Levels& levels)
{
    return std::any_of(levels.parents().begin(), levels.parents().end(),
        [&levels](NodeRow account) { return levels.childShares(account) == 0; });
}

} // namespace

NormalizedShares normalizeShares(const ShareTree& tree, const Levels& levels)
{
    NormalizedShares result;
    Values<std::uint32_t> sums(tree.size());
    sums[RootRow] = UndefinedCount;
    for (const NodeRow account : levels.parents())
        for (const NodeRow child : levels.children(account))
            sums[child] = levels.childShares(account);
    result.levelShares = std::make_shared<const Values<std::uint32_t>>(std::move(sums));

    Values<double> fraction = fractionsWithinLevel(tree, levels, ZeroSum::IsZero);
    if (auto product = multiplyUpwards(tree, levels, fraction, ZeroSum::IsZero)) {
        result.ofCluster = column(std::move(*product));
    } else {
        result.ofCluster = column(multiplyDownwards(tree, levels, fraction));
        result.multipliedDownwards = true;
    }
    result.ofClusterUnguarded = result.ofCluster;
    if (hasZeroSum(levels)) {
        const Values<double> unguarded = fractionsWithinLevel(tree, levels, ZeroSum::IsNan);
        auto product = multiplyUpwards(tree, levels, unguarded, ZeroSum::IsNan);
        result.ofClusterUnguarded =
            column(product ? std::move(*product) : multiplyDownwards(tree, levels, unguarded));
    }
    result.withinLevel = column(std::move(fraction));
    return result;
}

} // namespace fairshare
