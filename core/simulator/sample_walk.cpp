// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/sample_walk.h"

#include <algorithm>
#include <numeric>

namespace fairshare {

SampleWalk::SampleWalk(const WalkedRun& run, Seconds interval)
    : m_run(run)
    , m_interval(interval)
    , m_endings(run.schedule.order)
    , m_slotOf(run.workload.jobs.size())
    , m_holders(static_cast<std::size_t>(run.machine), IdleNode)
    , m_idle(run.machine)
{
    const auto endOf = [this](JobPlace job) {
        return m_run.schedule.starts[job] + m_run.workload.jobs[job].run;
    };
    std::ranges::sort(m_endings, {}, [&endOf](JobPlace job) { return std::pair(endOf(job), job); });
}

void SampleWalk::finish(std::uint32_t place)
{
    const JobPlace job = m_endings[place];
    const std::uint32_t slot = m_slotOf[job];
    for (const std::uint32_t node : m_run.allocation.nodesOf(job))
        m_holders[node] = IdleNode;
    m_idle += m_running[slot].nodes;
    m_running[slot].nodes = 0;
    m_freeSlots.push_back(slot);
}

void SampleWalk::follow(Seconds now)
{
    m_now = now;
    const auto& starts = m_run.schedule.starts;
    const auto& order = m_run.schedule.order;
    const auto& jobs = m_run.workload.jobs;
    // Jobs that came and went between two samples are never seen.
    for (;;) {
        const bool starting = m_started < order.size() && starts[order[m_started]] <= now;
        const Seconds nextStart = starting ? starts[order[m_started]] : now + 1;
        if (m_ended < m_started) {
            const JobPlace job = m_endings[m_ended];
            if (starts[job] + jobs[job].run <= std::min(now, nextStart)) {
                finish(static_cast<std::uint32_t>(m_ended++));
                m_changed = true;
                continue;
            }
        }
        if (!starting)
            break;
        const JobPlace job = order[m_started++];
        if (m_freeSlots.empty()) {
            m_freeSlots.push_back(static_cast<std::uint32_t>(m_running.size()));
            m_running.emplace_back();
        }
        const std::uint32_t slot = m_freeSlots.back();
        m_freeSlots.pop_back();
        m_slotOf[job] = slot;
        m_running[slot] = {job, starts[job], starts[job] + jobs[job].run, jobs[job].procs,
            m_run.coefficients.empty() ? 1.0 : m_run.coefficients[job]};
        for (const std::uint32_t node : m_run.allocation.nodesOf(job))
            m_holders[node] = slot;
        m_idle -= jobs[job].procs;
        m_changed = true;
    }
    Seconds first = now;
    for (const RunningJob& job : m_running)
        if (job.nodes > 0)
            first = std::min(first, job.start);
    m_longest = now - first;
}

bool SampleWalk::next()
{
    const auto& jobs = m_run.workload.jobs;
    if (jobs.empty())
        return false;
    m_changed = false;
    if (!m_begun) {
        m_begun = true;
        follow(jobs.front().submit);
    } else {
        ++m_sample;
        // The grid begins anew at every completion.
        Seconds now = m_now + m_interval;
        if (m_ended < m_endings.size()) {
            const JobPlace job = m_endings[m_ended];
            now = std::min(now, m_run.schedule.starts[job] + jobs[job].run);
        }
        follow(now);
    }
    return !(m_idle > 0 && m_started == jobs.size());
}

SampleState SampleWalk::state(std::uint64_t seed) const
{
    return {m_sample, m_now, m_holders, m_running, m_longest, seed};
}

} // namespace fairshare
