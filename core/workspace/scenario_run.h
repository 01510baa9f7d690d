// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/scenario/scenario.h"
#include "core/simulator/engine/simulated_run.h"
#include "core/simulator/section/submitted_log.h"

#include <memory>
#include <string>
#include <vector>

namespace fairshare {

/// A run whose nodes can be looked at, and what is told of its jobs.
struct ScenarioRun {
    std::shared_ptr<const SimulatedRun> run{};
    Diagnostics remarks{};
    std::vector<std::string> summary{}; ///< of importSentences; empty for a recording
    std::string sha256{}; ///< of the log; "" for made-up jobs and for a recording
    std::string input{}; ///< of runInput; "" where it is not known
    CleaningSummary cleaning{};
    std::uint64_t unreadRows = 0; ///< of the log
    std::string keptIn{}; ///< path of the directory in which it is kept beside a scenario; "" where it is not
};

/// What a scenario's simulation comes to: read where its workload's path is a recording's or where it was
/// kept beside the scenario's file, else simulated.
/// @param file of the scenario; "" where it has none, so that paths are those of the working folder
/// Errors: those of loadWorkload, simulate and readRecording; BadInput where jobs share nodes by their cores.
Result<ScenarioRun> runOf(const Scenario& scenario, const std::string& file, const Progress& progress = {});

/// Whether runOf gives the same for both in one folder: neither sampling nor what is asked of policies
/// matters, and the tree only where a replay asks it for shares.
bool runAlike(const Scenario& a, const Scenario& b);

/// Whether a path is that of a run directory, its run.json, or samples, compressed or not, whatever its name.
bool isRecordingAt(const std::string& path);

struct RecordedScenario {
    Scenario scenario; ///< without a tree; its workload is the recording
    std::shared_ptr<const SimulatedRun> run{};
    Diagnostics remarks{};
};

/// A recording as a scenario. Errors: those of readRecording.
Result<RecordedScenario> recordedScenario(const std::string& path, const Progress& progress = {});

} // namespace fairshare
