// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/power_of_two.h"

#include "core/base/values.h"

namespace fairshare {
namespace power_of_two_detail {
namespace {

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

} // namespace

const std::array<StepPower, Steps> StepPowers = makeStepPowers();

} // namespace power_of_two_detail

void raiseTwoTo(std::span<double> exponents)
{
    struct Uncertain {
        std::size_t at;
        double exponent;
    };
    Values<Uncertain> uncertain(exponents.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < exponents.size(); ++i) {
        const double exponent = exponents[i];
        const auto near = power_of_two_detail::nearPowerOfTwo(exponent);
        exponents[i] = near.value;
        uncertain[count] = {i, exponent};
        count += near.isCertain ? 0U : 1U;
    }
    for (const Uncertain& one : std::span(uncertain).first(count))
        exponents[one.at] = std::pow(2.0, one.exponent);
}

} // namespace fairshare
