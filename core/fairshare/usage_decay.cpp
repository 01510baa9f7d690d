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
    // 0.693 instead of ln 2, and only the first-order term, as in Slurm.
    const double perSecond = 1 - 0.693 / halfLifeSeconds; // NOLINT(modernize-use-std-numbers)
    return std::max(std::pow(perSecond, elapsedSeconds), std::numeric_limits<double>::min());
}

} // namespace fairshare
