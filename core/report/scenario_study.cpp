// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/scenario_study.h"

#include "core/base/say.h"
#include "core/report/scenario_jobs.h"

namespace fairshare {
namespace {

constexpr std::int32_t UsualMachine = 64; ///< processors of a machine that made-up jobs saturate

/// What is replayed: the section, with jobs where it names none.
SimulationSection sectionOf(const Scenario& scenario)
{
    SimulationSection section = *scenario.simulation;
    if (section.workload.path.empty() && section.workload.generator.empty())
        section.workload.generator = "saturated";
    if (!section.workload.generator.empty() && section.cluster.nodes == 0 && section.cluster.processors == 0)
        section.cluster.processors = UsualMachine;
    return section;
}

ReplaySection replayOf(const Scenario& scenario)
{
    if (scenario.simulation->priority)
        return *scenario.simulation->priority;
    const bool hasUsers = scenario.tree.userCount() > 0;
    return {.accountBy = hasUsers ? JobAttribute::User : JobAttribute::Account,
        .tree = hasUsers ? ReplayTree::Scenario : ReplayTree::Flat};
}

} // namespace

Result<ConvergenceStudy> convergenceOf(
    const Scenario& scenario, const std::string& folder, const Progress& progress)
{
    const SimulationSection section = sectionOf(scenario);
    if (!section.preemption.removals.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("a replay under all algorithms takes no nodes from the cluster (commit)"));
    auto jobs = scenarioJobs(section, {.folder = folder, .tree = &scenario.tree}, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    return studyConvergence({.workload = jobs->import.workload,
                                .scenario = scenario,
                                .section = replayOf(scenario),
                                .scheduler = section.scheduler,
                                .machine = jobs->machine.units,
                                .algorithms = convergenceAlgorithms()},
        progress);
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
