// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

namespace fairshare {

/// Lower bound of the run time by which bounded slowdowns are divided, in seconds.
inline constexpr Seconds SlowdownBound = 10;

/// Returns (wait + run) / max(run, SlowdownBound) of a job, at least 1.
double boundedSlowdown(const SubmittedJob& job, Seconds start);

/// Jobs that are included in means.
enum class CountedJobs : std::uint8_t {
    All,
    /// Trimmed as in published comparisons with the simulator pyss. Excludes the first 1 % of jobs to end, if
    /// there are 100 or more, and jobs that end after the last submission.
    Trimmed,
};

/// Results of a schedule. Makespan and utilization always refer to the whole schedule.
struct ScheduleMetrics {
    std::size_t jobs = 0; ///< number of jobs included
    double meanWait = 0; ///< seconds
    Seconds longestWait = 0;
    double meanSlowdown = 0; ///< bounded
    double highestSlowdown = 0;
    Seconds makespan = 0; ///< from the first submission to the last end
    double utilization = 0; ///< of the machine over the makespan, 0 to 1
};

/// A run to measure.
struct MeasuredRun {
    const Workload& workload;
    const Schedule& schedule;
    std::int32_t machine = 0;
    /// By start, if jobs were killed and restarted; otherwise empty. Killed starts are excluded from means.
    /// All others count from the submission of their job.
    const std::vector<bool>& killed;
    const std::vector<Seconds>& submissions;
};
ScheduleMetrics metricsOf(const MeasuredRun& run, CountedJobs counted = CountedJobs::All);

ScheduleMetrics metricsOf(const Workload& workload, const Schedule& schedule, std::int32_t machine,
    CountedJobs counted = CountedJobs::All);

} // namespace fairshare
