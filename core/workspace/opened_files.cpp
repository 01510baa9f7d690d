// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/opened_files.h"

#include "core/base/say.h"
#include "core/io/format_registry.h"
#include "core/simulator/section/section_places.h"
#include "core/workspace/job_log.h"
#include "core/workspace/scenario_run.h"
#include "core/workspace/usage_addition.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace fairshare {
namespace {

std::string nameOfFile(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

void addRemarks(std::vector<std::string>& remarks, const Diagnostics& diagnostics, const std::string& path)
{
    for (const Diagnostic& diagnostic : diagnostics)
        remarks.push_back(describe(diagnostic, path));
}

void addUnmatched(std::vector<std::string>& remarks, const UsageMatch& match, const std::string& path)
{
    const std::string name = nameOfFile(path);
    for (const std::string& row : match.unmatchedRows)
        remarks.push_back(fairshare::say("{}: no association in the tree for {}", name, row));
    for (const std::string& association : match.unmatchedAssociations)
        remarks.push_back(fairshare::say("{}: no usage for {}", name, association));
}

tl::unexpected<Error> inFile(Error error, const std::string& path)
{
    if (error.file.empty())
        error.file = path;
    return tl::unexpected(std::move(error));
}

/// Remarks about an addition.
struct Added {
    UsageMatch match{};
    Diagnostics diagnostics{};
};

Result<Scenario> withAddition(const Scenario& scenario, const Import& source, Added& added)
{
    switch (additionFrom(source)) {
    case Addition::Settings:
        return withConfiguration(scenario, source);
    case Addition::Jobs:
        return withJobs(scenario, source, std::nullopt, added.diagnostics);
    case Addition::Partitions:
        return withPartitions(scenario, source, added.diagnostics);
    case Addition::Qos:
        return withQosPriorities(scenario, source, added.diagnostics);
    case Addition::Demand:
    case Addition::Usage:
    case Addition::None:
        break;
    }
    return withUsageFrom(scenario, source, added.match, added.diagnostics);
}

/// Returns the order in which additions are applied. Weights convert printed terms into factors, so settings
/// precede jobs. Partitions and QOS apply to existing jobs, so they follow.
int orderOf(const LoadedImport& source)
{
    constexpr std::array Order{Addition::Settings, Addition::Usage, Addition::Demand, Addition::None,
        Addition::Jobs, Addition::Partitions, Addition::Qos};
    return static_cast<int>(std::ranges::find(Order, additionFrom(source.import)) - Order.begin());
}

/// Opens a recording. Its path stays empty, so that changes are saved to a new file.
Result<Opened> openRecording(const std::string& path, const Progress& progress)
{
    auto recorded = recordedScenario(path, progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    std::error_code ignored;
    Opened opened{.loaded = {std::move(recorded->scenario), nullptr, {}},
        .run = std::move(recorded->run),
        .sources = {std::filesystem::is_directory(path, ignored) ? path + "/run.json" : path}};
    addRemarks(opened.remarks, recorded->remarks, path);
    return opened;
}

/// Opens a job log to simulate. The remarks of its reader come with the run.
Opened openLog(Scenario simulating, const std::string& path, const Progress& progress)
{
    Opened opened{.loaded = {std::move(simulating), nullptr, {}}, .sources = {path}};
    const auto other = importFile(path, {}, progress);
    if (other && additionFrom(other->import) != Addition::None)
        opened.remarks.push_back(fairshare::say(
            "{} is simulated as a job log; to use it as usage or jobs, open it together with a tree",
            nameOfFile(path)));
    return opened;
}

Result<Opened> openTree(LoadedImport source, const Advice& advice)
{
    const std::string path = source.path;
    const std::string remedy = !source.import.scenario && advice ? advice(source.import) : std::string();
    auto loaded = scenarioFrom(std::move(source));
    if (!loaded) {
        loaded.error().message += remedy;
        return tl::unexpected(loaded.error());
    }
    // Positions become invalid once the scenario is saved with a change.
    if (SharedValue<SimulationSection>& simulation = loaded->scenario.simulation; simulation.has()) {
        SimulationSection section = *simulation;
        forgetPlaces(section);
        simulation = SharedValue(std::move(section));
    }
    Opened opened{.loaded = std::move(*loaded), .sources = {path}, .path = path};
    addRemarks(opened.remarks, opened.loaded.diagnostics, path);
    return opened;
}

Result<Opened> openOne(const std::string& path, const Advice& advice, const Progress& progress)
{
    if (isRecordingAt(path))
        return openRecording(path, progress);
    auto logged = loggedScenario(path, progress);
    if (!logged)
        return tl::unexpected(logged.error());
    if (*logged)
        return openLog(**std::move(logged), path, progress);
    auto source = importFile(path, {}, progress);
    return source ? openTree(std::move(*source), advice) : tl::unexpected(source.error());
}

/// Ranks files as the tree, as opposed to usage for the tree of another file.
enum class TreeRank {
    None, ///< has no tree
    Usage, ///< has tree and usage, such as output of sshare
    Tree, ///< has a tree but no usage
    Scenario, ///< is a scenario file, which has all settings
};

TreeRank rankOf(const LoadedImport& source)
{
    if (!source.import.scenario)
        return TreeRank::None;
    if (source.format == findFormat("fairshare"))
        return TreeRank::Scenario;
    return source.import.hasUsage ? TreeRank::Usage : TreeRank::Tree;
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

Result<Opened> openFiles(std::span<const std::string> paths, const Advice& advice, const Progress& progress)
{
    if (paths.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no file to open"));
    if (paths.size() == 1)
        return openOne(paths.front(), advice, progress);
    std::vector<LoadedImport> sources;
    for (const std::string& path : paths) {
        auto source = importFile(path, {}, progress);
        if (!source)
            return tl::unexpected(source.error());
        sources.push_back(std::move(*source));
    }
    const auto tree = placeOfTree(sources);
    if (!tree)
        return tl::unexpected(tree.error());
    std::rotate(sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(*tree),
        sources.begin() + static_cast<std::ptrdiff_t>(*tree) + 1);
    std::stable_sort(sources.begin() + 1, sources.end(),
        [](const LoadedImport& a, const LoadedImport& b) { return orderOf(a) < orderOf(b); });
    auto opened = openTree(std::move(sources.front()), advice);
    if (!opened)
        return opened;
    for (const LoadedImport& source : std::span(sources).subspan(1)) {
        auto added = addSource(opened->loaded.scenario, source);
        if (!added)
            return added;
        opened->loaded.scenario = std::move(added->loaded.scenario);
        opened->loaded.hasUsage |= added->loaded.hasUsage;
        opened->remarks.insert(opened->remarks.end(), added->remarks.begin(), added->remarks.end());
    }
    opened->path.clear();
    opened->sources.assign(paths.begin(), paths.end());
    return opened;
}

Result<Opened> addSource(const Scenario& scenario, const LoadedImport& source)
{
    Added added;
    auto combined = withAddition(scenario, source.import, added);
    if (!combined)
        return inFile(combined.error(), source.path);
    Opened opened{.loaded = {std::move(*combined), nullptr, {}}, .sources = {source.path}};
    const bool isUsage = additionFrom(source.import) == Addition::Usage || source.import.scenario;
    opened.loaded.hasUsage =
        isUsage && source.import.hasUsage && usageKindOf(scenario, source.import) == UsageKind::Associations;
    addRemarks(opened.remarks, source.import.diagnostics, source.path);
    addRemarks(opened.remarks, added.diagnostics, source.path);
    addUnmatched(opened.remarks, added.match, source.path);
    return opened;
}

Result<Opened> addFile(const Scenario& scenario, const std::string& path, const Progress& progress)
{
    auto source = importFile(path, {}, progress);
    return source ? addSource(scenario, *source) : tl::unexpected(source.error());
}

} // namespace fairshare
