// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/schedule_metrics.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

Workload workloadOf(const std::vector<SubmittedJob>& jobs)
{
    Workload workload;
    workload.jobs = jobs;
    workload.ids.resize(jobs.size());
    return workload;
}

// By hand: the second job waits for the first; only the third fits beside it and ends before.
TEST(Schedule, EasyBackfillsWhatDelaysNobody)
{
    const Workload workload = workloadOf({{.submit = 0, .run = 100, .requested = 100, .procs = 3},
        {.submit = 1, .run = 50, .requested = 50, .procs = 4},
        {.submit = 2, .run = 90, .requested = 90, .procs = 1},
        {.submit = 3, .run = 10, .requested = 110, .procs = 1}});
    EXPECT_THAT(
        makeSchedule(workload, {.scheduler = "easy", .machine = 4})->starts, ElementsAre(0, 100, 2, 150));
    EXPECT_THAT(
        makeSchedule(workload, {.scheduler = "fcfs", .machine = 4})->starts, ElementsAre(0, 100, 150, 150));
}

TEST(Schedule, MeasuresWaitsAndSlowdowns)
{
    const Workload workload = workloadOf({{.submit = 0, .run = 100, .requested = 100, .procs = 4},
        {.submit = 20, .run = 5, .requested = 5, .procs = 2}});
    const auto schedule = makeSchedule(workload, {.scheduler = "fcfs", .machine = 4});
    const ScheduleMetrics metrics = metricsOf(workload, *schedule, 4);
    EXPECT_EQ(metrics.meanWait, 40);
    EXPECT_EQ(metrics.longestWait, 80);
    EXPECT_EQ(metrics.meanSlowdown, (1 + 8.5) / 2); // 85 s for a run of 5, which counts as 10
    EXPECT_EQ(metrics.makespan, 105);
    EXPECT_EQ(metrics.utilization, 410.0 / 420);
}

TEST(Schedule, RefusesWhatCannotRun)
{
    Workload workload = workloadOf({{.submit = 0, .run = 1, .requested = 1, .procs = 5}});
    workload.ids = {"17"};
    EXPECT_EQ(makeSchedule(workload, {.machine = 4}).error().message,
        "job 17 needs 5 processors, but the machine has only 4; it could never start");
    EXPECT_EQ(makeSchedule(workload, {.machine = 0}).error().message, "the machine has no processors");
    EXPECT_EQ(makeSchedule(workload, {.scheduler = "none", .machine = 4}).error().message,
        "unknown scheduler 'none'");
}

// By hand, 200 jobs of one processor beside each other, each of 100 s: the first two to end (1 %) do not
// count, nor those that end after the last submission at 398; a job j runs from 2 j to 2 j + 100.
TEST(Schedule, TrimsTheBeginningAndTheEnd)
{
    std::vector<SubmittedJob> jobs;
    for (Seconds job = 0; job < 200; ++job)
        jobs.push_back({.submit = 2 * job, .run = 100, .requested = 100, .procs = 1});
    const Workload workload = workloadOf(jobs);
    const auto schedule = makeSchedule(workload, {.scheduler = "fcfs", .machine = 400});
    EXPECT_EQ(metricsOf(workload, *schedule, 400).jobs, 200U);
    EXPECT_EQ(metricsOf(workload, *schedule, 400, CountedJobs::Trimmed).jobs, 148U); // 2 to 149
}

// By hand: the second job ends at 30, after the last submission.
TEST(Schedule, TrimsFewJobsAtTheEndAlone)
{
    const Workload workload = workloadOf({{.submit = 0, .run = 10, .requested = 10, .procs = 4},
        {.submit = 5, .run = 20, .requested = 20, .procs = 4},
        {.submit = 20, .run = 100, .requested = 100, .procs = 4}});
    const auto schedule = makeSchedule(workload, {.scheduler = "fcfs", .machine = 4});
    const ScheduleMetrics metrics = metricsOf(workload, *schedule, 4, CountedJobs::Trimmed);
    EXPECT_EQ(metrics.jobs, 1U);
    EXPECT_EQ(metrics.meanWait, 0);
    EXPECT_EQ(metrics.meanSlowdown, 1);
    EXPECT_EQ(metrics.makespan, 130); // of the whole schedule
    EXPECT_EQ(metrics.utilization, 1);
}

} // namespace
} // namespace fairshare
