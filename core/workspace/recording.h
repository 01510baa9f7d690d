// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/job_log/workload_import.h"
#include "core/io/recording/recording_writer.h"
#include "core/scenario/scenario.h"
#include "core/simulator/engine/simulated_run.h"

#include <memory>
#include <string>

/// Recordings as scenarios and as outcomes of simulations, and the recording of simulations.
namespace fairshare {

/// Returns whether a path is a directory (assumed to be a run directory), its run.json, or samples,
/// compressed or not. File names matter only for damaged compressed files.
bool isRecordingAt(const std::string& path);

struct RecordedScenario {
    Scenario scenario; ///< without a tree; its workload is the recording
    std::shared_ptr<const SimulatedRun> run{};
    Diagnostics remarks{};
};

/// Returns a recording as a scenario. A node that jobs shared has one row for each job that held it at once.
/// Errors: those of readRecording, readSharedNodes and shownRun.
Result<RecordedScenario> recordedScenario(const std::string& path, const Progress& progress = {});

/// What a recording contains of a simulation.
struct RecordedOutcome {
    SimulationOutcome outcome;
    PreemptionSection preemption{};
    Seconds interval = 0; ///< between samples
    Diagnostics remarks{};
};

/// Returns the outcome of a recorded run, also of one in which jobs shared nodes by core. Errors: those of
/// readRecording.
Result<RecordedOutcome> recordedOutcome(const std::string& path, const Progress& progress = {});

/// A simulation to record.
struct FinishedSimulation {
    const SimulationSection& section;
    const SimulationOutcome& outcome;
    const WorkloadImport& import; ///< of its jobs; the workload itself is that of the outcome
};

/// Writes a recording. Errors: those of checkNodes and writeRecording.
Result<void> record(const FinishedSimulation& simulation, const std::string& target,
    const RecordingOptions& options, const Progress& progress = {});

/// Reads a run directory and writes it again, with other samples if the options say so. What only the files
/// contain, such as the settings of the scheduler and simulated usage, is copied. Errors: those of
/// recordedOutcome, readFile and writeRecording; BadInput for samples without a run directory.
Result<void> rewriteRecording(const std::string& path, const std::string& target,
    const RecordingOptions& options, const Progress& progress = {});

/// Simulates the jobs of a scenario, or takes the run that its log records, and writes a recording, which
/// appears once it is complete.
/// @param file of the scenario, next to which its log is searched; "" for none
/// @param target directory to create; an existing recording is replaced
/// Errors: those of scenarioJobs, loggedJobs, simulate and record.
Result<void> recordRun(const Scenario& scenario, const std::string& file, const std::string& target,
    const Progress& progress = {});

} // namespace fairshare
