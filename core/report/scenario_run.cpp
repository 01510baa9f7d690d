// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/scenario_run.h"

#include "core/analysis/simulation.h"
#include "core/base/files.h"
#include "core/base/gzip.h"
#include "core/base/say.h"
#include "core/io/load_workload.h"
#include "core/io/recording.h"
#include "core/report/workload_table.h"
#include "core/scenario/sections.h"

#include <filesystem>
#include <fstream>
#include <utility>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

/// "" for what cannot be read.
std::string beginningOf(const std::string& path)
{
    constexpr std::streamsize Beginning = 4096;
    std::string beginning(Beginning, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(beginning.data(), Beginning);
    beginning.resize(static_cast<std::size_t>(file.gcount()));
    return beginning;
}

/// Recordings are packed under the names of their parts alone, so that no other archive is unpacked in vain.
bool isNamedAsPart(const std::string& path)
{
    const std::string name = fs::path(path).filename().string();
    return name.starts_with("samples") || name.starts_with("run.json") || name.ends_with(".jsonl.gz");
}

Result<ScenarioRun> recordedRun(const std::string& path, const Progress& progress)
{
    auto recording = readRecording(path, progress);
    if (!recording)
        return tl::unexpected(recording.error());
    return ScenarioRun{std::move(recording->run), recording->remarks.take()};
}

} // namespace

Result<ScenarioRun> runOf(const Scenario& scenario, const std::string& folder, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    if (section.workload.generator.empty() && !section.workload.path.empty())
        if (const std::string path = pathBeside(section.workload.path, folder); isRecordingAt(path))
            return recordedRun(path, progress);
    if (section.cluster.allocation == AllocationUnit::Core)
        return fail(ErrorCode::BadInput,
            fairshare::say("jobs that share nodes by their cores have no film: it shows whole nodes"));
    const LogUnit expected = section.workload.generator.empty() ? LogUnit::Processors : LogUnit::Nodes;
    const CleaningSettings cleaning = cleaningOf(section, expected);
    auto import = loadWorkload(
        section.workload, {.folder = folder, .tree = &scenario.tree}, cleaning, progress);
    if (!import)
        return tl::unexpected(import.error());
    const LogUnit unit = import->countsNodes ? LogUnit::Nodes : LogUnit::Processors;
    std::vector<std::string> summary = importSentences(*import, cleaning.overrun);
    auto outcome =
        simulate(section, std::move(import->workload), {.scenario = scenario, .unit = unit}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    NodeAllocation allocation = outcome->allocationOfNodes();
    auto run = std::make_shared<const SimulatedRun>(
        SimulatedRun{std::move(outcome->workload), std::move(outcome->schedule), std::move(allocation),
            outcome->machine.units, import->epoch, std::move(outcome->origin)});
    return ScenarioRun{std::move(run), import->remarks.take(), std::move(summary)};
}

bool runAlike(const Scenario& a, const Scenario& b)
{
    const SimulationSection& first = *a.simulation;
    const SimulationSection& second = *b.simulation;
    if (!(first.workload == second.workload && first.cluster == second.cluster
            && first.scheduler == second.scheduler && first.priority == second.priority
            && first.preemption.removals == second.preemption.removals))
        return false;
    // Made-up jobs are of the tree's users.
    const bool asksNames = !first.workload.generator.empty();
    const bool asksShares = first.priority && first.priority->tree == ReplayTree::Scenario;
    const ShareTree::Columns& old = a.tree.columns();
    const ShareTree::Columns& now = b.tree.columns();
    if ((asksNames || asksShares) && old.shape != now.shape && !(*old.shape == *now.shape))
        return false;
    return !asksShares
        || (a.tree.shares() == b.tree.shares() && a.settings.parameters == b.settings.parameters);
}

bool isRecordingAt(const std::string& path)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return true;
    std::string beginning = beginningOf(path);
    if (isGzip(beginning)) {
        if (!isNamedAsPart(path))
            return false;
        const auto packed = readFile(path);
        auto content = packed ? unpackGzip(*packed) : packed;
        if (!content)
            return true; // readRecording tells what is wrong with it
        beginning = std::move(*content);
    }
    return isRecording(beginning);
}

Result<RecordedScenario> recordedScenario(const std::string& path, const Progress& progress)
{
    auto recording = readRecording(path, progress);
    if (!recording)
        return tl::unexpected(recording.error());
    SimulationSection section;
    section.workload.path = fs::absolute(path).lexically_normal().string();
    section.cluster.nodes = recording->run->machine;
    section.cluster.allocation = AllocationUnit::Node;
    section.preemption = std::move(recording->preemption);
    section.sampling.interval = recording->interval;
    Scenario scenario = withSimulation(Scenario(), std::move(section));
    scenario.title = recording->run->workload.name;
    return RecordedScenario{std::move(scenario), std::move(recording->run), recording->remarks.take()};
}

} // namespace fairshare
