// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Slurm's default PriorityDecayHalfLife, in seconds: 7 days.
inline constexpr double DefaultHalfLifeSeconds = 604800;

/// Returns the fraction of usage that remains after `elapsedSeconds`, as Slurm 22.05.8 decays it in one step:
/// (1 - 0.693 / half-life) ^ elapsed in double, at least the smallest normal double. 1 if the half-life is 0
/// (no decay).
/// @param halfLifeSeconds 0 or at least 1
/// @param elapsedSeconds 0 or more
double decayFactor(double halfLifeSeconds, double elapsedSeconds);

} // namespace fairshare
