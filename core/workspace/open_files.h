// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"
#include "core/workspace/scenario_files.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fairshare {

/// What one or several files contain together.
struct Opened {
    LoadedScenario loaded;
    std::shared_ptr<const SimulatedRun> run{}; ///< of a recording; null for none
    std::vector<std::string>
        remarks{}; ///< what was repaired or not matched, one sentence each, with its file
    std::vector<std::string> sources{}; ///< files to read again; of a recording in a folder, its run.json
    std::string path{}; ///< the file that holds all of it; "" for combined files, logs and recordings
};

/// How the caller can use a file without a tree, to follow the sentence that says so; "" for no advice.
using Advice = std::function<std::string(const Import& import)>;

/// Opens files of any kind. One file is a tree, group quotas, a job log or a recording. Of several, in any
/// order, one is the tree, and the others add settings, usage, jobs, partitions, QOS or demand. What sshare
/// prints is usage where another file has a tree; of several such files the first is the tree. Errors: those
/// of importFile, scenarioFrom, addUsage and withJobs, with the file; BadInput for no files, and where two
/// files can only be trees.
Result<Opened> openFiles(
    std::span<const std::string> paths, const Advice& advice = {}, const Progress& progress = {});

/// `scenario` with what a file without a tree adds. `loaded.hasUsage` tells whether that is usage of the
/// tree. Errors: as above.
Result<Opened> addSource(const Scenario& scenario, const LoadedImport& source);

/// importFile and the above in one.
Result<Opened> addFile(const Scenario& scenario, const std::string& path, const Progress& progress = {});

} // namespace fairshare
