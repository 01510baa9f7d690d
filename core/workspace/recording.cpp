// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/recording.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/job_log/recorded_run.h"
#include "core/io/recording/recording.h"
#include "core/scenario/sections.h"
#include "core/simulation/simulation.h"
#include "core/workspace/workload.h"

#include <filesystem>
#include <utility>

namespace fairshare {
namespace {

/// Returns whether a file is named like part of a recording, for content too damaged to recognize.
bool isNamedAsPart(const std::string& path)
{
    const std::string name = std::filesystem::path(path).filename().string();
    return name.starts_with("samples") || name.starts_with("run.json") || name.ends_with(".jsonl.gz");
}

/// The recorded run of jobs that shared nodes by core, and what only its recording says.
/// Returns nothing if the jobs had whole nodes.
Result<std::optional<SharedNodesRun>> sharedNodesAt(const std::string& path, const Error& refused)
{
    if (refused.code != ErrorCode::BadInput)
        return std::nullopt;
    return readSharedNodes(path);
}

Diagnostics remarksOf(const SharedNodesRun& shared)
{
    Diagnostics remarks;
    if (!shared.mismatch.empty())
        remarks.push_back({"other_jobs", shared.mismatch, {}});
    return remarks;
}

/// A recorded run on whole nodes, as it is drawn.
struct DrawnRecording {
    std::shared_ptr<const SimulatedRun> run;
    SimulationSection section{}; ///< cluster size, preemption and sampling
    Diagnostics remarks{};
};

/// Reads a recording for pictures. Errors: those of readRecording, readSharedNodes and shownRun.
Result<DrawnRecording> withWholeNodes(const std::string& path, const Progress& progress)
{
    DrawnRecording drawn;
    SimulationSection& section = drawn.section;
    auto recording = readRecording(path, progress);
    if (recording) {
        section.cluster.nodes = recording->run->machine;
        section.preemption = std::move(recording->preemption);
        section.sampling.interval = recording->interval;
        drawn.run = std::move(recording->run);
        drawn.remarks = recording->remarks.take();
        return drawn;
    }
    auto shared = sharedNodesAt(path, recording.error());
    if (!shared || !*shared)
        return tl::unexpected(shared ? recording.error() : shared.error());
    SharedNodesRun& run = **shared;
    drawn.remarks = remarksOf(run);
    section.cluster.nodes = run.outcome.machine.nodes;
    section.preemption = std::move(run.preemption);
    section.sampling.interval = run.interval;
    auto rows = shownRun({.outcome = std::move(run.outcome), .nodeNames = {}, .epoch = run.epoch});
    if (!rows)
        return tl::unexpected(rows.error());
    drawn.run = std::make_shared<const SimulatedRun>(*std::move(rows));
    return drawn;
}

} // namespace

bool isRecordingAt(const std::string& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return true;
    constexpr std::size_t Beginning = 4096;
    const std::string beginning = readBeginning(path, Beginning);
    if (!isGzip(beginning))
        return isRecording(beginning);
    const std::string content = unpackBeginning(beginning, Beginning);
    return isRecording(content) || (content.empty() && isNamedAsPart(path)); // readRecording reports why
}

Result<RecordedScenario> recordedScenario(const std::string& path, const Progress& progress)
{
    auto recorded = withWholeNodes(path, progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    SimulationSection& section = recorded->section;
    section.workload.path = absolutePath(path);
    section.cluster.allocation = AllocationUnit::Node;
    Scenario scenario = withSimulation(Scenario(), std::move(section));
    scenario.title = recorded->run->workload.name;
    return RecordedScenario{std::move(scenario), std::move(recorded->run), std::move(recorded->remarks)};
}

Result<RecordedOutcome> recordedOutcome(const std::string& path, const Progress& progress)
{
    auto recording = readRecording(path, progress);
    if (recording) {
        const SimulatedRun& run = *recording->run;
        return RecordedOutcome{.outcome = {.workload = run.workload,
                                   .schedule = run.schedule,
                                   .machine = {.units = run.machine},
                                   .allocation = AllocationUnit::Node,
                                   .metrics = {},
                                   .startPriorities = run.startPriorities,
                                   .killed = run.killed,
                                   .submissions = run.submissions,
                                   .nodes = run.allocation},
            .preemption = std::move(recording->preemption),
            .interval = recording->interval,
            .remarks = recording->remarks.take()};
    }
    auto shared = sharedNodesAt(path, recording.error());
    if (!shared || !*shared)
        return tl::unexpected(shared ? recording.error() : shared.error());
    SharedNodesRun& run = **shared;
    return RecordedOutcome{.outcome = std::move(run.outcome),
        .preemption = std::move(run.preemption),
        .interval = run.interval,
        .remarks = remarksOf(run)};
}

Result<void> record(const FinishedSimulation& simulation, const std::string& target,
    const RecordingOptions& options, const Progress& progress)
{
    const SimulationSection& section = simulation.section;
    const WorkloadImport& import = simulation.import;
    if (auto checked =
            checkNodes(simulation.outcome.machine, AllocationUnit::Node, section.cluster.places.size);
        !checked)
        return checked;
    const std::string& generator = section.workload.generator;
    return writeRecording({.section = section,
                              .outcome = simulation.outcome,
                              .epoch = import.epoch,
                              .workloadName = generator.empty()
                                  ? std::filesystem::path(section.workload.path).filename().string()
                                  : generator,
                              .sha256 = import.sha256,
                              .cleaning = import.summary,
                              .unreadRows = import.rows() - import.summary.rows},
        target, options, progress);
}

Result<void> rewriteRecording(const std::string& path, const std::string& target,
    const RecordingOptions& options, const Progress& progress)
{
    auto recorded = recordedOutcome(path, progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    auto texts = recordedTexts(path, progress);
    if (!texts)
        return tl::unexpected(texts.error());
    SimulationSection section;
    section.preemption = std::move(recorded->preemption);
    section.sampling.interval = recorded->interval;
    return writeRecording({.section = section,
                              .outcome = recorded->outcome,
                              .workloadName = recorded->outcome.workload.name,
                              .sha256 = {},
                              .runJson = std::move(texts->runJson),
                              .usageCsv = std::move(texts->usageCsv)},
        target, options, progress);
}

Result<void> recordRun(
    const Scenario& scenario, const std::string& file, const std::string& target, const Progress& progress)
{
    const std::string folder = std::filesystem::path(file).parent_path().string();
    const WorkloadPlace place{.folder = folder, .tree = &scenario.tree};
    const RecordingOptions replacing{.existing = ExistingDirectory::Replaced};
    if (scenario.simulation->workload.asRecorded) {
        const auto logged = loggedJobs(*scenario.simulation, place, progress);
        if (!logged)
            return tl::unexpected(logged.error());
        return record(
            {.section = *scenario.simulation, .outcome = logged->run.outcome, .import = logged->import},
            target, replacing, progress);
    }
    auto jobs = scenarioJobs(*scenario.simulation, place, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    const auto outcome = simulate(jobs->section, std::move(jobs->import.workload),
        {.scenario = scenario, .unit = unitOf(jobs->import.unit), .keepsUsage = true}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    return record({.section = *scenario.simulation, .outcome = *outcome, .import = jobs->import}, target,
        replacing, progress);
}

} // namespace fairshare
