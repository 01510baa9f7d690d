// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/fairshare_replay.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Returns the replay settings of a section, without those that depend on the algorithm or the caller.
ReplaySettings replaySettings(const ReplaySection& section);

/// Returns the points of job size and queue by job, which are constant while the job is pending. The size
/// adds floor(weight * procs / machine), or floor(weight * (machine - procs) / machine) if small jobs are
/// favored. The queue adds floor(weight * factor of the queue), or 0 for queues without a factor. Returns an
/// empty list if neither has a weight.
/// @param machine processors or nodes, above 0
std::vector<std::int64_t> fixedPoints(
    const ReplaySection& section, const Workload& workload, std::int32_t machine);

} // namespace fairshare
