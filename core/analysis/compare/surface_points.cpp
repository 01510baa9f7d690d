// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/surface_points.h"

#include "core/analysis/compare/factor_spread.h"
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/namesakes.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Returns the factor that the algorithm sets if shares are 0, without using the formula.
double ruledFactor(const AlgorithmResult& result)
{
    return result.algorithm->zeroSharesRankFirst ? 1.0 : 0.0;
}

struct Sharing {
    std::vector<std::uint32_t> priorities;
    std::vector<std::uint32_t> users;
    std::size_t count = 0;
};

Sharing sharingOf(const std::vector<double>& factors, std::uint32_t weight)
{
    Sharing sharing;
    sharing.priorities.reserve(factors.size());
    for (const double factor : factors)
        sharing.priorities.push_back(fairsharePriority(factor, weight));
    std::vector<std::uint32_t> order = sharing.priorities;
    std::sort(order.begin(), order.end());
    for (const std::uint32_t priority : sharing.priorities) {
        const auto [first, last] = std::equal_range(order.begin(), order.end(), priority);
        sharing.users.push_back(static_cast<std::uint32_t>(last - first));
        if (last - first > 1)
            ++sharing.count;
    }
    return sharing;
}

/// Formats with three decimals; small factors as powers of ten so that they are not shown as 0.
std::string factorText(double factor)
{
    constexpr double Least = 0.0005;
    return saidNumber(factor > 0 && factor < Least ? scientific(factor, 1) : fixed(factor, 3));
}

constexpr double ShownChange = 0.0005; ///< smallest difference that three decimals show

/// Returns true if three decimals show no difference.
bool isUnchanged(const SurfacePoints& points)
{
    return std::ranges::equal(points.without, points.with,
        [](double without, double with) { return std::abs(with - without) < ShownChange; });
}

std::string rangeText(const std::vector<double>& factors)
{
    const auto [lowest, highest] = std::minmax_element(factors.begin(), factors.end());
    const std::string from = factorText(*lowest);
    const std::string to = factorText(*highest);
    return from == to ? from : fairshare::say("{}–{}", from, to);
}

/// Describes a change that leaves the range of all factors as it is.
std::string withinRange(const SurfacePoints& points, const std::string& range, double damping)
{
    std::size_t changed = 0;
    double largest = 0;
    for (std::size_t at = 0; at < points.size(); ++at) {
        const double change = std::abs(points.with[at] - points.without[at]);
        changed += change < ShownChange ? 0 : 1;
        largest = std::max(largest, change);
    }
    const std::string some = grouped(changed, ThinSeparator);
    const std::string all = grouped(points.size(), ThinSeparator);
    return damping == 1
        ? fairshare::say("Interpolation raises F of {0} of the {1} users by up to {2}, within {3}", some, all,
              factorText(largest), range)
        : fairshare::say(
              "Interpolation changes F of {0} of the {1} users by up to {2} from damping {3}, within {4}",
              some, all, factorText(largest), saidNumber(shortest(damping)), range);
}

std::string collisionText(const SurfaceCollisions& found, std::string_view weight)
{
    const auto number = [](std::size_t count) { return grouped(count, ThinSeparator); };
    if (found.sharingWithout == 0 && found.sharingWith == 0)
        return fairshare::say("at weight {}, all integer priorities differ with and without it", weight);
    return fairshare::say("at weight {}, {} share an integer priority without it, {} with it", weight,
        number(found.sharingWithout), number(found.sharingWith));
}

} // namespace

bool passesFormulaOver(const AlgorithmResult& result, const ShareTree& tree, NodeRow row, double shares)
{
    const bool isFullBucket =
        result.algorithm->zeroSharesRankFirst && tree.isUser(row) && tree.hasParentShares(row);
    return isFullBucket || !(shares > 0);
}

SurfacePoints surfacePoints(
    const Evaluation& now, const AlgorithmResult& result, PointsOf who, double damping)
{
    const ShareTree& tree = now.tree;
    const auto usage = result.table.reals("usage_efctv");
    const auto shares = result.table.reals("shares_norm");
    const FactorRule plain{.damping = damping};
    const FactorRule interpolated{.interpolated = true};
    SurfacePoints points;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (who == PointsOf::Users && !tree.isUser(row))
            continue;
        if (!std::isfinite(usage[row]) || !std::isfinite(shares[row])) {
            ++points.left;
            continue;
        }
        const bool isRuled = passesFormulaOver(result, tree, row, shares[row]);
        points.rows.push_back(row);
        points.usage.push_back(usage[row]);
        points.shares.push_back(shares[row]);
        points.without.push_back(isRuled ? ruledFactor(result) : factorAt(plain, usage[row], shares[row]));
        points.with.push_back(
            isRuled ? ruledFactor(result) : factorAt(interpolated, usage[row], shares[row]));
    }
    return points;
}

SurfaceCollisions surfaceCollisions(const SurfacePoints& points, std::uint32_t weight)
{
    Sharing without = sharingOf(points.without, weight);
    Sharing with = sharingOf(points.with, weight);
    return {.without = std::move(without.priorities),
        .with = std::move(with.priorities),
        .usersWithout = std::move(without.users),
        .usersWith = std::move(with.users),
        .sharingWithout = without.count,
        .sharingWith = with.count};
}

std::string surfaceAnswer(
    const SurfacePoints& points, const ShareTree& tree, std::uint32_t weight, double damping)
{
    if (points.size() == 0)
        return fairshare::say("No user has finite usage and shares.");
    const std::string from = rangeText(points.without);
    const std::string to = rangeText(points.with);
    const std::string shared =
        collisionText(surfaceCollisions(points, weight), grouped(weight, ThinSeparator));
    const std::string who = points.size() == 1
        ? userLabel(tree, points.rows.front())
        : fairshare::say("the {} users", grouped(points.size(), ThinSeparator));
    if (from == to && points.size() > 1 && !isUnchanged(points))
        return withinRange(points, from, damping) + "; " + shared + ".";
    if (from == to || isUnchanged(points))
        return fairshare::say("Interpolation leaves F of {} unchanged at {}; {}.", who, from, shared);
    return damping == 1
        ? fairshare::say("Interpolation raises F of {} from {} to {}; {}.", who, from, to, shared)
        : fairshare::say("Interpolation changes F of {} from {} (damping {}) to {}; {}.", who, from,
              saidNumber(shortest(damping)), to, shared);
}

} // namespace fairshare
