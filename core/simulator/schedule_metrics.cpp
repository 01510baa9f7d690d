// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/schedule_metrics.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Those that count, in the order of their ends.
std::vector<JobPlace> trimmedJobs(const Workload& workload, const Schedule& schedule)
{
    const std::vector<SubmittedJob>& jobs = workload.jobs;
    const auto endOf = [&](JobPlace job) { return schedule.starts[job] + jobs[job].run; };
    std::vector<JobPlace> places(jobs.size());
    std::iota(places.begin(), places.end(), JobPlace{0});
    std::ranges::sort(places, {}, [&endOf](JobPlace job) { return std::pair(endOf(job), job); });
    const auto late = std::ranges::upper_bound(places, jobs.back().submit, {}, endOf);
    places.erase(late, places.end());
    const std::size_t first = std::min(jobs.size() / 100, places.size());
    places.erase(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(first));
    return places;
}

/// Waits and slowdowns of jobs that count.
class Means {
public:
    void add(const SubmittedJob& job, Seconds start)
    {
        const Seconds wait = waitOf(job, start);
        const double slowdown = boundedSlowdown(job, start);
        ++m_jobs;
        m_waits += static_cast<double>(wait);
        m_slowdowns += slowdown;
        m_longestWait = std::max(m_longestWait, wait);
        m_highestSlowdown = std::max(m_highestSlowdown, slowdown);
    }

    void put(ScheduleMetrics& metrics) const
    {
        const auto jobs = static_cast<double>(std::max<std::size_t>(m_jobs, 1));
        metrics.jobs = m_jobs;
        metrics.meanWait = m_waits / jobs;
        metrics.longestWait = m_longestWait;
        metrics.meanSlowdown = m_slowdowns / jobs;
        metrics.highestSlowdown = m_highestSlowdown;
    }

private:
    std::size_t m_jobs = 0;
    double m_waits = 0;
    double m_slowdowns = 0;
    Seconds m_longestWait = 0;
    double m_highestSlowdown = 0;
};

} // namespace

double boundedSlowdown(const SubmittedJob& job, Seconds start)
{
    const auto spent = static_cast<double>(waitOf(job, start) + job.run);
    return std::max(1.0, spent / static_cast<double>(std::max(job.run, SlowdownBound)));
}

ScheduleMetrics metricsOf(
    const Workload& workload, const Schedule& schedule, std::int32_t machine, CountedJobs counted)
{
    ScheduleMetrics metrics;
    const std::vector<SubmittedJob>& jobs = workload.jobs;
    if (jobs.empty())
        return metrics;
    Seconds begin = jobs.front().submit;
    Seconds end = 0;
    double work = 0;
    Means means;
    for (std::size_t at = 0; at < jobs.size(); ++at) {
        if (counted == CountedJobs::All)
            means.add(jobs[at], schedule.starts[at]);
        work += static_cast<double>(jobs[at].run) * jobs[at].procs;
        begin = std::min(begin, askedAt(jobs[at]));
        end = std::max(end, schedule.starts[at] + jobs[at].run);
    }
    if (counted == CountedJobs::Trimmed)
        for (const JobPlace job : trimmedJobs(workload, schedule))
            means.add(jobs[job], schedule.starts[job]);
    means.put(metrics);
    metrics.makespan = end - begin;
    metrics.utilization = work / (static_cast<double>(machine) * static_cast<double>(metrics.makespan));
    return metrics;
}

} // namespace fairshare
