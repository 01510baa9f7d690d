// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"
#include "core/workspace/loaded_scenario.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fairshare {

/// Combined content of one or several files.
struct Opened {
    LoadedScenario loaded;
    std::shared_ptr<const SimulatedRun> run{}; ///< run of a recording; null for other files
    std::vector<std::string> remarks{}; ///< repaired or unmatched content, one sentence each, with its file
    std::vector<std::string> sources{}; ///< files to reload; run.json for a recording in a folder
    std::string path{}; ///< the file if it contains everything; "" for combined files, logs and recordings
};

/// Returns advice on how to use a file without a tree, appended to the error message; "" for none.
using Advice = std::function<std::string(const Import& import)>;

/// What a file is by itself.
enum class FileKind : std::uint8_t {
    Scenario, ///< scenario, tree or group quotas
    Queue, ///< a scenario with its jobs and no tree
    JobLog, ///< a scenario that simulates it
    Recording, ///< a scenario that names it, and its run
};

/// Content of one file.
struct OpenedFile {
    FileKind kind = FileKind::Scenario;
    LoadedScenario loaded{}; ///< with the remarks of its reader; those about a job log come with its run
    std::shared_ptr<const SimulatedRun> run{}; ///< of a recording; null for other files
};

/// How to open a file.
struct OpenRequest {
    std::string_view formatId{}; ///< of a file that is neither a job log nor a recording; "" = recognized
    Advice advice{};
    bool needsTree = true; ///< false: a queue of jobs is opened without a tree
};

/// Returns the place of a file among those that are added to a tree. Weights convert printed terms into
/// factors, so settings precede jobs. Partitions and QOS apply to existing jobs, so they follow.
int additionOrder(const LoadedImport& source);

/// Opens a file of any kind. Errors, with the file: those of recordedScenario, loggedScenario, importFile and
/// scenarioFrom.
Result<OpenedFile> openFile(
    const std::string& path, const OpenRequest& request = {}, const Progress& progress = {});

/// Opens files of any kind. A single file is a tree, group quotas, a queue of jobs, a job log or a recording.
/// Of several files, in any order, one is the tree. The others add settings, usage, jobs, partitions, QOS or
/// demand. A queue of jobs needs no tree, alone or with settings, partitions and QOS; its jobs have no
/// fairshare factor unless the listing has one. Output of sshare counts as usage if another file has a tree;
/// of several such files, the first is the tree. Errors, with the file: those of openFile and withAddition;
/// BadInput for no files, and if two files can only be trees.
Result<Opened> openFiles(
    std::span<const std::string> paths, const Advice& advice = {}, const Progress& progress = {});

/// Adds the content of a file without a tree to `scenario`. `loaded.hasUsage` is true if that is usage of the
/// tree. Errors: as above.
Result<Opened> addSource(const Scenario& scenario, const LoadedImport& source);

/// Combines importFile and addSource.
Result<Opened> addFile(const Scenario& scenario, const std::string& path, const Progress& progress = {});

} // namespace fairshare
