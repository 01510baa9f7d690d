// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

struct Scenario;

/// Inputs of a simulation in addition to its section and its jobs.
struct SimulationContext {
    const Scenario& scenario; ///< provides the tree and algorithm parameters of a replay by fairshare
    LogUnit unit = LogUnit::Processors; ///< unit of the job sizes
    bool keepsUsage = false; ///< records the usage of accounts and the priority at each start
};

/// Checks the number of nodes if the allocation requires tracking each node.
/// @param size where the size was given
/// Errors: TooLarge for more nodes than can be tracked individually.
Result<void> checkNodes(const MachineSize& machine, AllocationUnit allocation, const ValuePlace& size = {});

/// Describes how a run was made, for people: "EASY backfill, batch order". @param killed by removals
std::string originOf(const SimulationSection& section, std::uint64_t killed);

/// Runs the jobs as the section of a scenario specifies: the allocation, the scheduler, the order, and the
/// nodes that are removed meanwhile (`commit`). Ignores the section's workload and sampling. The other
/// preemption settings matter only for choosing the nodes to remove.
/// @param workload cleaned with the settings of cleaningOf
/// Errors: BadInput without jobs, without a machine size, if a job does not fit, or for removals if jobs do
/// not hold whole nodes; OutOfRange if a replay or logged priorities are used with EventOrder::Event, if
/// removals are combined with any order except submission in batches, or if a removal has an invalid number
/// of nodes or return time; NotFound for a removal with an unknown policy; those of checkNodes, replayOrder
/// and makeBackfillSchedule; Cancelled.
Result<SimulationOutcome> simulate(const SimulationSection& section, Workload workload,
    const SimulationContext& context, const Progress& progress = {});

} // namespace fairshare
