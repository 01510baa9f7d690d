// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

/// F as a function of usage U and normalized shares S, independent of any tree. Source: the article that
/// introduced LEVEL_BASED, and Slurm 14.11.0-pre3, which interpolates S only in LEVEL_BASED.
namespace fairshare {

/// How S enters F = 2^(-(U / S) / damping).
struct FactorRule {
    bool interpolated = false; ///< S' = 0.1 + 0.9 S instead of S; LEVEL_BASED has no damping
    double damping = 1; ///< FairShareDampeningFactor, 1 or more; only used without interpolation

    bool operator==(const FactorRule&) const = default;
};

/// Returns S' = 0.1 + 0.9 S, 0.1 to 1.
double interpolatedShares(double shares);

/// Returns the divisor of U: S · damping, or S' with interpolation.
double divisorOf(const FactorRule& rule, double shares);

/// Returns F; 0 if there are no shares and no interpolation. `usage` and `shares` are 0 or more.
double factorAt(const FactorRule& rule, double usage, double shares);

/// Computes F for one S and many U.
/// @param factors as long as `usage`
void fillFactors(
    const FactorRule& rule, std::span<const double> usage, double shares, std::span<double> factors);

/// Returns U at which F has this value. F is constant along a straight line of U and S.
/// @param factor above 0, at most 1
double usageAt(const FactorRule& rule, double shares, double factor);

/// Part of the U axis where F with interpolation minus F without it reaches a given difference. Both bounds
/// are equal if the difference is not reached.
struct UsageSpan {
    double from = 0;
    double to = 0;
};
/// Returns where the difference is at least `difference`, or at most `difference` if that is negative.
/// @param damping of F without interpolation
/// @param shares above 0
/// @param difference not 0
UsageSpan usageOfDifference(double damping, double shares, double difference);

} // namespace fairshare
