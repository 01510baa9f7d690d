// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/convergence.h"

#include "core/base/say.h"
#include "core/io/recording/recording.h"
#include "core/workspace/recording.h"
#include "core/workspace/workload.h"

#include <utility>

namespace fairshare {
namespace {

constexpr std::int32_t UsualMachine = 64; ///< processors of a machine that synthetic jobs saturate

/// Returns the section to replay, with synthetic jobs if it names none.
SimulationSection sectionOf(const Scenario& scenario)
{
    SimulationSection section = *scenario.simulation;
    if (section.workload.path.empty() && section.workload.generator.empty())
        section.workload.generator = "saturated";
    if (!section.workload.generator.empty() && section.cluster.nodes == 0 && section.cluster.processors == 0)
        section.cluster.processors = UsualMachine;
    return section;
}

/// Returns whether nothing defines who is charged, and the jobs have users but no accounts.
bool chargesInstead(const Scenario& scenario, const Workload& workload)
{
    return !scenario.simulation->priority && scenario.tree.userCount() == 0
        && isNameless(workload, JobAttribute::Account) && !isNameless(workload, JobAttribute::User);
}

ReplaySection replayOf(const Scenario& scenario, const Workload& workload)
{
    if (scenario.simulation->priority)
        return *scenario.simulation->priority;
    if (chargesInstead(scenario, workload))
        return {.accountBy = JobAttribute::User};
    const bool hasUsers = scenario.tree.userCount() > 0;
    return {.accountBy = hasUsers ? JobAttribute::User : JobAttribute::Account,
        .tree = hasUsers ? ReplayTree::Scenario : ReplayTree::Flat};
}

/// Returns the jobs of a recording in place of a log. Errors: those of readRecording; BadInput if data for a
/// replay is missing.
Result<ScenarioJobs> recordedJobs(const std::string& path, const Progress& progress)
{
    const auto recording = readRecording(path, progress);
    if (!recording)
        return tl::unexpected(recording.error());
    const SimulatedRun& run = *recording->run;
    const auto refused = [&path](std::string sentence) -> Result<ScenarioJobs> {
        Error error{ErrorCode::BadInput, std::move(sentence), {}, {}};
        error.file = path;
        return tl::unexpected(std::move(error));
    };
    if (!run.tellsSubmissions)
        return refused(fairshare::say("submit times are missing, but a replay under all algorithms needs "
                                      "them; use a run directory with jobs.csv"));
    if (!run.killed.empty())
        return refused(fairshare::say("node removals killed jobs in this run; a replay under all algorithms "
                                      "needs the jobs as submitted"));
    return ScenarioJobs{.import = {.workload = run.workload, .remarks = recording->remarks},
        .machine = {.units = run.machine, .nodes = run.machine}};
}

/// Returns whether the jobs come from a log, rather than a generator or a recording.
bool isLog(const SimulationSection& section, const std::string& folder)
{
    return section.workload.generator.empty() && !isRecordingAt(pathBeside(section.workload.path, folder));
}

/// Loads the jobs to replay.
/// @param folder of the scenario file
Result<ScenarioJobs> replayedJobs(const SimulationSection& section, const Scenario& scenario,
    const std::string& folder, const Progress& progress)
{
    if (section.workload.generator.empty() && !isLog(section, folder))
        return recordedJobs(pathBeside(section.workload.path, folder), progress);
    return scenarioJobs(section, {.folder = folder, .tree = &scenario.tree}, progress);
}

} // namespace

Result<ConvergenceStudy> convergenceOf(const Scenario& scenario, const std::string& folder,
    const Progress& progress, const std::function<void(WorkloadImport&)>& tell)
{
    const SimulationSection section = sectionOf(scenario);
    if (!section.preemption.removals.empty())
        return failAbout(section.preemption.removals.front().places.removal, ErrorCode::BadInput,
            fairshare::say("node removals (\"commit\") are not supported in a replay under all algorithms"));
    auto jobs = replayedJobs(section, scenario, folder, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    if (tell && section.workload.generator.empty())
        tell(jobs->import);
    const bool isMadeOrLogged = !section.workload.generator.empty() || isLog(section, folder);
    auto study = studyConvergence({.workload = jobs->import.workload,
                                      .scenario = scenario,
                                      .section = replayOf(scenario, jobs->import.workload),
                                      .scheduler = section.scheduler,
                                      .machine = jobs->machine.units,
                                      .algorithms = convergenceAlgorithms()},
        progress);
    if (!study)
        return study;
    study->unit = isMadeOrLogged ? section.cluster.allocation : AllocationUnit::Node;
    study->chargesInstead = chargesInstead(scenario, jobs->import.workload);
    return study;
}

bool studiedAlike(const Scenario& a, const Scenario& b)
{
    const SimulationSection& first = *a.simulation;
    const SimulationSection& second = *b.simulation;
    return first.workload == second.workload && first.cluster == second.cluster
        && first.scheduler == second.scheduler && first.priority == second.priority
        && a.tree.shape() == b.tree.shape() && a.tree.shares() == b.tree.shares()
        && a.settings.parameters == b.settings.parameters;
}

} // namespace fairshare
