// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/schedule_metrics.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Returns the starts at which jobs completed.
std::vector<JobPlace> completedJobs(const MeasuredRun& run)
{
    std::vector<JobPlace> places(run.workload.jobs.size());
    std::iota(places.begin(), places.end(), JobPlace{0});
    if (!run.killed.empty())
        std::erase_if(places, [&run](JobPlace job) { return run.killed[job]; });
    return places;
}

/// Returns the jobs without those at both ends of the run, in the order of their ends.
std::vector<JobPlace> trimmed(std::vector<JobPlace> places, const MeasuredRun& run)
{
    const std::vector<SubmittedJob>& jobs = run.workload.jobs;
    const auto endOf = [&](JobPlace job) { return run.schedule.starts[job] + jobs[job].run; };
    const std::size_t first = places.size() / 100;
    Seconds lastSubmission = 0;
    for (JobPlace job = 0; job < jobs.size(); ++job)
        lastSubmission = std::max(lastSubmission, submissionOf(run.workload, run.submissions, job));
    std::ranges::sort(places, {}, [&endOf](JobPlace job) { return std::pair(endOf(job), job); });
    const auto late = std::ranges::upper_bound(places, lastSubmission, {}, endOf);
    places.erase(late, places.end());
    places.erase(
        places.begin(), places.begin() + static_cast<std::ptrdiff_t>(std::min(first, places.size())));
    return places;
}

/// Wait times and slowdowns of the included jobs.
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
    return metricsOf(MeasuredRun{workload, schedule, machine, {}, {}}, counted);
}

ScheduleMetrics metricsOf(const MeasuredRun& run, CountedJobs counted)
{
    ScheduleMetrics metrics;
    const std::vector<SubmittedJob>& jobs = run.workload.jobs;
    const std::vector<Seconds>& starts = run.schedule.starts;
    if (jobs.empty())
        return metrics;
    Seconds begin = jobs.front().submit;
    Seconds end = 0;
    double work = 0;
    Means means;
    for (std::size_t at = 0; at < jobs.size(); ++at) {
        work += static_cast<double>(jobs[at].run) * jobs[at].procs;
        begin = std::min(begin, submissionOf(run.workload, run.submissions, at));
        end = std::max(end, starts[at] + jobs[at].run);
    }
    std::vector<JobPlace> places = completedJobs(run);
    if (counted == CountedJobs::Trimmed)
        places = trimmed(std::move(places), run);
    for (const JobPlace place : places) {
        SubmittedJob job = jobs[place];
        job.submit = submissionOf(run.workload, run.submissions, place);
        job.heldBefore = 0;
        means.add(job, starts[place]);
    }
    means.put(metrics);
    metrics.makespan = end - begin;
    metrics.utilization = work / (static_cast<double>(run.machine) * static_cast<double>(metrics.makespan));
    return metrics;
}

} // namespace fairshare
