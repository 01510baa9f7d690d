// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

/// The round number that a scale ends with, and the step of its ticks.
struct RoundScale {
    double step = 1;
    double end = 1;
};

/// @param ticks how many there are room for, above 0
RoundScale roundScale(double highest, int ticks);

/// The same of counts, whose ticks are whole.
RoundScale countScale(double highest, int ticks);

/// The smallest round number that is not below this one.
double roundTop(double highest);

} // namespace fairshare::gui
