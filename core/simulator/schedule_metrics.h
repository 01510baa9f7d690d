// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/schedule.h"

namespace fairshare {

/// Below it a run time counts as so long in bounded slowdowns, in seconds.
inline constexpr Seconds SlowdownBound = 10;

/// (wait + run) / run of a job, at least 1, with run times below SlowdownBound raised to it.
double boundedSlowdown(const SubmittedJob& job, Seconds start);

/// How a schedule did; over all jobs, without warm-up.
struct ScheduleMetrics {
    std::size_t jobs = 0;
    double meanWait = 0; ///< seconds
    Seconds longestWait = 0;
    double meanSlowdown = 0; ///< bounded
    double highestSlowdown = 0;
    Seconds makespan = 0; ///< from the first submission to the last end
    double utilization = 0; ///< of the machine over the makespan, 0 to 1
};

ScheduleMetrics metricsOf(const Workload& workload, const Schedule& schedule, std::int32_t machine);

} // namespace fairshare
