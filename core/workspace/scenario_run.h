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

/// A run with its node allocation, and remarks about its jobs.
struct ScenarioRun {
    std::shared_ptr<const SimulatedRun> run{};
    Diagnostics remarks{};
    std::vector<std::string> summary{}; ///< from importSentences; empty for a recording
    std::string sha256{}; ///< of the log; "" for synthetic jobs and recordings
    std::string input{}; ///< from runInput; "" if unknown
    CleaningSummary cleaning{};
    std::uint64_t unreadRows = 0; ///< unread rows of the log
    bool recordsRun = false; ///< the log records the nodes of its jobs, so its run can be shown as well
    std::string keptIn{}; ///< directory of the saved results it was read from; "" if none
};

/// Returns the run of a scenario's simulation. It is read if the workload path is a recording, if the
/// scenario asks for the run that its log records, or if results were saved next to the scenario file.
/// Otherwise it is simulated.
/// @param file of the scenario; "" if none, so that paths are relative to the working directory
/// Errors: those of loadWorkload, loggedRun, simulate and readRecording; BadInput if jobs share nodes by
/// core.
Result<ScenarioRun> runOf(const Scenario& scenario, const std::string& file, const Progress& progress = {});

/// Returns whether runOf gives the same result for both scenarios in the same folder. Sampling and preemption
/// policies do not matter. The tree matters only if a generator uses its users or a replay its shares.
bool runAlike(const Scenario& a, const Scenario& b);

} // namespace fairshare
