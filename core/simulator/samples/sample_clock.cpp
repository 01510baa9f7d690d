// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sample_clock.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Returns whether a node is idle at a time, after all events then. Nodes that are away are not idle.
bool isIdleAt(const SimulatedRun& run, Seconds now)
{
    std::int64_t taken = 0;
    // Killed jobs hold nodes of a removal until their grace period ends.
    std::set<std::uint32_t> held;
    for (std::uint32_t job = 0; job < run.workload.jobs.size(); ++job) {
        if (run.schedule.starts[job] > now || run.schedule.starts[job] + run.workload.jobs[job].run <= now)
            continue;
        taken += run.workload.jobs[job].procs;
        if (!run.schedule.absences.empty())
            held.insert(run.allocation.nodesOf(job).begin(), run.allocation.nodesOf(job).end());
    }
    for (const NodeAbsence& absence : run.schedule.absences)
        taken += absence.isAt(now) && held.insert(absence.node).second ? 1 : 0;
    return taken < run.machine;
}

/// Returns when a sample would first find an idle node and no pending job. @param ends of jobs, ascending
Seconds stopOf(const SimulatedRun& run, const std::vector<Seconds>& ends, Seconds interval)
{
    const Seconds lastStart = run.schedule.starts[run.schedule.order.back()];
    std::vector<Seconds> changes{lastStart};
    const auto add = [&](Seconds moment) {
        if (moment > lastStart && moment < ends.back())
            changes.push_back(moment);
    };
    std::ranges::for_each(ends, add);
    for (const NodeAbsence& absence : run.schedule.absences) {
        add(absence.from);
        add(absence.until);
    }
    std::ranges::sort(changes);
    changes.push_back(ends.back());
    for (std::size_t at = 0; at + 1 < changes.size(); ++at) {
        if (!isIdleAt(run, changes[at]))
            continue;
        const auto behind = std::ranges::upper_bound(ends, changes[at]);
        const Seconds grid = behind == ends.begin() ? run.workload.jobs.front().submit : *(behind - 1);
        const Seconds sample = grid + (changes[at] - grid + interval - 1) / interval * interval;
        if (sample < changes[at + 1])
            return changes[at];
    }
    return ends.back();
}

} // namespace

SampleClock::SampleClock(const SimulatedRun& run, Seconds interval)
    : m_interval(interval)
{
    const auto& jobs = run.workload.jobs;
    if (jobs.empty())
        return;
    std::vector<Seconds> ends;
    ends.reserve(jobs.size());
    for (std::size_t job = 0; job < jobs.size(); ++job)
        ends.push_back(run.schedule.starts[job] + jobs[job].run);
    std::ranges::sort(ends);
    const Seconds stop = stopOf(run, ends, m_interval);
    const auto begin = std::ranges::upper_bound(ends, jobs.front().submit);
    const auto behind = std::ranges::lower_bound(begin, ends.end(), stop);
    addGrid(jobs.front().submit, std::min(begin == ends.end() ? stop : *begin, stop));
    for (auto end = begin; end < behind; ++end)
        if (end == begin || *end != *(end - 1))
            addGrid(*end, std::min(*std::ranges::upper_bound(end, ends.end(), *end), stop));
    m_end = m_moments.empty() ? stop : timeOf(m_count - 1) + interval;
    m_end = behind == ends.end() ? m_end : std::min(m_end, *behind);
}

void SampleClock::addGrid(Seconds moment, Seconds end)
{
    if (moment >= end)
        return;
    m_moments.push_back(moment);
    m_first.push_back(m_count);
    m_count += static_cast<std::uint64_t>((end - moment + m_interval - 1) / m_interval);
}

SampleClock SampleClock::ofTimes(std::vector<Seconds> times, std::uint64_t first)
{
    SampleClock clock;
    clock.m_count = times.size();
    clock.m_numberOfFirst = first;
    clock.m_end = times.empty() ? 0 : times.back();
    clock.m_first.resize(times.size());
    std::iota(clock.m_first.begin(), clock.m_first.end(), std::uint64_t{0});
    clock.m_moments = std::move(times);
    return clock;
}

Seconds SampleClock::timeOf(std::uint64_t sample) const
{
    const auto behind = std::ranges::upper_bound(m_first, sample);
    const auto at = static_cast<std::size_t>(behind - m_first.begin()) - 1;
    return m_moments[at] + static_cast<Seconds>(sample - m_first[at]) * m_interval;
}

std::uint64_t SampleClock::sampleAt(Seconds time) const
{
    const auto behind = std::ranges::upper_bound(m_moments, time);
    if (behind == m_moments.begin())
        return 0;
    const auto at = static_cast<std::size_t>(behind - m_moments.begin()) - 1;
    const std::uint64_t last = (at + 1 < m_first.size() ? m_first[at + 1] : m_count) - 1;
    return std::min(last, m_first[at] + static_cast<std::uint64_t>((time - m_moments[at]) / m_interval));
}

} // namespace fairshare
