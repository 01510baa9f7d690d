// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/recorded_run.h"
#include "core/simulator/section/machine_size.h"
#include "core/simulator/section/simulation_section.h"

#include <string>

namespace fairshare {

class ShareTree;

/// Context for loading the workload of a scenario.
struct WorkloadPlace {
    std::string folder{}; ///< folder of the scenario file; "" for the working directory
    const ShareTree* tree = nullptr; ///< its users submit synthetic jobs; null for synthetic users
};

/// Resolves the path of a file named in a scenario: absolute paths stay unchanged, others are relative to the
/// scenario's folder.
std::string pathBeside(const std::string& path, const std::string& folder);

/// Returns the path from the root of the file system; standard input stays as it is.
std::string absolutePath(const std::string& path);

/// Converts an error about a file that cannot be read. The result refers to the value that names the file if
/// that has a place in the scenario, otherwise to the file.
Error aboutNamed(const ValuePlace& place, const std::string& path, Error error);

/// Loads the jobs of a scenario: from its log, with the digest, or from a generator. The generator's machine
/// is that of `cleaning`, or 20 nodes if it has no size. Remarks: `other_log` if the log differs from the one
/// in the scenario, `unmapped_names` for names missing from a name map, `idle_speed` for a speed with a log
/// that records no work. Errors: BadInput for a missing reference or a folder; those of importWorkload,
/// readNameMapFile and generateWorkload. If a file cannot be read, the error has the place in the scenario
/// that names it, if any.
Result<WorkloadImport> loadWorkload(const WorkloadReference& reference, const WorkloadPlace& place,
    const CleaningSettings& cleaning, const Progress& progress = {});

/// Jobs of a simulation and its machine.
struct ScenarioJobs {
    WorkloadImport import; ///< in units of the machine
    MachineSize machine{};
    SimulationSection section{}; ///< with the cores per node from the log
};

/// Loads the jobs of a section, cleaned by its settings. Errors: those of loadWorkload; BadInput if the
/// machine size is unknown; those of checkNodes.
Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress = {});

/// Jobs of a log and the run that it records.
struct LoggedJobs {
    WorkloadImport import;
    LoggedRun run;
};

/// Loads the log of a section and its run as recorded, with remarks about both. Nothing is cut at time
/// limits. Errors: those of loadWorkload and loggedRun.
Result<LoggedJobs> loggedJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress = {});

} // namespace fairshare
