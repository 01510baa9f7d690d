// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/simulator/engine/simulated_run.h"
#include "core/simulator/engine/simulation_outcome.h"

#include <string>
#include <vector>

namespace fairshare {

/// A run as recorded in a log, with the real start and run times.
struct LoggedRun {
    /// On whole nodes, or on cores of shared nodes if jobs held the same node at once. `nodes` are those of
    /// the log. If no job has nodes, it has no `nodes`, and is in units of the log, or in nodes if the
    /// cluster allocates these.
    SimulationOutcome outcome;
    std::vector<std::string> nodeNames{}; ///< by node; empty if nodes only have numbers
    Seconds epoch = 0; ///< as in the import
};

/// Returns true if the log records when each job started, and the nodes of some jobs.
bool recordsPlacements(const WorkloadImport& import);

/// Returns the largest size of all jobs that ran at the same time, in units of the workload; 0 if starts are
/// not recorded.
std::int32_t mostUnitsAtOnce(const WorkloadImport& import);

/// Returns the run as recorded in a log. The machine of the import becomes that of the run. Its remarks about
/// scheduling are dropped; new ones are about jobs whose nodes are not recorded, that share nodes, or that
/// started before their submit time. Jobs with unknown nodes are shown on free nodes.
/// @param cluster its size, if set, applies instead of the nodes that the log names
/// Errors: NotFound if the log has no start times; BadInput with the place of the size if it is too small for
/// the nodes of the jobs; TooLarge for more nodes than can be tracked.
Result<LoggedRun> loggedRun(WorkloadImport& import, const ClusterSection& cluster = {});

/// Returns the run for pictures of whole nodes. A node that jobs shared has one row for each job that held it
/// at once. Errors: TooLarge for more rows than can be shown.
Result<SimulatedRun> shownRun(LoggedRun run);

} // namespace fairshare
