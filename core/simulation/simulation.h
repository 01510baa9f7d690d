// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

struct Scenario;

/// What a simulation is told beside its section and its jobs.
struct SimulationContext {
    const Scenario& scenario; ///< its tree and algorithms' parameters serve a replay by fairshare
    LogUnit unit = LogUnit::Processors; ///< of the jobs
    bool keepsUsage = false; ///< what accounts used is taken down, and the priorities of starts
};

/// Errors: TooLarge for a machine of more nodes than can be followed one by one, where the allocation asks
/// for that. @param size where the size was given
Result<void> checkNodes(const MachineSize& machine, AllocationUnit allocation, const ValuePlace& size = {});

/// How a run came about, for people: "EASY backfill, batch order". @param killed by removals
std::string originOf(const SimulationSection& section, std::uint64_t killed);

/// Runs the jobs as the section of a scenario says: what they are given, by which scheduler, and in which
/// order, and which nodes are taken from the cluster meanwhile (`commit`). The section's workload, sampling
/// and what else it asks of preemption are not looked at.
/// @param workload was cleaned by cleaningOf
/// Errors: BadInput where there are no jobs, nobody tells how large the machine is, or a job does not fit;
/// OutOfRange where a replay is to run in EventOrder::Event, or nodes are taken from a cluster whose jobs are
/// served in another order than that of submission in batches; NotFound for a removal by a policy that there
/// is none of; those of checkNodes and replayOrder; Cancelled.
Result<SimulationOutcome> simulate(const SimulationSection& section, Workload workload,
    const SimulationContext& context, const Progress& progress = {});

} // namespace fairshare
