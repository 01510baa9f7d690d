// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lost_work.h"

#include "core/base/say.h"
#include "core/simulation/simulation.h"
#include "core/simulator/samples/core_preemption.h"
#include "core/simulator/samples/preemption_settings.h"
#include "core/simulator/section/machine_size.h"

#include <utility>

namespace fairshare {
namespace {

Result<void> check(const SimulationOutcome& outcome, const SimulationSection& section)
{
    const PreemptionSection& preemption = section.preemption;
    const ValuePlace& unit = blamed(preemption.places.unit, section.cluster.places.allocation);
    if (preemption.unit == PreemptionUnit::Node) {
        if (outcome.allocation == AllocationUnit::Core)
            return failAbout(unit, ErrorCode::BadInput,
                fairshare::say("whole nodes cannot be freed because jobs can share them; set the preemption "
                               "unit to 'core'"));
        return {};
    }
    if (outcome.allocation == AllocationUnit::Node)
        return failAbout(unit, ErrorCode::BadInput,
            fairshare::say(
                "cores cannot be freed if jobs hold whole nodes; the allocation must be 'core' or 'procs'"));
    if (preemption.weight.perCore <= 0 && preemption.weight.perGigabyte <= 0)
        return failAbout(preemption.places.weights, ErrorCode::BadInput,
            fairshare::say("cores and memory both have weight 0, so no job could free the wanted amount; set "
                           "a weight above 0"));
    return {};
}

/// Returns the memory of the machine in gigabytes.
double memoryOf(const ClusterSection& cluster, const MachineSize& machine)
{
    if (cluster.allocation == AllocationUnit::Core)
        return cluster.memoryPerNode * machine.nodes;
    // Only processors are counted, so the machine size does not contain the number of nodes.
    const std::int32_t nodes = machine.units / coresOf(cluster);
    return cluster.memoryPerNode * (cluster.nodes > 0 ? cluster.nodes : nodes);
}

} // namespace

Result<LostWorkStudy> studyLostWork(const SimulationOutcome& outcome, const SimulationSection& section,
    std::span<const double> gigabytes, const Progress& progress)
{
    const PreemptionSection& preemption = section.preemption;
    if (auto checked = check(outcome, section); !checked)
        return tl::unexpected(checked.error());
    LostWorkStudy study{.settings = preemptionSettings(preemption, section.sampling.interval), .outcome = {}};
    const std::vector<JobTerms> terms = termsOf(outcome.workload, preemption.classes);
    Result<PreemptionOutcome> lost;
    if (preemption.unit == PreemptionUnit::Core) {
        lost = studyCorePreemption({.workload = outcome.workload,
                                       .schedule = outcome.schedule,
                                       .cores = outcome.machine.units,
                                       .terms = terms,
                                       .gigabytes = gigabytes,
                                       .memory = memoryOf(section.cluster, outcome.machine),
                                       .weight = preemption.weight,
                                       .wanted = static_cast<double>(preemption.nodes)},
            study.settings, progress);
    } else {
        if (auto checked = checkNodes(outcome.machine, AllocationUnit::Node, section.cluster.places.size);
            !checked)
            return tl::unexpected(checked.error());
        const NodeAllocation allocation = outcome.allocationOfNodes();
        lost = studyPreemption({outcome.workload, outcome.schedule, allocation, outcome.machine.units, terms},
            study.settings, progress);
    }
    if (!lost)
        return tl::unexpected(lost.error());
    study.outcome = *std::move(lost);
    return study;
}

} // namespace fairshare
