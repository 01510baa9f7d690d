// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/jobs/cluster_state.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace fairshare {
namespace {

bool isBefore(const PlannedEnd& a, const PlannedEnd& b)
{
    return std::tie(a.end, a.job) < std::tie(b.end, b.job);
}

} // namespace

ClusterState::ClusterState(std::span<const SubmittedJob> jobs, std::int32_t machine)
    : m_jobs(jobs)
    , m_started(jobs.size())
    , m_machine(machine)
    , m_free(machine)
{
}

void ClusterState::advance(Seconds now)
{
    m_now = now;
    std::size_t over = 0;
    for (; over < m_running.size() && m_running[over].end <= now; ++over)
        m_free += m_running[over].procs;
    m_running.erase(m_running.begin(), m_running.begin() + static_cast<std::ptrdiff_t>(over));
}

void ClusterState::start(JobPlace place)
{
    const SubmittedJob& job = m_jobs[place];
    insert({m_now + job.requested, job.procs, place});
    m_free -= job.procs;
    m_started[place] = true;
    m_newlyStarted.push_back(place);
}

void ClusterState::insert(const PlannedEnd& planned)
{
    m_running.insert(std::upper_bound(m_running.begin(), m_running.end(), planned, isBefore), planned);
}

void ClusterState::withhold(std::int32_t nodes, Seconds until)
{
    constexpr Seconds EndOfTime = std::numeric_limits<Seconds>::max();
    if (until == EndOfTime)
        m_machine -= nodes;
    else if (nodes > 0)
        insert({until, nodes, NoJob});
}

void ClusterState::removeIdle(std::int32_t nodes, Seconds until)
{
    m_free -= nodes;
    withhold(nodes, until);
}

void ClusterState::removeHeld(const PlannedEnd& job, const PlannedEnd& later, Seconds until)
{
    m_running.erase(std::lower_bound(m_running.begin(), m_running.end(), job, isBefore));
    insert(later);
    withhold(job.procs - later.procs, until);
}

void ClusterState::drop(const PlannedEnd& job)
{
    const auto found = std::lower_bound(m_running.begin(), m_running.end(), job, isBefore);
    if (found == m_running.end() || found->job != job.job || found->end != job.end)
        return; // its end was planned for now
    m_free += job.procs;
    m_running.erase(found);
}

void ClusterState::requeue(JobPlace job)
{
    m_started[job] = false;
    m_queue.insert(m_queue.begin() + static_cast<std::ptrdiff_t>(m_head), job);
}

void ClusterState::sweepQueue()
{
    while (m_head < m_queue.size() && m_started[m_queue[m_head]])
        ++m_head;
    const auto rest = std::find_if(m_queue.begin() + static_cast<std::ptrdiff_t>(m_head), m_queue.end(),
        [this](JobPlace job) { return m_started[job]; });
    if (rest != m_queue.end())
        m_queue.erase(std::remove_if(rest, m_queue.end(), [this](JobPlace job) { return m_started[job]; }),
            m_queue.end());
    constexpr std::size_t MostGone = 1024; // below this, moving the rest forward costs as much as it saves
    if (m_head > MostGone && 2 * m_head > m_queue.size()) {
        m_queue.erase(m_queue.begin(), m_queue.begin() + static_cast<std::ptrdiff_t>(m_head));
        m_head = 0;
    }
}

void ClusterState::complete(const PlannedEnd& job)
{
    if (job.end <= m_now)
        return; // holds nothing any more
    const auto found = std::lower_bound(m_running.begin(), m_running.end(), job, isBefore);
    m_free += job.procs;
    m_running.erase(found);
}

} // namespace fairshare
