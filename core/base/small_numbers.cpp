// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/small_numbers.h"

#include "core/base/numbers.h"

#include <cmath>

namespace fairshare {

std::string fixedOrScientific(double value, int decimals)
{
    std::string text = fixed(value, decimals);
    if (std::isfinite(value) && value != 0 && spellsZero(text))
        text = scientific(value, 1);
    return text;
}

} // namespace fairshare
