// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/normalized_shares.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairshare {
namespace {

/// More multiplications a row than any real hierarchy needs; beyond it the walk up would be quadratic, and
/// slow ones at that where the product has left the range of normal numbers.
constexpr std::uint64_t MaxMultiplicationsPerRow = 64;

enum class ZeroSum { IsZero, IsNan };

/// Own fraction of the level, 1 for rows that the product skips.
std::vector<double> fractions(const ShareTree& tree, const Levels& levels, ZeroSum zeroSum)
{
    std::vector<double> fraction(tree.size(), 1.0);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (tree.hasParentShares(row))
            continue;
        const std::uint32_t sum = levels.levelShares(row);
        const bool guarded = sum == 0 && zeroSum == ZeroSum::IsZero;
        fraction[row] = guarded ? 0.0 : double(tree.shares(row)) / double(sum);
    }
    return fraction;
}

/// Nearest proper ancestor whose fraction is not 1: multiplying by 1 changes nothing, so walks may skip it.
std::vector<NodeRow> nextFactors(const ShareTree& tree, const std::vector<double>& fraction)
{
    std::vector<NodeRow> next(tree.size(), RootRow);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow parent = tree.parent(row);
        next[row] = parent == RootRow || fraction[parent] != 1.0 ? parent : next[parent];
    }
    return next;
}

/// True where walking every ancestor is cheaper than finding out which to skip.
bool isShallow(const ShareTree& tree)
{
    constexpr std::uint32_t ShallowDepth = 16;
    const auto& depth = tree.shape().depth;
    return *std::max_element(depth.begin(), depth.end()) <= ShallowDepth;
}

/// Products leaf first; nothing when that takes too many steps.
std::optional<std::vector<double>> multiplyUpwards(
    const ShareTree& tree, const Levels& levels, const std::vector<double>& fraction, ZeroSum zeroSum)
{
    const std::vector<NodeRow> links = isShallow(tree) ? std::vector<NodeRow>() : nextFactors(tree, fraction);
    const std::vector<NodeRow>& next = links.empty() ? tree.shape().parent : links;
    const std::uint64_t most = MaxMultiplicationsPerRow * tree.size();
    std::uint64_t steps = 0;
    std::vector<double> shares(tree.size(), 1.0);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (tree.hasParentShares(row)) {
            shares[row] = shares[levels.fairshareParent(row)];
            continue;
        }
        double product = 1.0;
        for (NodeRow at = row; at != RootRow; at = next[at]) {
            product *= fraction[at];
            ++steps;
            // A guarded zero stays zero; an unguarded one may still meet a NaN further up.
            if (product == 0 && zeroSum == ZeroSum::IsZero)
                break;
        }
        shares[row] = product;
        if (steps > most)
            return std::nullopt;
    }
    return shares;
}

std::vector<double> multiplyDownwards(
    const ShareTree& tree, const Levels& levels, const std::vector<double>& fraction)
{
    std::vector<double> shares(tree.size(), 1.0);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow above = levels.fairshareParent(row);
        shares[row] = tree.hasParentShares(row) ? shares[above] : fraction[row] * shares[above];
    }
    return shares;
}

Reals column(std::vector<double> values)
{
    return std::make_shared<const std::vector<double>>(std::move(values));
}

Reals withinLevel(const ShareTree& tree, const Levels& levels, std::vector<double> fraction)
{
    fraction[RootRow] = double(tree.shares(RootRow)) / double(UndefinedCount);
    for (NodeRow row = 1; row < tree.size(); ++row)
        if (tree.hasParentShares(row))
            fraction[row] = fraction[levels.fairshareParent(row)];
    return column(std::move(fraction));
}

bool hasZeroSum(const ShareTree& tree, const Levels& levels)
{
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (levels.childShares(row) == 0 && !levels.children(row).empty())
            return true;
    return false;
}

} // namespace

NormalizedShares normalizeShares(const ShareTree& tree, const Levels& levels)
{
    NormalizedShares result;
    std::vector<std::uint32_t> sums(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        sums[row] = levels.levelShares(row);
    result.levelShares = std::make_shared<const std::vector<std::uint32_t>>(std::move(sums));

    std::vector<double> fraction = fractions(tree, levels, ZeroSum::IsZero);
    if (auto product = multiplyUpwards(tree, levels, fraction, ZeroSum::IsZero)) {
        result.ofCluster = column(std::move(*product));
    } else {
        result.ofCluster = column(multiplyDownwards(tree, levels, fraction));
        result.multipliedDownwards = true;
    }
    result.ofClusterUnguarded = result.ofCluster;
    if (hasZeroSum(tree, levels)) {
        const std::vector<double> unguarded = fractions(tree, levels, ZeroSum::IsNan);
        auto product = multiplyUpwards(tree, levels, unguarded, ZeroSum::IsNan);
        result.ofClusterUnguarded =
            column(product ? std::move(*product) : multiplyDownwards(tree, levels, unguarded));
    }
    result.withinLevel = withinLevel(tree, levels, std::move(fraction));
    return result;
}

} // namespace fairshare
