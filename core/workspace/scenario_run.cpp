// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/scenario_run.h"

#include "core/base/progress_part.h"
#include "core/base/say.h"
#include "core/io/job_log/import_counts.h"
#include "core/simulation/simulation.h"
#include "core/workspace/recording.h"
#include "core/workspace/saved_results.h"
#include "core/workspace/workload.h"

#include <filesystem>
#include <utility>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

constexpr double ReadingPart = 0.2; ///< fraction of a run's time; less for slow schedulers

Result<ScenarioRun> recordedRun(const std::string& path, const Progress& progress)
{
    auto recorded = recordedScenario(path, progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    return ScenarioRun{.run = std::move(recorded->run), .remarks = std::move(recorded->remarks)};
}

/// Stores the remarks and the summary of the log in `run`.
void tellImport(WorkloadImport& import, const SimulationSection& section, ScenarioRun& run)
{
    run.summary = importSentences(import, cleaningOf(section).overrun);
    run.sha256 = import.sha256;
    run.recordsRun = recordsPlacements(import);
    run.cleaning = import.summary;
    run.unreadRows = import.rows() - import.summary.rows;
    run.remarks = import.remarks.take();
}

/// Returns the run that the log of a scenario records.
Result<ScenarioRun> loggedRunOf(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress)
{
    auto jobs = loggedJobs(section, place, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    auto shown = shownRun(std::move(jobs->run));
    if (!shown)
        return tl::unexpected(shown.error());
    ScenarioRun made{.run = std::make_shared<const SimulatedRun>(*std::move(shown))};
    SimulationSection uncut = section;
    uncut.scheduler.killAtLimit = false;
    tellImport(jobs->import, uncut, made);
    return made;
}

/// Simulates the jobs.
/// @param made receives the run
Result<ScenarioRun> simulated(
    const Scenario& scenario, ScenarioJobs jobs, ScenarioRun made, const Progress& progress)
{
    const WorkloadImport& import = jobs.import;
    auto outcome = simulate(jobs.section, std::move(jobs.import.workload),
        {.scenario = scenario, .unit = unitOf(import.unit)}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    NodeAllocation allocation = outcome->allocationOfNodes();
    made.run = std::make_shared<const SimulatedRun>(SimulatedRun{.workload = std::move(outcome->workload),
        .schedule = std::move(outcome->schedule),
        .allocation = std::move(allocation),
        .machine = outcome->machine.units,
        .epoch = import.epoch,
        .killed = std::move(outcome->killed),
        .submissions = std::move(outcome->submissions),
        .origin = std::move(outcome->origin)});
    return made;
}

} // namespace

Result<ScenarioRun> runOf(const Scenario& scenario, const std::string& file, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    const std::string folder = fs::path(file).parent_path().string();
    if (section.workload.generator.empty() && !section.workload.path.empty())
        if (const std::string path = pathBeside(section.workload.path, folder); isRecordingAt(path))
            return recordedRun(path, progress);
    if (section.workload.asRecorded)
        return loggedRunOf(section, {.folder = folder, .tree = &scenario.tree}, progress);
    if (section.cluster.allocation == AllocationUnit::Core)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "jobs share nodes by core; heat maps show whole nodes only; set \"allocation\" to \"node\""));
    auto jobs =
        scenarioJobs(section, {.folder = folder, .tree = &scenario.tree}, partOf(progress, 0, ReadingPart));
    if (!jobs)
        return tl::unexpected(jobs.error());
    const Progress rest = partOf(progress, ReadingPart, 1);
    ScenarioRun made{.input = runInput(scenario, file, jobs->import.sha256)};
    const WantedRun wanted{.input = made.input, .machine = jobs->machine.units};
    auto kept = file.empty() ? Result<SavedResults>() : savedResults(scenario, file, wanted, rest);
    if (!kept)
        return tl::unexpected(kept.error());
    if (kept->run) {
        tellImport(jobs->import, section, *kept->run);
        return *std::move(kept->run);
    }
    tellImport(jobs->import, section, made);
    if (!kept->obstacle.empty())
        made.summary.push_back(std::move(kept->obstacle));
    return simulated(scenario, *std::move(jobs), std::move(made), rest);
}

bool runAlike(const Scenario& a, const Scenario& b)
{
    const SimulationSection& first = *a.simulation;
    const SimulationSection& second = *b.simulation;
    if (!(first.workload == second.workload && first.cluster == second.cluster
            && first.scheduler == second.scheduler && first.priority == second.priority
            && first.preemption.removals == second.preemption.removals))
        return false;
    // Synthetic jobs are submitted by the tree's users.
    const bool asksNames = !first.workload.generator.empty();
    const bool asksShares = first.priority && first.priority->tree == ReplayTree::Scenario;
    const ShareTree::Columns& old = a.tree.columns();
    const ShareTree::Columns& now = b.tree.columns();
    if ((asksNames || asksShares) && old.shape != now.shape && !(*old.shape == *now.shape))
        return false;
    return !asksShares
        || (a.tree.shares() == b.tree.shares() && a.settings.parameters == b.settings.parameters);
}

} // namespace fairshare
