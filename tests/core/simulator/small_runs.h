// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/peregrine_workload.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/sampled_run.h"
#include "tests/core/simulator/random_workload.h"

#include <memory>
#include <utility>

namespace fairshare::test {

/// The jobs on whole nodes under EASY backfill.
inline SimulatedRun runOf(Workload workload, std::int32_t machine)
{
    Schedule schedule = makeSchedule(workload, {.machine = machine}).value();
    NodeAllocation allocation(workload, schedule, machine);
    return {
        std::move(workload), std::move(schedule), std::move(allocation), machine, 0, {}, {}, {}, true, ""};
}

inline SampledRun sampledRunOf(SimulatedRun run)
{
    auto shared = std::make_shared<const SimulatedRun>(std::move(run));
    SampleClock clock(*shared);
    return {std::move(shared), std::move(clock)};
}

/// That of the reference results: seed 1, 20 nodes.
inline SampledRun sampledPeregrine()
{
    return sampledRunOf(runOf(peregrineWorkload({.seed = 1}).value(), 20));
}

inline SampleSettings settingsOf(std::initializer_list<const char*> policies, std::int32_t nodes)
{
    SampleSettings settings;
    settings.preemption.nodes = nodes;
    for (const char* id : policies)
        settings.preemption.policies.push_back(findPreemptionPolicy(id));
    return settings;
}

} // namespace fairshare::test
