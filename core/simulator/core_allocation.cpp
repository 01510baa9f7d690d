// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/core_allocation.h"

#include <algorithm>
#include <cassert>
#include <queue>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Free cores of all nodes, and the nodes by how many they have.
class FreeCores {
public:
    explicit FreeCores(const CoreMachine& machine)
        : m_free(static_cast<std::size_t>(machine.nodes), 0)
        , m_nodes(static_cast<std::size_t>(machine.coresPerNode) + 1)
    {
        for (std::uint32_t node = 0; node < m_free.size(); ++node)
            change(node, machine.coresPerNode);
    }

    void giveBack(const NodeCores& part) { change(part.node, part.cores); }

    void take(std::int32_t cores, std::vector<NodeCores>& parts)
    {
        for (auto free = static_cast<std::size_t>(cores); free < m_nodes.size(); ++free)
            if (!m_nodes[free].empty()) {
                takeFrom(*m_nodes[free].begin(), cores, parts);
                return;
            }
        for (std::uint32_t node = 0; cores > 0; ++node) {
            assert(node < m_free.size()); // the schedule starts nobody who does not fit
            const std::int32_t part = std::min(cores, m_free[node]);
            if (part > 0)
                takeFrom(node, part, parts);
            cores -= part;
        }
    }

private:
    void takeFrom(std::uint32_t node, std::int32_t cores, std::vector<NodeCores>& parts)
    {
        change(node, -cores);
        parts.push_back({node, cores});
    }

    void change(std::uint32_t node, std::int32_t cores)
    {
        m_nodes[static_cast<std::size_t>(m_free[node])].erase(node);
        m_free[node] += cores;
        m_nodes[static_cast<std::size_t>(m_free[node])].insert(node);
    }

    std::vector<std::int32_t> m_free; ///< by node
    std::vector<std::set<std::uint32_t>> m_nodes; ///< by how many cores are free
};

} // namespace

CoreAllocation::CoreAllocation(const Workload& workload, const Schedule& schedule, const CoreMachine& machine)
    : m_held(workload.jobs.size())
{
    FreeCores free(machine);
    using Ending = std::pair<Seconds, JobPlace>;
    std::priority_queue<Ending, std::vector<Ending>, std::greater<>> endings;
    for (const JobPlace job : schedule.order) {
        const Seconds start = schedule.starts[job];
        for (; !endings.empty() && endings.top().first <= start; endings.pop())
            for (const NodeCores& part : coresOf(endings.top().second))
                free.giveBack(part);
        m_held[job].first = m_parts.size();
        free.take(workload.jobs[job].procs, m_parts);
        m_held[job].count = m_parts.size() - m_held[job].first;
        endings.emplace(start + workload.jobs[job].run, job);
    }
}

} // namespace fairshare
