// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/node_allocation.h"

#include "core/simulator/engine/free_nodes.h"

#include <queue>
#include <utility>

namespace fairshare {
NodeAllocation::NodeAllocation(const Workload& workload, const Schedule& schedule, std::int32_t machine)
{
    m_first.reserve(workload.jobs.size() + 1);
    std::size_t all = 0;
    for (const SubmittedJob& job : workload.jobs) {
        m_first.push_back(all);
        all += static_cast<std::size_t>(job.procs);
    }
    m_first.push_back(all);
    m_nodes.resize(all);
    FreeNodes free(static_cast<std::size_t>(machine));
    using Ending = std::pair<Seconds, JobPlace>;
    std::priority_queue<Ending, std::vector<Ending>, std::greater<>> endings;
    for (const JobPlace job : schedule.order) {
        const Seconds start = schedule.starts[job];
        for (; !endings.empty() && endings.top().first <= start; endings.pop())
            for (const std::uint32_t node : nodesOf(endings.top().second))
                free.giveBack(node);
        for (std::size_t at = m_first[job]; at < m_first[job + 1]; ++at)
            m_nodes[at] = free.takeLowest();
        endings.emplace(start + workload.jobs[job].run, job);
    }
}

NodeAllocation::NodeAllocation(std::span<const std::vector<std::uint32_t>> nodes)
{
    m_first.reserve(nodes.size() + 1);
    for (const std::vector<std::uint32_t>& each : nodes) {
        m_first.push_back(m_nodes.size());
        m_nodes.insert(m_nodes.end(), each.begin(), each.end());
    }
    m_first.push_back(m_nodes.size());
}

NodeAllocation NodeAllocation::withoutNodes(std::size_t jobs)
{
    NodeAllocation none;
    none.m_first.assign(jobs + 1, 0);
    return none;
}

} // namespace fairshare
