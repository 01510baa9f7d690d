// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/scenario_run.h"

#include <optional>

namespace fairshare {

/// Where what a scenario's simulation came to is kept: `site.results` beside `site.fairshare`. A run
/// directory without samples, which follow from the jobs and their nodes.
std::string keptRunPath(const std::string& file);

/// SHA-256 of all that a run follows from: what is simulated and how, the bytes of its log and of its maps of
/// names, and the tree where it makes the jobs or orders them. "" where one of the files cannot be read.
/// @param file of the scenario, beside which its files are; "" for the working folder
/// @param logDigest SHA-256 of the log where it was read already; "" = it is read
std::string runInput(const Scenario& scenario, const std::string& file, const std::string& logDigest = {});

/// Keeps a run, in place of one that was kept before; one that is kept already is copied from there. Errors:
/// those of writeRecording; BadInput for a run of unknown input, and where there is something else in its
/// place.
Result<void> keepRun(
    const ScenarioRun& run, const Scenario& scenario, const std::string& file, const Progress& progress = {});

/// What is kept of a scenario's file.
struct KeptRun {
    std::optional<ScenarioRun> run{}; ///< none: it was made from other input, or cannot be read
    std::string obstacle{}; ///< why there is none; "" where nothing is kept at all
};

/// What is to be found among what is kept.
struct WantedRun {
    const std::string& input; ///< runInput of what the scenario says now
    std::int32_t machine = 0; ///< units that it has by that
};

/// The run that is kept, if it was made from what the scenario says now and nothing of it is missing.
/// Errors: Cancelled.
Result<KeptRun> keptRun(const Scenario& scenario, const std::string& file, const WantedRun& wanted,
    const Progress& progress = {});

} // namespace fairshare
