// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/scenario_jobs.h"

#include "core/base/say.h"
#include "core/simulation/simulation.h"

#include <utility>

namespace fairshare {

Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress)
{
    auto import = loadWorkload(section.workload, place, cleaningOf(section), progress);
    if (!import)
        return tl::unexpected(import.error());
    ScenarioJobs jobs{.import = *std::move(import), .section = section};
    jobs.section.cluster = withCores(section.cluster, jobs.import.procsPerNode);
    jobs.machine =
        machineSize(jobs.section.cluster, jobs.import.workload.machine, unitOf(section.cluster.allocation));
    if (jobs.machine.units < 1)
        return failAbout(section.place, ErrorCode::BadInput,
            fairshare::say("the machine size is neither set in the simulation nor recorded in the log"));
    if (auto checked = checkNodes(jobs.machine, section.cluster.allocation, section.cluster.places.size);
        !checked)
        return tl::unexpected(checked.error());
    return jobs;
}

} // namespace fairshare
