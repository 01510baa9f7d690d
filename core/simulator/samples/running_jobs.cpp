// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/running_jobs.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the entry that holds the nodes that are away. No policy takes these.
RunningJob removals()
{
    return {.job = NoJob, .isPreemptible = false};
}

} // namespace

RunningJobs::RunningJobs(const WalkedRun& run)
    : m_run(run)
    , m_slotOf(run.workload.jobs.size())
{
    clear();
}

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
    if (canBeAway())
        m_running.push_back(removals());
    m_holders.assign(static_cast<std::size_t>(m_run.machine), IdleNode);
    m_away.clear();
    m_absent.clear();
    m_begunAbsences = 0;
    m_idle = m_run.machine;
}

bool RunningJobs::markAway(Seconds now)
{
    if (!canBeAway())
        return false;
    constexpr std::uint32_t Removals = 0; // the slot of removals
    for (const std::uint32_t node : m_away)
        if (m_holders[node] == Removals)
            m_holders[node] = IdleNode; // otherwise a job already holds it
    const std::span<const NodeAbsence> absences = m_run.schedule.absences;
    std::erase_if(m_absent, [&](std::size_t place) { return !absences[place].isAt(now); });
    for (; m_begunAbsences < absences.size() && absences[m_begunAbsences].from <= now; ++m_begunAbsences)
        if (absences[m_begunAbsences].isAt(now))
            m_absent.push_back(m_begunAbsences);
    std::vector<std::uint32_t> away;
    for (const std::size_t place : m_absent)
        if (const std::uint32_t node = absences[place].node; m_holders[node] == IdleNode) {
            m_holders[node] = Removals;
            away.push_back(node);
        }
    m_running[Removals].start = now;
    m_running[Removals].nodes = static_cast<std::int32_t>(away.size());
    m_away.swap(away);
    return m_away != away;
}

Seconds RunningJobs::awayChange() const
{
    const std::span<const NodeAbsence> absences = m_run.schedule.absences;
    Seconds change =
        m_begunAbsences < absences.size() ? absences[m_begunAbsences].from : NodeAbsence::ForGood;
    for (const std::size_t place : m_absent)
        change = std::min(change, absences[place].until);
    return change;
}

SampleState RunningJobs::state(std::uint64_t sample, Seconds now, std::uint64_t seed) const
{
    Seconds first = now;
    for (const RunningJob& job : m_running)
        if (job.nodes > 0 && job.job != NoJob)
            first = std::min(first, job.start);
    return {.sample = sample,
        .now = now,
        .holders = m_holders,
        .running = m_running,
        .idle = idle(),
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
