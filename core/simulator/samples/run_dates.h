// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"

#include <string>

/// Calendar dates of the times in a run, on the clock of its log.
namespace fairshare {

/// Returns whether the log of a run has calendar dates.
bool hasDates(const SimulatedRun& run);

/// Returns "2026-03-09"; "" for a year that has not four digits.
/// @param second since 1970
std::string dayText(Seconds second);

/// Returns the date and time of day: "2026-03-09 14:05:00"; "" if the log has no dates.
/// @param time in the log
std::string dateText(const SimulatedRun& run, Seconds time);

/// Returns the date and time of day, or the time since SampledRun::zero if the log has no dates: "1:08:22".
std::string momentTimeText(const SampledRun& sampled, Seconds time);

} // namespace fairshare
