// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/simulate_options.h"
#include "core/io/job_log/workload_import.h"
#include "core/simulator/engine/simulation_outcome.h"

#include <string>

namespace fairshare::cli {

/// What `simulate` prints of a log.
enum class RunShown : std::uint8_t {
    Simulated,
    Recorded, ///< the run that the log records
    Compared, ///< a simulation, and the run that the log also records
};

/// Returns what to print: the run that a log with nodes records, unless the options or the scenario ask for a
/// simulation.
/// @param isScenario the section is from a scenario file
RunShown runShown(const SimulateOptions& options, const SimulationSection& section, bool isScenario,
    const WorkloadImport& import);

/// Returns the run that a log records, for printing it alone. The machine of `import` becomes that of the
/// run. Errors: those of loggedRun.
Result<SimulationOutcome> printedRun(WorkloadImport& import, SimulationSection& section);

/// Returns the run that a log records, for printing it next to a simulation, and prints remarks about it. If
/// the size of the cluster is unknown, the section gets that of the run. Errors: those of loggedRun.
Result<SimulationOutcome> runBeside(
    WorkloadImport& import, SimulationSection& section, const std::string& source, Session& session);

} // namespace fairshare::cli
