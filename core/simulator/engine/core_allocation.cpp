// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/core_allocation.h"

#include <algorithm>
#include <cassert>
#include <queue>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Free cores of all nodes, and the nodes by number of free cores.
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

    /// @param ofNode most cores to take from one node in the first round
    void take(std::int32_t cores, std::int32_t ofNode, std::vector<NodeCores>& parts)
    {
        if (cores <= ofNode)
            for (auto free = static_cast<std::size_t>(cores); free < m_nodes.size(); ++free)
                if (!m_nodes[free].empty()) {
                    takeFrom(*m_nodes[free].begin(), cores, parts);
                    return;
                }
        const std::size_t first = parts.size();
        cores = takeInTurn(cores, ofNode, parts);
        if (cores == 0)
            return;
        cores = takeInTurn(cores, cores, parts);
        assert(cores == 0); // the schedule starts only jobs that fit
        join(first, parts);
    }

private:
    /// @return number of cores still wanted
    std::int32_t takeInTurn(std::int32_t cores, std::int32_t ofNode, std::vector<NodeCores>& parts)
    {
        for (std::uint32_t node = 0; cores > 0 && node < m_free.size(); ++node) {
            const std::int32_t part = std::min({cores, ofNode, m_free[node]});
            if (part > 0)
                takeFrom(node, part, parts);
            cores -= part;
        }
        return cores;
    }

    /// Merges parts of the same node.
    static void join(std::size_t first, std::vector<NodeCores>& parts)
    {
        const auto begin = parts.begin() + static_cast<std::ptrdiff_t>(first);
        std::ranges::sort(begin, parts.end(), {}, &NodeCores::node);
        auto last = begin;
        for (auto part = begin + 1; part != parts.end(); ++part)
            if (part->node == last->node)
                last->cores += part->cores;
            else
                *++last = *part;
        parts.erase(last + 1, parts.end());
    }

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
    std::vector<std::set<std::uint32_t>> m_nodes; ///< by number of free cores
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
        const std::int32_t cores = workload.jobs[job].procs;
        const std::int32_t asked =
            workload.details.coresPerNode.empty() ? 0 : workload.details.coresPerNode[job];
        free.take(cores, asked > 0 ? asked : cores, m_parts);
        m_held[job].count = m_parts.size() - m_held[job].first;
        endings.emplace(start + workload.jobs[job].run, job);
    }
}

} // namespace fairshare
