// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/machine_size.h"

#include "core/base/say.h"

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

std::int32_t roundedUp(std::int32_t processors, std::int32_t coresPerNode)
{
    return processors / coresPerNode + (processors % coresPerNode > 0 ? 1 : 0);
}

std::int32_t times(std::int32_t nodes, std::int32_t coresPerNode)
{
    constexpr std::int64_t Most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::min(Most, std::int64_t{nodes} * coresPerNode));
}

} // namespace

LogUnit unitOf(AllocationUnit allocation)
{
    return allocation == AllocationUnit::Node ? LogUnit::Nodes : LogUnit::Processors;
}

std::int32_t converted(std::int32_t size, LogUnit from, LogUnit to, std::int32_t coresPerNode)
{
    if (from == to)
        return size;
    return to == LogUnit::Nodes ? roundedUp(size, coresPerNode) : times(size, coresPerNode);
}

std::int32_t coresOf(const ClusterSection& cluster)
{
    return std::max(cluster.coresPerNode, 1);
}

ClusterSection withCores(ClusterSection cluster, std::int32_t logged)
{
    if (cluster.coresPerNode == 0)
        cluster.coresPerNode = logged;
    return cluster;
}

MachineSize machineSize(const ClusterSection& cluster, std::int32_t logged, LogUnit unit)
{
    const std::int32_t cores = coresOf(cluster);
    if (cluster.allocation == AllocationUnit::Procs) {
        std::int32_t units = cluster.processors;
        if (units == 0)
            units = cluster.nodes > 0 ? times(cluster.nodes, cores) : logged;
        return {units, units, 1};
    }
    std::int32_t nodes = cluster.nodes;
    if (nodes == 0)
        nodes = cluster.processors > 0 || unit == LogUnit::Processors
            ? roundedUp(cluster.processors > 0 ? cluster.processors : logged, cores)
            : logged;
    return {cluster.allocation == AllocationUnit::Node ? nodes : times(nodes, cores), nodes, cores};
}

CleaningSettings cleaningOf(const SimulationSection& section)
{
    CleaningSettings settings;
    settings.cluster = section.cluster;
    settings.overrun = section.scheduler.killAtLimit ? OverrunRule::Kill : OverrunRule::Raise;
    settings.grace = section.scheduler.overrun;
    settings.speed = section.workload.speed;
    return settings;
}

std::string machineText(std::int32_t units, AllocationUnit allocation)
{
    const bool isOne = units == 1;
    switch (allocation) {
    case AllocationUnit::Procs:
        return isOne ? fairshare::say("1 processor") : fairshare::say("{} processors", units);
    case AllocationUnit::Node:
        return isOne ? fairshare::say("1 node") : fairshare::say("{} nodes", units);
    case AllocationUnit::Core:
        break;
    }
    return isOne ? fairshare::say("1 core") : fairshare::say("{} cores", units);
}

void countInNodes(Workload& workload, std::int32_t coresPerNode)
{
    for (SubmittedJob& job : workload.jobs)
        job.procs = roundedUp(job.procs, coresPerNode);
    workload.machine = roundedUp(workload.machine, coresPerNode);
}

} // namespace fairshare
