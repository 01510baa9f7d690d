// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/running_jobs.h"

#include <algorithm>

namespace fairshare {

void RunningJobs::start(JobPlace job)
{
    if (m_freeSlots.empty()) {
        m_freeSlots.push_back(static_cast<std::uint32_t>(m_running.size()));
        m_running.emplace_back();
    }
    const std::uint32_t slot = m_freeSlots.back();
    m_freeSlots.pop_back();
    m_slotOf[job] = slot;
    const JobTerms terms = m_run.terms.empty() ? JobTerms{} : m_run.terms[job];
    const SubmittedJob& submitted = m_run.workload.jobs[job];
    const Seconds start = m_run.schedule.starts[job];
    m_running[slot] = {job, start, start + submitted.run, submitted.procs, terms.coefficient,
        terms.minRuntime, terms.isPreemptible, terms.isOfClass};
    for (const std::uint32_t node : m_run.allocation.nodesOf(job))
        m_holders[node] = slot;
    m_idle -= submitted.procs;
}

void RunningJobs::finish(JobPlace job)
{
    const std::uint32_t slot = m_slotOf[job];
    for (const std::uint32_t node : m_run.allocation.nodesOf(job))
        m_holders[node] = IdleNode;
    m_idle += m_running[slot].nodes;
    m_running[slot].nodes = 0;
    m_freeSlots.push_back(slot);
}

void RunningJobs::clear()
{
    m_running.clear();
    m_freeSlots.clear();
    std::ranges::fill(m_holders, IdleNode);
    m_idle = m_run.machine;
}

SampleState RunningJobs::state(std::uint64_t sample, Seconds now, std::uint64_t seed) const
{
    Seconds first = now;
    for (const RunningJob& job : m_running)
        if (job.nodes > 0)
            first = std::min(first, job.start);
    return {.sample = sample,
        .now = now,
        .holders = m_holders,
        .running = m_running,
        .idle = m_idle,
        .longest = now - first,
        .seed = seed};
}

std::vector<JobPlace> orderOfEnds(const Workload& workload, const Schedule& schedule)
{
    std::vector<JobPlace> endings = schedule.order;
    std::ranges::sort(endings, {},
        [&](JobPlace job) { return std::pair(schedule.starts[job] + workload.jobs[job].run, job); });
    return endings;
}

} // namespace fairshare
