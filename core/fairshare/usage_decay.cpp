// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_decay.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare {

double decayFactor(double halfLifeSeconds, double elapsedSeconds)
{
    if (halfLifeSeconds == 0)
        return 1;
    // 0.693, not ln 2, and the first-order term only: that is what the scheduler computes.
    const double perSecond = 1 - 0.693 / halfLifeSeconds; // NOLINT(modernize-use-std-numbers)
    return std::max(std::pow(perSecond, elapsedSeconds), std::numeric_limits<double>::min());
}

} // namespace fairshare
