// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sample_walk.h"

#include <algorithm>

namespace fairshare {

SampleWalk::SampleWalk(const WalkedRun& run, Seconds interval)
    : m_run(run)
    , m_interval(interval)
    , m_endings(orderOfEnds(run.workload, run.schedule))
    , m_running(run)
{
}

void SampleWalk::follow(Seconds now)
{
    m_now = now;
    const auto& starts = m_run.schedule.starts;
    const auto& order = m_run.schedule.order;
    const auto& jobs = m_run.workload.jobs;
    // Jobs that start and end between two samples do not appear in any sample.
    for (;;) {
        const bool starting = m_started < order.size() && starts[order[m_started]] <= now;
        const Seconds nextStart = starting ? starts[order[m_started]] : now + 1;
        if (m_ended < m_started) {
            const JobPlace job = m_endings[m_ended];
            if (starts[job] + jobs[job].run <= std::min(now, nextStart)) {
                m_running.finish(job);
                ++m_ended;
                m_changed = true;
                continue;
            }
        }
        if (!starting)
            break;
        m_running.start(order[m_started++]);
        m_changed = true;
    }
    m_changed = m_running.markAway(now) || m_changed;
}

std::uint64_t SampleWalk::skipEmpty()
{
    const auto& order = m_run.schedule.order;
    if (!m_running.noneRuns() || m_ended != m_started || m_started == order.size())
        return 0;
    // No job ends before the next one starts, so the grid does not restart either.
    const Seconds change = std::min(m_run.schedule.starts[order[m_started]], m_running.awayChange());
    const Seconds samples = std::max<Seconds>(0, (change - 1 - m_now) / m_interval);
    m_now += samples * m_interval;
    m_sample += static_cast<std::uint64_t>(samples);
    return static_cast<std::uint64_t>(samples);
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
        // The grid restarts at every completion.
        Seconds now = m_now + m_interval;
        if (m_ended < m_endings.size()) {
            const JobPlace job = m_endings[m_ended];
            now = std::min(now, m_run.schedule.starts[job] + jobs[job].run);
        }
        follow(now);
    }
    // If all nodes are away permanently, none is ever idle.
    return m_started < jobs.size() || (m_running.idle() <= 0 && m_ended < jobs.size());
}

} // namespace fairshare
