// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/sweep_keys.h"
#include "core/simulator/jobs/workload.h"

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// Simulates one scenario with all combinations of changed values.
namespace fairshare {

/// The jobs of one combination and the size of their machine, in the unit of `procs`.
struct SweptWorkload {
    std::shared_ptr<const Workload> workload;
    std::int32_t machine = 0; ///< above 0
};

/// Generates or loads the jobs of a scenario whose values are set. Called from several threads at once.
using WorkloadSource = std::function<Result<SweptWorkload>(const Scenario& scenario)>;

/// Figures of finished combinations as text, by digest, in the order of sweepFigures.
using SweepResults = std::map<std::string, std::vector<std::string>>;

struct SweepRequest {
    const Sweep& sweep;
    const Scenario& scenario; ///< before the values of the axes are set
    std::string inputs; ///< digest of the input contents
    WorkloadSource workload;
    std::size_t threads = 1; ///< above 0
    /// Called after each simulated combination, one at a time, from any thread; may be empty.
    std::function<void(const std::string& digest, const std::vector<std::string>& figures)> keep{};
};

/// One row of the result.
struct SweepRow {
    std::vector<std::string> values; ///< by axis
    std::vector<std::string> figures; ///< in the order of sweepFigures; "" if there is none
    std::string digest; ///< of the inputs and the values
};

/// Returns the ids of the figures. The first are the number of jobs, waits, slowdowns, utilization and
/// makespan. If jobs have priorities and usage could be measured, the distances to the shares, Jain's index
/// and the measured period in seconds follow. If nodes are allocated, the last are the lost work by policy in
/// node-seconds at the first grace period, and the wanted nodes that could not be taken, over all samples.
std::vector<std::string> sweepFigures();

/// Counts the rows with priorities but no distance to the shares. In these rows, no job was pending or no
/// account had usage whenever usage was sampled.
std::size_t unmeasuredRows(const Sweep& sweep, const Scenario& scenario, std::span<const SweepRow> rows);

/// Runs all combinations and returns them in their order, whatever the number of threads.
/// @param known results that need not be simulated again
/// Errors: that of the first combination that failed; Cancelled.
Result<std::vector<SweepRow>> runSweep(
    const SweepRequest& request, const SweepResults& known, const Progress& progress = {});

} // namespace fairshare
