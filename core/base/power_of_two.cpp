// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/power_of_two.h"

namespace fairshare::power_of_two_detail {
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

} // namespace fairshare::power_of_two_detail
