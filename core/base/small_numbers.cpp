// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/small_numbers.h"

#include "core/base/numbers.h"

#include <cmath>

namespace fairshare {

bool losesDigits(double value, int decimals)
{
    constexpr int Fine = 3; ///< decimals of fractions; amounts have fewer
    if (!std::isfinite(value) || value == 0)
        return false;
    const std::string text = fixed(value, decimals);
    if (spellsZero(text))
        return true;
    return decimals >= Fine && std::abs(value) < std::pow(10.0, 1 - decimals) && parseDouble(text) != value;
}

std::string fixedOrScientific(double value, int decimals)
{
    return losesDigits(value, decimals) ? scientific(value, 1) : fixed(value, decimals);
}

} // namespace fairshare
