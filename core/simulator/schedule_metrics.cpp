// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/schedule_metrics.h"

#include <algorithm>

namespace fairshare {

double boundedSlowdown(const SubmittedJob& job, Seconds start)
{
    const auto spent = static_cast<double>(start - job.submit + job.run);
    return std::max(1.0, spent / static_cast<double>(std::max(job.run, SlowdownBound)));
}

ScheduleMetrics metricsOf(const Workload& workload, const Schedule& schedule, std::int32_t machine)
{
    ScheduleMetrics metrics{.jobs = workload.jobs.size()};
    if (workload.jobs.empty())
        return metrics;
    Seconds end = 0;
    double waits = 0;
    double slowdowns = 0;
    double work = 0;
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        const Seconds start = schedule.starts[at];
        const double slowdown = boundedSlowdown(job, start);
        waits += static_cast<double>(start - job.submit);
        slowdowns += slowdown;
        work += static_cast<double>(job.run) * job.procs;
        metrics.longestWait = std::max(metrics.longestWait, start - job.submit);
        metrics.highestSlowdown = std::max(metrics.highestSlowdown, slowdown);
        end = std::max(end, start + job.run);
    }
    const auto jobs = static_cast<double>(metrics.jobs);
    metrics.meanWait = waits / jobs;
    metrics.meanSlowdown = slowdowns / jobs;
    metrics.makespan = end - workload.jobs.front().submit;
    metrics.utilization = work / (static_cast<double>(machine) * static_cast<double>(metrics.makespan));
    return metrics;
}

} // namespace fairshare
