// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/simulated_runs.h"

#include "core/simulator/peregrine_workload.h"

namespace fairshare::gui {

Result<std::shared_ptr<const SimulatedRun>> runOf(
    const Scenario& scenario, const QString& /*path*/, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    auto made = peregrineWorkload(
        {.seed = section.workload.seed, .load = section.workload.load, .machine = section.cluster.nodes});
    if (!made)
        return tl::unexpected(made.error());
    auto schedule = makeSchedule(*made,
        {.scheduler = section.scheduler.mode,
            .order = section.scheduler.order,
            .machine = section.cluster.nodes},
        progress);
    if (!schedule)
        return tl::unexpected(schedule.error());
    NodeAllocation allocation(*made, *schedule, section.cluster.nodes);
    return std::make_shared<const SimulatedRun>(SimulatedRun{*std::move(made), *std::move(schedule),
        std::move(allocation), section.cluster.nodes, 0, "EASY backfill, batch order"});
}

} // namespace fairshare::gui
