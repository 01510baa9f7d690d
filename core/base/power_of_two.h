// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>

namespace fairshare {

namespace power_of_two_detail {

inline constexpr int StepBits = 7;
inline constexpr int Steps = 1 << StepBits;

/// 2^(i / Steps) as the unevaluated sum of two doubles.
struct StepPower {
    double high;
    double low;
};
extern const std::array<StepPower, Steps> StepPowers;

/// 2^r - 1 for |r| <= 1 / (2 * Steps): the series of exp(r ln 2), whose next term is below 2^-66.
inline double seriesOf(double r)
{
    constexpr double C1 = std::numbers::ln2;
    constexpr double C2 = 0x1.ebfbdff82c58fp-3;
    constexpr double C3 = 0x1.c6b08d704a0cp-5;
    constexpr double C4 = 0x1.3b2ab6fba4e77p-7;
    constexpr double C5 = 0x1.5d87fe78a6731p-10;
    constexpr double C6 = 0x1.430912f86c787p-13;
    return r * (C1 + r * (C2 + r * (C3 + r * (C4 + r * (C5 + r * C6)))));
}

/// 2^exponent, and whether std::pow surely returns the same bits.
struct NearPower {
    double value;
    bool isCertain;
};

/// The power is computed to about eight bits more than a double holds. Where those bits show that rounding is
/// certain, every library that errs by less than 0.51 units in the last place rounds the same way. Without a
/// branch, as nobody foresees where it is not.
inline NearPower nearPowerOfTwo(double exponent)
{
    // Below, the result loses bits to underflow.
    constexpr double Lowest = -1020;
    const double inRange = exponent >= Lowest ? std::min(exponent, 0.0) : Lowest;
    // Adding and taking away 1.5 * 2^52 rounds to an integer.
    constexpr double Rounder = 0x1.8p52;
    const double scaled = inRange * Steps;
    const double whole = (scaled + Rounder) - Rounder;
    const double r = (scaled - whole) * (1.0 / Steps);
    const auto step = static_cast<std::int64_t>(whole);
    const StepPower& power = StepPowers[static_cast<std::size_t>(step & (Steps - 1))];
    const double correction = power.low + power.high * seriesOf(r);
    const double sum = power.high + correction;
    const double lost = correction - (sum - power.high);
    // In units of the last place of 1 <= sum < 2; the sum may fall just below 1, where they are finer.
    constexpr double CertainBelow = 0.487 * 0x1p-52;
    const auto binade = static_cast<std::uint64_t>(step >> StepBits);
    return {std::bit_cast<double>(std::bit_cast<std::uint64_t>(sum) + (binade << 52)),
        static_cast<bool>(static_cast<int>(exponent == inRange)
            & static_cast<int>(std::abs(lost) <= CertainBelow) & static_cast<int>(sum >= 1))};
}

} // namespace power_of_two_detail

/// std::pow(2.0, exponent) bit for bit, faster. @param exponent 0 or less, or NaN.
inline double powerOfTwo(double exponent)
{
    const auto near = power_of_two_detail::nearPowerOfTwo(exponent);
    return near.isCertain ? near.value : std::pow(2.0, exponent);
}

/// powerOfTwo of each number, in its place.
void raiseTwoTo(std::span<double> exponents);

} // namespace fairshare
