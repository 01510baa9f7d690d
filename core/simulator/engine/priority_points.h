// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/fairshare_replay.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// What a section says of a replay, without what only its algorithm and its caller know.
ReplaySettings replaySettings(const ReplaySection& section);

/// Points of job size and queue by job, which stay as long as it waits: floor(weight * procs / machine), with
/// small jobs favored floor(weight * (machine - procs) / machine); floor(weight * factor of the queue), 0 for
/// queues without one. Empty where neither has a weight.
/// @param machine processors or nodes, above 0
std::vector<std::int64_t> fixedPoints(
    const ReplaySection& section, const Workload& workload, std::int32_t machine);

} // namespace fairshare
