// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

/// The round number at the end of a scale, and the step of its ticks.
struct RoundScale {
    double step = 1;
    double end = 1;
};

/// @param ticks maximum number of ticks, above 0
RoundScale roundScale(double highest, int ticks);

/// Returns the scale for counts, whose ticks are whole numbers.
RoundScale countScale(double highest, int ticks);

/// Returns the smallest round number that is not below `highest`.
double roundTop(double highest);

} // namespace fairshare::gui
