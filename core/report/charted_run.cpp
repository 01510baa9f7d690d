// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/charted_run.h"

#include "core/analysis/simulation.h"
#include "core/base/files.h"
#include "core/base/gzip.h"
#include "core/base/say.h"
#include "core/base/sha256.h"
#include "core/io/load_workload.h"
#include "core/io/recording.h"
#include "core/scenario/sections.h"

#include <filesystem>
#include <utility>

namespace fairshare {

Result<ChartedRun> simulatedForCharts(
    const Scenario& scenario, const std::string& folder, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    if (section.cluster.allocation == AllocationUnit::Core)
        return fail(ErrorCode::BadInput,
            fairshare::say("jobs that share nodes by their cores have no film: it shows whole nodes"));
    const LogUnit expected = section.workload.generator.empty() ? LogUnit::Processors : LogUnit::Nodes;
    auto import = loadWorkload(section.workload, {.folder = folder, .tree = &scenario.tree, .digest = sha256},
        cleaningOf(section, expected), progress);
    if (!import)
        return tl::unexpected(import.error());
    const LogUnit unit = import->countsNodes ? LogUnit::Nodes : LogUnit::Processors;
    auto outcome =
        simulate(section, std::move(import->workload), {.scenario = scenario, .unit = unit}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    NodeAllocation allocation(outcome->workload, outcome->schedule, outcome->machine.units);
    auto run = std::make_shared<const SimulatedRun>(
        SimulatedRun{std::move(outcome->workload), std::move(outcome->schedule), std::move(allocation),
            outcome->machine.units, import->epoch, std::move(outcome->origin)});
    return ChartedRun{std::move(run), scenario, import->remarks.take()};
}

bool isRecordingAt(const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return true;
    const std::string name = fs::path(path).filename().string();
    if (name == "run.json" || name == "run.json.gz")
        return true;
    if (!name.starts_with("samples") && !name.ends_with(".jsonl") && !name.ends_with(".csv"))
        return false;
    auto content = readFile(path);
    if (content && isGzip(*content))
        content = unpackGzip(*content);
    return content && isRecording(*content);
}

Result<ChartedRun> recordedForCharts(const std::string& path, const Progress& progress)
{
    auto recording = readRecording(path, progress);
    if (!recording)
        return tl::unexpected(recording.error());
    SimulationSection section;
    section.preemption = std::move(recording->preemption);
    section.sampling.interval = recording->interval;
    return ChartedRun{
        std::move(recording->run), withSimulation(Scenario(), std::move(section)), recording->remarks.take()};
}

} // namespace fairshare
