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

/// Simulations of one scenario with changed values, all combinations of them.
namespace fairshare {

/// The jobs of one combination and the machine that they run on, in the unit of their `procs`.
struct SweptWorkload {
    std::shared_ptr<const Workload> workload;
    std::int32_t machine = 0; ///< above 0
};

/// Makes or fetches the jobs for a scenario whose values are set; called from several threads at once.
using WorkloadSource = std::function<Result<SweptWorkload>(const Scenario& scenario)>;

/// Figures of finished combinations, by their digests: what sweepFigures names, as text.
using SweepResults = std::map<std::string, std::vector<std::string>>;

struct SweepRequest {
    const Sweep& sweep;
    const Scenario& scenario; ///< without the values of the axes
    std::string inputs; ///< digest of the contents that combinations are made from
    WorkloadSource workload;
    std::size_t threads = 1; ///< above 0
    /// Told of every combination that was simulated, one at a time, from any thread; may be empty.
    std::function<void(const std::string& digest, const std::vector<std::string>& figures)> keep{};
};

/// One row of the outcome.
struct SweepRow {
    std::vector<std::string> values; ///< by axis
    std::vector<std::string> figures; ///< as sweepFigures names them; "" where there is none
    std::string digest; ///< of the inputs and the values
};

/// Ids of the figures: jobs, waits, slowdowns, utilization, distance to the shares and Jain's index with the
/// seconds over which they are means where jobs have priorities and usage could be measured, then work lost
/// by policy in node-seconds at the first grace period where nodes are allocated, and the nodes that were
/// wanted and could not be taken, over all samples.
std::vector<std::string> sweepFigures();

/// How many rows have priorities, but no distance to the shares: no job waits, or nothing is used, whenever
/// usage is measured.
std::size_t unmeasuredRows(const Sweep& sweep, const Scenario& scenario, std::span<const SweepRow> rows);

/// All combinations in their order, whatever the number of threads. @param known what need not be simulated
/// anew Errors: the first of a combination; Cancelled.
Result<std::vector<SweepRow>> runSweep(
    const SweepRequest& request, const SweepResults& known, const Progress& progress = {});

} // namespace fairshare
