// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/round_scale.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {

RoundScale roundScale(double highest, int ticks)
{
    if (!(highest > 0))
        return {1, 1};
    const double raw = highest / std::max(1, ticks);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (const double part : {1.0, 2.0, 5.0})
        if (part * power >= raw * (1 - 1e-9)) {
            step = part * power;
            break;
        }
    return {step, step * std::ceil(highest / step * (1 - 1e-9))};
}

RoundScale countScale(double highest, int ticks)
{
    const RoundScale scale = roundScale(highest, ticks);
    return scale.step >= 1 ? scale : RoundScale{1, std::max(1.0, std::ceil(highest))};
}

double roundTop(double highest)
{
    if (!(highest > 0))
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(highest)));
    for (const double part : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (part * power >= highest)
            return part * power;
    return 10 * power;
}

} // namespace fairshare::gui
