// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/simulator/simulation_outcome.h"

namespace fairshare {

/// What a simulation is told beside its section and its jobs.
struct SimulationContext {
    const Scenario& scenario; ///< its tree and algorithms' parameters serve a replay by fairshare
    LogUnit unit = LogUnit::Processors; ///< of the jobs
    bool keepsUsage = false; ///< what accounts used is taken down, and the priorities of starts
};

/// Runs the jobs as the section of a scenario says: what they are given, by which scheduler, and in which
/// order. The section's workload, sampling and preemption are not looked at.
/// @param workload was cleaned by cleaningOf
/// Errors: BadInput where there are no jobs, nobody tells how large the machine is, or a job does not fit;
/// OutOfRange where a replay is to run in EventOrder::Event; those of replayOrder; Cancelled.
Result<SimulationOutcome> simulate(const SimulationSection& section, Workload workload,
    const SimulationContext& context, const Progress& progress = {});

} // namespace fairshare
