// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/scenario_run.h"

#include <optional>

namespace fairshare {

/// Returns the path where the results of a scenario's simulation are saved: `site.results` next to
/// `site.fairshare`. It is a run directory without samples, which can be derived from the jobs and their
/// nodes.
std::string savedResultsPath(const std::string& file);

/// Returns the SHA-256 of everything that determines a run: simulation settings, contents of the log and the
/// name maps, and the tree if it generates or orders the jobs. "" if one of the files cannot be read.
/// @param file of the scenario; relative paths start from its folder; "" for the working directory
/// @param logDigest SHA-256 of the log if it was already read; "" = read it
std::string runInput(const Scenario& scenario, const std::string& file, const std::string& logDigest = {});

/// Saves a run and replaces an earlier saved one. A run that was loaded from saved results is copied. Errors:
/// those of writeRecording; BadInput for a run with unknown input, and if the path contains something other
/// than saved results.
Result<void> saveResults(
    const ScenarioRun& run, const Scenario& scenario, const std::string& file, const Progress& progress = {});

/// Saved results of a scenario file.
struct SavedResults {
    std::optional<ScenarioRun> run{}; ///< nothing if it is from other input or cannot be read
    std::string obstacle{}; ///< why there is no run; "" if nothing is saved
};

/// Properties that a saved run must have.
struct WantedRun {
    const std::string& input; ///< runInput of the current scenario
    std::int32_t machine = 0; ///< machine size of the current scenario, in units
};

/// Returns the saved run if it was made from the current scenario and is complete. Errors: Cancelled.
Result<SavedResults> savedResults(const Scenario& scenario, const std::string& file, const WantedRun& wanted,
    const Progress& progress = {});

} // namespace fairshare
