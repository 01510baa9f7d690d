// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

namespace fairshare {

/// Below it a run time counts as so long in bounded slowdowns, in seconds.
inline constexpr Seconds SlowdownBound = 10;

/// (wait + run) / run of a job, at least 1, with run times below SlowdownBound raised to it.
double boundedSlowdown(const SubmittedJob& job, Seconds start);

/// Which jobs count in means.
enum class CountedJobs : std::uint8_t {
    All,
    /// As published comparisons by the simulator pyss trim them: without the first 1 % to end, where there
    /// are 100 or more, and without those that end after the last submission.
    Trimmed,
};

/// How a schedule did. Makespan and utilization are of the whole schedule in any case.
struct ScheduleMetrics {
    std::size_t jobs = 0; ///< that count
    double meanWait = 0; ///< seconds
    Seconds longestWait = 0;
    double meanSlowdown = 0; ///< bounded
    double highestSlowdown = 0;
    Seconds makespan = 0; ///< from the first submission to the last end
    double utilization = 0; ///< of the machine over the makespan, 0 to 1
};

/// What is measured.
struct MeasuredRun {
    const Workload& workload;
    const Schedule& schedule;
    std::int32_t machine = 0;
    /// By start, where jobs were killed and ran again: those that were killed do not count in means, and the
    /// others count from the submission of their job. Else empty.
    const std::vector<bool>& killed;
    const std::vector<Seconds>& submissions;
};
ScheduleMetrics metricsOf(const MeasuredRun& run, CountedJobs counted = CountedJobs::All);

ScheduleMetrics metricsOf(const Workload& workload, const Schedule& schedule, std::int32_t machine,
    CountedJobs counted = CountedJobs::All);

} // namespace fairshare
