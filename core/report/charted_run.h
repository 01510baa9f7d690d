// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/remarks.h"
#include "core/scenario/scenario.h"
#include "core/simulator/simulated_run.h"

#include <memory>
#include <string>

namespace fairshare {

/// What charts of a simulation are drawn from.
struct ChartedRun {
    std::shared_ptr<const SimulatedRun> run;
    Scenario scenario; ///< its simulation says what is asked of policies
    Diagnostics remarks{};
};

/// Simulates what a scenario's section says. @param folder of the scenario's file, "" for the working folder
/// Errors: those of loadWorkload and simulate; BadInput where jobs share nodes by their cores.
Result<ChartedRun> simulatedForCharts(
    const Scenario& scenario, const std::string& folder, const Progress& progress = {});

/// Whether a path is that of a run directory, its run.json, or samples, compressed or not.
bool isRecordingAt(const std::string& path);

/// What was recorded, with a scenario that has no tree. Errors: those of readRecording.
Result<ChartedRun> recordedForCharts(const std::string& path, const Progress& progress = {});

} // namespace fairshare
