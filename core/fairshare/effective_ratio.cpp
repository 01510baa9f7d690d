// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/effective_ratio.h"

#include <cmath>

namespace fairshare {
namespace {

constexpr double Slope = 5; ///< called f in the slides

} // namespace

double keptExponent(double parent, double local)
{
    const double imbalance = std::log(parent);
    if (imbalance * std::log(local) >= 0)
        return 1;
    return 1 / (1 + Slope * imbalance * Slope * imbalance);
}

double effectiveRatio(double own, double parent)
{
    if (!(own > 0))
        return 0;
    const double local = own / parent;
    return parent * std::pow(local, keptExponent(parent, local));
}

double ownRatioAt(double effective, double parent)
{
    // The power never crosses 1, so the exponent is the same in both directions.
    const double local = effective / parent;
    return parent * std::pow(local, 1 / keptExponent(parent, local));
}

} // namespace fairshare
