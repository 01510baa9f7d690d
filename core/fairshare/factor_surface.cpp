// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/factor_surface.h"

#include "core/base/power_of_two.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare {
namespace {

constexpr double LeastShares = 0.1; ///< S' for S = 0
constexpr FactorRule Interpolated{.interpolated = true};

double differenceAt(double damping, double shares, double usage)
{
    return factorAt(Interpolated, usage, shares) - factorAt({.damping = damping}, usage, shares);
}

/// Returns where the difference reaches a value, by bisection between a place where it is closer to 0 and one
/// where it is not.
double passing(double damping, double shares, double difference, UsageSpan belowAndBeyond)
{
    auto [below, beyond] = belowAndBeyond;
    for (int halving = 0; halving < std::numeric_limits<double>::digits; ++halving) {
        const double middle = below + (beyond - below) / 2;
        const bool isBeyond = std::abs(differenceAt(damping, shares, middle)) >= std::abs(difference);
        (isBeyond ? beyond : below) = middle;
    }
    return beyond;
}

} // namespace

double interpolatedShares(double shares)
{
    return LeastShares + (1 - LeastShares) * shares;
}

double divisorOf(const FactorRule& rule, double shares)
{
    return rule.interpolated ? interpolatedShares(shares) : shares * rule.damping;
}

double factorAt(const FactorRule& rule, double usage, double shares)
{
    const double divisor = divisorOf(rule, shares);
    return divisor > 0 ? std::pow(2.0, -(usage / divisor)) : 0.0;
}

void fillFactors(
    const FactorRule& rule, std::span<const double> usage, double shares, std::span<double> factors)
{
    const double divisor = divisorOf(rule, shares);
    if (!(divisor > 0)) {
        std::fill(factors.begin(), factors.end(), 0.0);
        return;
    }
    for (std::size_t place = 0; place < usage.size(); ++place)
        factors[place] = -(usage[place] / divisor);
    raiseTwoTo(factors);
}

double usageAt(const FactorRule& rule, double shares, double factor)
{
    return -std::log2(factor) * divisorOf(rule, shares);
}

UsageSpan usageOfDifference(double damping, double shares, double difference)
{
    const double a = 1 / interpolatedShares(shares);
    const double b = 1 / (shares * damping);
    if (a == b || difference == 0 || (b > a) != (difference > 0))
        return {};
    // The derivative of 2^(-aU) - 2^(-bU) is 0 here and nowhere else above 0.
    const double largest = std::log2(b / a) / (b - a);
    if (std::abs(differenceAt(damping, shares, largest)) < std::abs(difference))
        return {};
    double beyond = 2 * largest;
    while (std::abs(differenceAt(damping, shares, beyond)) >= std::abs(difference))
        beyond *= 2;
    return {passing(damping, shares, difference, {0, largest}),
        passing(damping, shares, difference, {beyond, largest})};
}

} // namespace fairshare
