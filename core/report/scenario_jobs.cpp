// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/scenario_jobs.h"

#include "core/base/say.h"

#include <utility>

namespace fairshare {

Workload ScenarioJobs::takeWorkload(const ClusterSection& cluster)
{
    Workload workload = std::move(import.workload);
    if (cluster.allocation == AllocationUnit::Node && unit == LogUnit::Processors)
        countInNodes(workload, cluster.coresPerNode);
    return workload;
}

Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress)
{
    const LogUnit expected = section.workload.generator.empty() ? LogUnit::Processors : LogUnit::Nodes;
    auto import = loadWorkload(section.workload, place, cleaningOf(section, expected), progress);
    if (!import)
        return tl::unexpected(import.error());
    ScenarioJobs jobs{.import = *std::move(import)};
    jobs.unit = jobs.import.countsNodes ? LogUnit::Nodes : LogUnit::Processors;
    jobs.machine = machineSize(section.cluster, jobs.import.workload.machine, jobs.unit);
    if (jobs.machine.units < 1)
        return fail(ErrorCode::BadInput,
            fairshare::say("neither the simulation nor the log says how large the machine is"));
    return jobs;
}

} // namespace fairshare
