// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

/// F over usage U and normalized shares S as a function of two quantities, apart from any tree. Source: the
/// article that introduced LEVEL_BASED, and Slurm 14.11.0-pre3, which interpolates S in LEVEL_BASED alone.
namespace fairshare {

/// How S enters F = 2^(-(U / S) / damping).
struct FactorRule {
    bool interpolated = false; ///< S' = 0.1 + 0.9 S instead of S; LEVEL_BASED knows no damping
    double damping = 1; ///< FairShareDampeningFactor, 1 or more; of F without interpolation alone

    bool operator==(const FactorRule&) const = default;
};

/// S' = 0.1 + 0.9 S, 0.1 to 1.
double interpolatedShares(double shares);

/// What U is divided by: S · damping, or S'.
double divisorOf(const FactorRule& rule, double shares);

/// 0 without shares and without interpolation. @param usage and `shares` 0 or more
double factorAt(const FactorRule& rule, double usage, double shares);

/// F for one S at all these U. @param factors as long as `usage`
void fillFactors(
    const FactorRule& rule, std::span<const double> usage, double shares, std::span<double> factors);

/// U at which F has this value: F is constant along a line of U and S. @param factor above 0, at most 1
double usageAt(const FactorRule& rule, double shares, double factor);

/// The part of the U axis between which F with interpolation exceeds F without by at least `difference`, or
/// falls behind it where that is negative. Both bounds are equal where it does not.
struct UsageSpan {
    double from = 0;
    double to = 0;
};
/// @param shares above 0
/// @param difference not 0
UsageSpan usageOfDifference(double damping, double shares, double difference);

} // namespace fairshare
