// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/node_allocation.h"

#include <algorithm>
#include <bit>
#include <queue>
#include <utility>

namespace fairshare {
namespace {

/// Nodes as bits, so that the lowest free one is found a word at a time.
class FreeNodes {
public:
    explicit FreeNodes(std::size_t nodes)
        : m_words((nodes + 63) / 64)
    {
        for (std::size_t node = 0; node < nodes; ++node)
            giveBack(static_cast<std::uint32_t>(node));
    }

    void giveBack(std::uint32_t node)
    {
        m_words[node / 64] |= std::uint64_t{1} << (node % 64);
        m_lowest = std::min(m_lowest, static_cast<std::size_t>(node / 64));
    }

    /// There is one.
    std::uint32_t takeLowest()
    {
        while (m_words[m_lowest] == 0)
            ++m_lowest;
        const int bit = std::countr_zero(m_words[m_lowest]);
        m_words[m_lowest] &= m_words[m_lowest] - 1;
        return static_cast<std::uint32_t>(m_lowest * 64 + static_cast<std::size_t>(bit));
    }

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_lowest = 0; ///< words before have no free node
};

} // namespace

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
