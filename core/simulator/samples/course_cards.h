// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/run_course.h"
#include "core/simulator/samples/moment_text.h"

#include <cstdint>

/// Cards for a point on the charts below the preemption samples.
namespace fairshare {

/// Returns what each policy loses at a sample and has lost up to it, in node-hours, with the settings of the
/// course. @param grace index of the grace period in those settings
CellCard lossCard(
    const SampledRun& sampled, const ScoreCourse& course, std::size_t grace, std::uint64_t sample);

/// Returns the nodes in use at a time and, if known, the pending jobs.
CellCard loadCard(const SampledRun& sampled, const RunCourse& load, Seconds time);

} // namespace fairshare
