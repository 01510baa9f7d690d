// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/saved_results.h"

#include "core/base/files/files.h"
#include "core/base/files/new_directory.h"
#include "core/base/files/sha256.h"
#include "core/base/say.h"
#include "core/base/system_text.h"
#include "core/io/format_registry.h"
#include "core/io/recording/recording.h"
#include "core/io/recording/recording_writer.h"
#include "core/simulation/simulation.h"
#include "core/simulator/section/machine_size.h"
#include "core/simulator/section/simulation_keys.h"
#include "core/workspace/workload.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

/// Version of the simulator; increased when results for the same input change.
constexpr int Engine = 3;

bool matters(const SimulationKey& key, bool removes)
{
    constexpr std::array<std::string_view, 4> Always{"workload.", "cluster.", "scheduler.", "priority."};
    constexpr std::array<std::string_view, 4> OfRemovals{
        "preemption.commit", "preemption.classes", "preemption.idle_first", "preemption.random_seed"};
    // The content of files matters, not their names.
    if (key.key == "workload.path" || key.key == "workload.sha256" || key.key == "workload.name_maps")
        return false;
    const auto begins = [&key](std::string_view part) { return key.key.starts_with(part); };
    return std::ranges::any_of(Always, begins) || (removes && std::ranges::any_of(OfRemovals, begins));
}

/// Returns the tree and the algorithm parameters as text; "" if the run does not depend on them.
std::string treeText(const Scenario& scenario)
{
    const SimulationSection& section = *scenario.simulation;
    const bool orders = section.priority && section.priority->tree == ReplayTree::Scenario;
    if (section.workload.generator.empty() && !orders)
        return {};
    Scenario part;
    part.tree = scenario.tree;
    part.settings.parameters = scenario.settings.parameters;
    return findFormat("fairshare")->write(part).value_or("");
}

std::string folderOf(const std::string& file)
{
    return fs::path(file).parent_path().string();
}

/// Copies saved results of another file unchanged.
Result<void> copyKept(const std::string& from, const std::string& to)
{
    auto target = NewDirectory::beside(to);
    if (!target)
        return tl::unexpected(target.error());
    std::error_code failed;
    for (const fs::directory_entry& part : fs::directory_iterator(from, failed)) {
        if (!isRecordingPart(part.path().filename().string()))
            continue;
        auto content = readFile(part.path().string());
        if (!content) {
            content.error().file = part.path().string();
            return tl::unexpected(content.error());
        }
        const auto written =
            target->write(part.path().filename().string(), [&content](const NewDirectory::Sink& sink) {
                sink(*content);
                return Result<void>();
            });
        if (!written)
            return written;
    }
    if (failed)
        return tl::unexpected(Error{ErrorCode::NotFound, systemText(failed.value()), {}, from});
    return target->replace(isRecordingPart);
}

/// Returns why saved results are not usable although their input matches; "" if they are.
std::string damageOf(
    const Recording& recording, const WantedRun& wanted, AllocationUnit unit, const std::string& name)
{
    if (!recording.mismatch.empty())
        return fairshare::say("the saved results in {} are incomplete: {}; the jobs were simulated again",
            name, recording.mismatch);
    if (recording.run->machine != wanted.machine)
        return fairshare::say(
            "the saved results in {} are for {}, but the scenario has {}; the jobs were simulated again",
            name, machineText(recording.run->machine, unit), machineText(wanted.machine, unit));
    return {};
}

/// Checks that only saved results are replaced, never a recording made by the user.
Result<void> checkReplaced(const std::string& path)
{
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(path, ignored)) || !recordedInput(path).value_or("").empty())
        return {};
    return tl::unexpected(Error{ErrorCode::BadInput,
        fairshare::say("contains no saved results; refusing to overwrite it"), {}, path});
}

} // namespace

std::string savedResultsPath(const std::string& file)
{
    return fs::path(file).replace_extension(".results").string();
}

std::string runInput(const Scenario& scenario, const std::string& file, const std::string& logDigest)
{
    const SimulationSection& section = *scenario.simulation;
    const WorkloadReference& workload = section.workload;
    std::string text = fmt::format("engine {}\n", Engine);
    for (const SimulationKey& key : simulationKeys(section))
        if (matters(key, !section.preemption.removals.empty()))
            text += fmt::format("{}={}\n", key.key, key.value);
    std::vector<std::pair<std::string, std::string>> files;
    if (!logDigest.empty())
        text += fmt::format("log {}\n", logDigest);
    else if (workload.generator.empty())
        files.emplace_back("log", workload.path);
    for (const auto& [attribute, path] : workload.nameMaps)
        files.emplace_back(fmt::format("names {}", static_cast<int>(attribute)), path);
    for (const auto& [what, path] : files) {
        const auto bytes = readFile(pathBeside(path, folderOf(file)));
        if (!bytes)
            return {};
        text += fmt::format("{} {}\n", what, sha256(*bytes));
    }
    return sha256(text + treeText(scenario));
}

Result<void> saveResults(
    const ScenarioRun& run, const Scenario& scenario, const std::string& file, const Progress& progress)
{
    if (run.input.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("cannot save the results: the input of this run is unknown"));
    const std::string path = savedResultsPath(file);
    if (auto checked = checkReplaced(path); !checked)
        return checked;
    if (!run.keptIn.empty())
        return run.keptIn == path ? Result<void>() : copyKept(run.keptIn, path);
    const SimulatedRun& made = *run.run;
    const SimulationSection& section = *scenario.simulation;
    SimulationOutcome outcome{.workload = made.workload,
        .schedule = made.schedule,
        .machine = {.units = made.machine,
            .nodes = made.machine,
            .coresPerNode =
                section.cluster.allocation == AllocationUnit::Node ? coresOf(section.cluster) : 1},
        .allocation = AllocationUnit::Node,
        .metrics = {},
        .killed = made.killed,
        .submissions = made.submissions,
        .nodes = made.allocation};
    outcome.metrics = metricsOf(outcome);
    return writeRecording({.section = section,
                              .outcome = outcome,
                              .epoch = made.epoch,
                              .workloadName = made.workload.name,
                              .sha256 = run.sha256,
                              .input = run.input,
                              .cleaning = run.cleaning,
                              .unreadRows = run.unreadRows},
        path, {.samples = SampleFormat::None, .existing = ExistingDirectory::Replaced}, progress);
}

Result<SavedResults> savedResults(
    const Scenario& scenario, const std::string& file, const WantedRun& wanted, const Progress& progress)
{
    const std::string path = savedResultsPath(file);
    std::error_code ignored;
    if (!fs::is_directory(path, ignored))
        return SavedResults{};
    const std::string name = fs::path(path).filename().string();
    const auto told = recordedInput(path);
    if (!told)
        return SavedResults{{}, describe(told.error())};
    // A recording without an input digest never matches; the scenario's digest may be unknown too.
    if (told->empty() || *told != wanted.input)
        return SavedResults{{},
            fairshare::say("the saved results in {} are from different input (SHA-256 differs); the jobs "
                           "were simulated again",
                name)};
    auto recording = readRecording(path, progress);
    if (!recording && recording.error().code == ErrorCode::Cancelled)
        return tl::unexpected(recording.error());
    if (!recording)
        return SavedResults{{}, describe(recording.error())};
    const AllocationUnit unit = scenario.simulation->cluster.allocation;
    if (std::string damage = damageOf(*recording, wanted, unit, name); !damage.empty())
        return SavedResults{{}, std::move(damage)};
    auto run = std::make_shared<SimulatedRun>(*recording->run);
    const auto killed = std::count(run->killed.begin(), run->killed.end(), true);
    run->origin = fairshare::say(
        "{0}, saved in {1}", originOf(*scenario.simulation, static_cast<std::uint64_t>(killed)), name);
    return SavedResults{ScenarioRun{.run = std::move(run), .input = wanted.input, .keptIn = path}, {}};
}

} // namespace fairshare
