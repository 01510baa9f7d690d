// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/opened_files.h"

#include "core/base/files/files.h"
#include "core/base/say.h"
#include "core/io/format_registry.h"
#include "core/io/slurm/tree/partial_tree.h"
#include "core/simulator/section/section_places.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/job_log.h"
#include "core/workspace/recording.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <utility>

namespace fairshare {
namespace {

std::string nameOfFile(const std::string& path)
{
    return std::filesystem::path(nameOfInput(path)).filename().string();
}

void addRemarks(std::vector<std::string>& remarks, const Diagnostics& diagnostics, const std::string& path)
{
    for (const Diagnostic& diagnostic : diagnostics)
        remarks.push_back(describe(diagnostic, nameOfInput(path)));
}

tl::unexpected<Error> inFile(Error error, const std::string& path)
{
    if (error.file.empty())
        error.file = path;
    return tl::unexpected(std::move(error));
}

Result<OpenedFile> openRecording(const std::string& path, const Progress& progress)
{
    auto recorded = recordedScenario(path, progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    return OpenedFile{.kind = FileKind::Recording,
        .loaded = {std::move(recorded->scenario), nullptr, std::move(recorded->remarks)},
        .run = std::move(recorded->run)};
}

/// Returns whether the file adds to a queue of jobs that has no tree.
bool addsToQueue(const LoadedImport& source)
{
    constexpr std::array Additions{
        Addition::Jobs, Addition::Settings, Addition::Partitions, Addition::Nodes, Addition::Qos};
    return std::ranges::find(Additions, additionFrom(source.import)) != Additions.end();
}

/// Puts the jobs into a scenario without a tree. Errors: those of withAddition.
Result<OpenedFile> openQueue(const LoadedImport& source)
{
    AdditionRemarks remarks;
    auto scenario = withAddition(Scenario{}, source.import, {.what = Addition::Jobs}, remarks);
    if (!scenario)
        return inFile(scenario.error(), source.path);
    scenario->title = nameOfFile(source.path);
    Diagnostics diagnostics = source.import.diagnostics;
    diagnostics.insert(diagnostics.end(), remarks.diagnostics.begin(), remarks.diagnostics.end());
    return OpenedFile{
        .kind = FileKind::Queue, .loaded = {std::move(*scenario), nullptr, std::move(diagnostics)}};
}

Result<OpenedFile> openTree(LoadedImport source, const Advice& advice)
{
    const std::string remedy = !source.import.scenario && !tellsPart(source.import) && advice
        ? advice(source.import)
        : std::string();
    auto loaded = scenarioFrom(std::move(source));
    if (!loaded) {
        loaded.error().message += remedy;
        return tl::unexpected(loaded.error());
    }
    return OpenedFile{.loaded = std::move(*loaded)};
}

/// Returns a remark if a job log could also add to a tree.
std::vector<std::string> remarksOnLog(const std::string& path, bool asRecorded, const Progress& progress)
{
    const auto other = importFile(path, {}, progress);
    if (!other || additionFrom(other->import) == Addition::None)
        return {};
    if (asRecorded)
        return {fairshare::say(
            "{} is shown as a recorded run; to use it as usage or jobs, open it together with a tree",
            nameOfFile(path))};
    return {fairshare::say(
        "{} is simulated as a job log; to use it as usage or jobs, open it together with a tree",
        nameOfFile(path))};
}

/// Adds a remark if the size of the cluster comes from the use of a log that does not record it.
void addGuessedCluster(
    std::vector<std::string>& remarks, const SimulationSection& section, const std::string& path)
{
    const std::int32_t nodes = section.cluster.nodes;
    if (nodes > 0 && section.workload.asRecorded)
        remarks.push_back(
            fairshare::say("{}: the number of nodes is not recorded; using those that jobs held, {}",
                nameOfFile(path), nodes));
    else if (nodes > 0)
        remarks.push_back(fairshare::say(
            "{}: the number of nodes is not recorded; using the most that jobs held at once, {}",
            nameOfFile(path), nodes));
}

/// Returns the file to watch: for a recording in a folder, its main file.
std::string mainFile(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored) ? path + "/run.json" : path;
}

/// Prepares the content of one file for editing. Only a scenario or a tree is saved to its own path.
Opened editable(OpenedFile file, const std::string& path, const Progress& progress)
{
    Opened opened{.loaded = std::move(file.loaded), .run = std::move(file.run)};
    if (!isStandardInput(path)) // which never changes
        opened.sources = {mainFile(path)};
    addRemarks(opened.remarks, opened.loaded.diagnostics, path);
    switch (file.kind) {
    case FileKind::JobLog:
        opened.remarks = remarksOnLog(path, opened.loaded.scenario.simulation->workload.asRecorded, progress);
        addGuessedCluster(opened.remarks, *opened.loaded.scenario.simulation, path);
        break;
    case FileKind::Recording:
        opened.loaded.diagnostics.clear();
        break;
    case FileKind::Queue:
        break;
    case FileKind::Scenario:
        // Positions become invalid once the scenario is saved with a change.
        if (SharedValue<SimulationSection>& simulation = opened.loaded.scenario.simulation;
            simulation.has()) {
            SimulationSection section = *simulation;
            forgetPlaces(section);
            simulation = SharedValue(std::move(section));
        }
        opened.path = isStandardInput(path) ? std::string() : path;
        break;
    }
    return opened;
}

/// Ranks files as the tree, as opposed to usage for the tree of another file.
enum class TreeRank {
    None, ///< has no tree
    Part, ///< lists a part of the tree
    Usage, ///< has tree and usage, such as output of sshare
    Tree, ///< has a tree but no usage
    Scenario, ///< is a scenario file, which has all settings
};

TreeRank rankOf(const LoadedImport& source)
{
    if (!source.import.scenario)
        return tellsPart(source.import) ? TreeRank::Part : TreeRank::None;
    if (source.format == findFormat("fairshare"))
        return TreeRank::Scenario;
    return source.import.hasUsage ? TreeRank::Usage : TreeRank::Tree;
}

/// Returns whether the file can complete a tree that is a part.
bool addsRows(const LoadedImport& source)
{
    return source.import.scenario || tellsPart(source.import);
}

/// Completes a tree that is a part.
Result<Opened> completedBy(const Scenario& scenario, const LoadedImport& source)
{
    Diagnostics diagnostics = source.import.diagnostics;
    auto combined = completed(scenario, source.import, diagnostics);
    if (!combined)
        return inFile(combined.error(), source.path);
    if (std::string missing = missingText(combined->tree); !missing.empty())
        diagnostics.push_back({"partial_tree", std::move(missing), {1, 1}});
    Opened opened{.loaded = {std::move(*combined), nullptr, {}}, .sources = {source.path}};
    opened.loaded.hasUsage = false; // rows are added, so it is no usage of the rows that there are
    addRemarks(opened.remarks, diagnostics, source.path);
    return opened;
}

/// Returns whether the files are a queue of jobs and what belongs to it, without a tree.
bool isQueue(const std::vector<LoadedImport>& sources)
{
    const auto hasJobs = [](const LoadedImport& source) {
        return additionFrom(source.import) == Addition::Jobs;
    };
    return std::ranges::all_of(sources, addsToQueue) && std::ranges::any_of(sources, hasJobs);
}

/// Returns the index of the file that is the tree: the first of the highest rank. Others may only add usage.
Result<std::size_t> placeOfTree(const std::vector<LoadedImport>& sources)
{
    const auto tree = std::ranges::max_element(sources, {}, rankOf);
    const auto other = std::ranges::find_if(sources, [&tree](const LoadedImport& source) {
        return &source != &*tree && rankOf(source) > TreeRank::Usage;
    });
    if (other != sources.end())
        return tl::unexpected(Error{ErrorCode::BadInput,
            fairshare::say("contains a tree, and so does {}; open one of them and compare it with the other",
                nameOfFile(tree->path)),
            {}, other->path});
    return static_cast<std::size_t>(tree - sources.begin());
}

} // namespace

int additionOrder(const LoadedImport& source)
{
    constexpr std::array Order{Addition::Settings, Addition::Usage, Addition::Demand, Addition::None,
        Addition::Jobs, Addition::Partitions, Addition::Nodes, Addition::Qos};
    return static_cast<int>(std::ranges::find(Order, additionFrom(source.import)) - Order.begin());
}

Result<OpenedFile> openFile(const std::string& path, const OpenRequest& request, const Progress& progress)
{
    // It can only be cancelled while it is read here; from then on it is kept.
    if (isStandardInput(path))
        if (const auto content = readFile(path, progress); !content)
            return tl::unexpected(content.error());
    if (isRecordingAt(path))
        return openRecording(path, progress);
    auto logged = loggedScenario(path, progress);
    if (!logged)
        return tl::unexpected(logged.error());
    if (*logged)
        return OpenedFile{.kind = FileKind::JobLog, .loaded = {**std::move(logged), nullptr, {}}};
    auto source = importFile(path, request.formatId, progress);
    if (!source)
        return tl::unexpected(source.error());
    if (!request.needsTree && additionFrom(source->import) == Addition::Jobs)
        return openQueue(*source);
    return openTree(std::move(*source), request.advice);
}

Result<Opened> openFiles(std::span<const std::string> paths, const Advice& advice, const Progress& progress)
{
    if (paths.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no file to open"));
    if (paths.size() == 1) {
        auto only = openFile(paths.front(), {.advice = advice, .needsTree = false}, progress);
        return only ? editable(std::move(*only), paths.front(), progress)
                    : Result<Opened>(tl::unexpected(only.error()));
    }
    std::vector<LoadedImport> sources;
    for (const std::string& path : paths) {
        auto source = importFile(path, {}, progress);
        if (!source)
            return tl::unexpected(source.error());
        sources.push_back(std::move(*source));
    }
    Opened opened;
    std::span<LoadedImport> additions(sources);
    if (!isQueue(sources)) {
        const auto tree = placeOfTree(sources);
        if (!tree)
            return tl::unexpected(tree.error());
        std::rotate(sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(*tree),
            sources.begin() + static_cast<std::ptrdiff_t>(*tree) + 1);
        const std::string path = sources.front().path;
        auto file = openTree(std::move(sources.front()), advice);
        if (!file)
            return tl::unexpected(file.error());
        additions = additions.subspan(1);
        // What is missing is reported once the other listings are added.
        if (std::ranges::any_of(additions, addsRows))
            std::erase_if(
                file->loaded.diagnostics, [](const Diagnostic& each) { return each.code == "partial_tree"; });
        opened = editable(std::move(*file), path, progress);
    }
    std::ranges::stable_sort(additions, {}, additionOrder);
    for (const LoadedImport& source : additions) {
        auto added = addSource(opened.loaded.scenario, source);
        if (!added)
            return added;
        opened.loaded.scenario = std::move(added->loaded.scenario);
        opened.loaded.hasUsage |= added->loaded.hasUsage;
        opened.remarks.insert(opened.remarks.end(), added->remarks.begin(), added->remarks.end());
    }
    opened.path.clear();
    opened.sources.clear();
    std::ranges::remove_copy_if(paths, std::back_inserter(opened.sources), isStandardInput);
    return opened;
}

Result<Opened> addSource(const Scenario& scenario, const LoadedImport& source)
{
    if (scenario.tree.isPart() && addsRows(source))
        return completedBy(scenario, source);
    AdditionRemarks added;
    auto combined = withAddition(scenario, source.import, {.what = additionFrom(source.import)}, added);
    if (!combined)
        return inFile(combined.error(), source.path);
    Opened opened{.loaded = {std::move(*combined), nullptr, {}}, .sources = {source.path}};
    const bool isUsage = additionFrom(source.import) == Addition::Usage || source.import.scenario;
    opened.loaded.hasUsage =
        isUsage && source.import.hasUsage && usageKindOf(scenario, source.import) == UsageKind::Associations;
    addRemarks(opened.remarks, source.import.diagnostics, source.path);
    addRemarks(opened.remarks, added.diagnostics, source.path);
    addRemarks(opened.remarks, unmatchedRemarks(added.match), source.path);
    return opened;
}

Result<Opened> addFile(const Scenario& scenario, const std::string& path, const Progress& progress)
{
    auto source = importFile(path, {}, progress);
    return source ? addSource(scenario, *source) : tl::unexpected(source.error());
}

} // namespace fairshare
