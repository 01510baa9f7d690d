// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/power_of_two.h"

#include "core/base/values.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <numbers>

namespace fairshare {
namespace {

constexpr int StepBits = 7;
constexpr int Steps = 1 << StepBits;

/// 2^(i / Steps) as the unevaluated sum of two doubles.
struct StepPower {
    double high;
    double low;
};

std::array<StepPower, Steps> makeStepPowers()
{
    std::array<StepPower, Steps> powers{};
    for (int i = 0; i < Steps; ++i) {
        const long double exact = std::exp2(static_cast<long double>(i) / Steps);
        const auto high = static_cast<double>(exact);
        powers.at(static_cast<std::size_t>(i)) = {high, static_cast<double>(exact - high)};
    }
    return powers;
}

const std::array<StepPower, Steps> StepPowers = makeStepPowers();

/// An exponent whose power the library must compute.
struct Uncertain {
    std::size_t at;
    double exponent;
};

/// Two doubles processed in parallel in one register.
struct Pair {
    using Reals [[gnu::vector_size(16)]] = double;
    using Words [[gnu::vector_size(16)]] = std::int64_t;
};
struct Quad {
    using Reals [[gnu::vector_size(32)]] = double;
    using Words [[gnu::vector_size(32)]] = std::int64_t;
};

/// Raises as many exponents at a time as fit into a `Vector`; their number must be a multiple of that.
/// Returns the number of uncertain powers.
///
/// A power is computed to about eight bits more than a double has. If those bits show that rounding is
/// certain, every library with an error below 0.51 units in the last place rounds the same way. The code has
/// no branch for uncertain powers, because they are unpredictable.
/// @param uncertain as long as `exponents`; its start receives the uncertain powers
template <typename Vector>
[[gnu::always_inline]] inline std::size_t raiseVectors(
    std::span<double> exponents, std::span<Uncertain> uncertain)
{
    using Reals = Vector::Reals;
    using Words = Vector::Words;
    constexpr std::size_t Lanes = sizeof(Reals) / sizeof(double);
    // Below this exponent, the result loses bits to underflow.
    constexpr double Lowest = -1020;
    // Adding and subtracting 1.5 * 2^52 rounds to an integer, which is in the lowest bits of the sum.
    constexpr double Rounder = 0x1.8p52;
    // Coefficients of the series of exp(r ln 2) - 1 for |r| <= 1 / (2 * Steps). Its next term is below 2^-66.
    constexpr double C1 = std::numbers::ln2;
    constexpr double C2 = 0x1.ebfbdff82c58fp-3;
    constexpr double C3 = 0x1.c6b08d704a0cp-5;
    constexpr double C4 = 0x1.3b2ab6fba4e77p-7;
    constexpr double C5 = 0x1.5d87fe78a6731p-10;
    constexpr double C6 = 0x1.430912f86c787p-13;
    // In units of the last place for 1 <= sum < 2. The sum may fall just below 1, where the units are
    // smaller.
    constexpr double CertainBelow = 0.487 * 0x1p-52;

    std::size_t count = 0;
    for (std::size_t at = 0; at < exponents.size(); at += Lanes) {
        Reals exponent;
        std::memcpy(&exponent, &exponents[at], sizeof exponent);
        const Reals atMostZero = exponent < 0.0 ? exponent : Reals{};
        const Reals inRange = exponent >= Lowest ? atMostZero : Reals{} + Lowest;
        const Reals scaled = inRange * double(Steps);
        const Reals rounded = scaled + Rounder;
        const Reals r = (scaled - (rounded - Rounder)) * (1.0 / Steps);
        const auto step = __builtin_bit_cast(Words, rounded);
        Reals high;
        Reals low;
        for (std::size_t lane = 0; lane < Lanes; ++lane) {
            const StepPower& power = StepPowers[static_cast<std::size_t>(step[lane]) & (Steps - 1)];
            high[lane] = power.high;
            low[lane] = power.low;
        }
        const Reals series = r * (C1 + r * (C2 + r * (C3 + r * (C4 + r * (C5 + r * C6)))));
        const Reals correction = low + high * series;
        const Reals sum = high + correction;
        const Reals lost = correction - (sum - high);
        const auto power =
            __builtin_bit_cast(Reals, __builtin_bit_cast(Words, sum) + ((step >> StepBits) << 52));
        std::memcpy(&exponents[at], &power, sizeof power);
        const Words isCertain =
            (exponent == inRange) & (lost <= CertainBelow) & (lost >= -CertainBelow) & (sum >= 1.0);
        for (std::size_t lane = 0; lane < Lanes; ++lane) {
            uncertain[count] = {at + lane, exponent[lane]};
            count += static_cast<std::size_t>(isCertain[lane] + 1);
        }
    }
    return count;
}

using Raise = std::size_t (*)(std::span<double> exponents, std::span<Uncertain> uncertain);

std::size_t raisePairs(std::span<double> exponents, std::span<Uncertain> uncertain)
{
    return raiseVectors<Pair>(exponents, uncertain);
}

#ifdef __x86_64__
[[gnu::target("avx2,fma")]] std::size_t raiseQuads(
    std::span<double> exponents, std::span<Uncertain> uncertain)
{
    return raiseVectors<Quad>(exponents, uncertain);
}
#endif

/// Returns the fastest function of this processor for a multiple of four exponents.
Raise fastestRaise()
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return raiseQuads;
#endif
    return raisePairs;
}

/// Raises the leading exponents that fill vectors of `lanes`; returns the others.
std::span<double> raiseStart(std::span<double> exponents, std::size_t lanes, Raise raise)
{
    const auto start = exponents.first(exponents.size() / lanes * lanes);
    Values<Uncertain> uncertain(start.size());
    const std::size_t count = raise(start, uncertain);
    for (const Uncertain& one : std::span(uncertain).first(count))
        exponents[one.at] = std::pow(2.0, one.exponent);
    return exponents.subspan(start.size());
}

} // namespace

void raiseTwoTo(std::span<double> exponents)
{
    static const Raise raiseFours = fastestRaise();
    const auto fewerThanFour = raiseStart(exponents, 4, raiseFours);
    for (double& last : raiseStart(fewerThanFour, 2, raisePairs))
        last = std::pow(2.0, last);
}

} // namespace fairshare
