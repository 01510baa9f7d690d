// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/node_timeline.h"

#include "core/simulator/samples/running_jobs.h"

#include <algorithm>

namespace fairshare {

NodeTimeline::NodeTimeline(const SimulatedRun& run)
    : m_run(run)
    , m_first(static_cast<std::size_t>(run.machine) + 1)
    , m_endings(orderOfEnds(run.workload, run.schedule))
{
    for (const JobPlace job : run.schedule.order)
        for (const std::uint32_t node : run.allocation.nodesOf(job))
            ++m_first[node + 1];
    for (std::size_t node = 1; node < m_first.size(); ++node)
        m_first[node] += m_first[node - 1];
    m_jobs.resize(m_first.back());
    std::vector<std::size_t> next(m_first.begin(), m_first.end() - 1);
    for (const JobPlace job : run.schedule.order)
        for (const std::uint32_t node : run.allocation.nodesOf(job))
            m_jobs[next[node]++] = job;
}

std::size_t NodeTimeline::startedBy(std::uint32_t node, Seconds time) const
{
    const auto jobs = jobsOf(node);
    const auto behind =
        std::ranges::upper_bound(jobs, time, {}, [this](JobPlace job) { return startOf(job); });
    return static_cast<std::size_t>(behind - jobs.begin());
}

JobPlace NodeTimeline::holderAt(std::uint32_t node, Seconds time) const
{
    const std::size_t started = startedBy(node, time);
    if (started == 0)
        return NoJob;
    const JobPlace job = jobsOf(node)[started - 1];
    return endOf(job) > time ? job : NoJob;
}

} // namespace fairshare
