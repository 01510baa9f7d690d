// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/schedule_metrics.h"

#include "core/base/random.h"
#include "core/simulator/scheduler_registry.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

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

/// Submissions in a minute or two, so that jobs wait.
Workload randomWorkload(std::uint64_t seed, std::int32_t machine)
{
    SplitMix64 random(seed);
    std::vector<SubmittedJob> jobs;
    Seconds now = 0;
    for (int job = 0; job < 300; ++job) {
        now += static_cast<Seconds>(random.below(20));
        const auto run = static_cast<Seconds>(1 + random.below(200));
        jobs.push_back({.submit = now,
            .run = run,
            .requested = run + static_cast<Seconds>(random.below(300)),
            .procs = static_cast<std::int32_t>(1 + random.below(static_cast<std::uint64_t>(machine)))});
    }
    return workloadOf(jobs);
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
        "job 17 needs 5 of 4 processors and could never start");
    EXPECT_EQ(makeSchedule(workload, {.machine = 0}).error().message, "the machine has no processors");
    EXPECT_EQ(makeSchedule(workload, {.scheduler = "none", .machine = 4}).error().message,
        "there is no scheduler 'none'");
}

struct Setting {
    std::string scheduler;
    EventOrder order;
    std::uint64_t seed;
};

class RandomSchedule : public testing::TestWithParam<Setting> { };

TEST_P(RandomSchedule, UsesNoProcessorTwiceAndStartsNobodyEarly)
{
    constexpr std::int32_t Machine = 12;
    const Workload workload = randomWorkload(GetParam().seed, Machine);
    const auto schedule = makeSchedule(workload, {GetParam().scheduler, GetParam().order, Machine});
    ASSERT_TRUE(schedule);
    ASSERT_EQ(schedule->order.size(), workload.jobs.size());
    std::map<Seconds, std::int32_t> changes;
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        EXPECT_GE(schedule->starts[at], job.submit);
        changes[schedule->starts[at]] += job.procs;
        changes[schedule->starts[at] + job.run] -= job.procs;
    }
    std::int32_t used = 0;
    for (const auto& [time, change] : changes) {
        used += change;
        EXPECT_LE(used, Machine) << "at " << time;
    }
}

/// With exact requests the head of the queue under first come, first served is never later.
TEST_P(RandomSchedule, DelaysNoHeadWhereRequestsAreExact)
{
    if (GetParam().scheduler == "fcfs")
        return;
    constexpr std::int32_t Machine = 12;
    Workload workload = randomWorkload(GetParam().seed, Machine);
    for (SubmittedJob& job : workload.jobs)
        job.requested = job.run;
    const auto first = makeSchedule(workload, {"fcfs", GetParam().order, Machine});
    const auto filled = makeSchedule(workload, {GetParam().scheduler, GetParam().order, Machine});
    Seconds firstWait = 0;
    Seconds filledWait = 0;
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        firstWait += first->starts[at] - workload.jobs[at].submit;
        filledWait += filled->starts[at] - workload.jobs[at].submit;
        if (GetParam().scheduler == "conservative") {
            EXPECT_LE(filled->starts[at], first->starts[at]) << "job " << at;
        }
    }
    EXPECT_LE(filledWait, firstWait);
}

std::vector<Setting> settings()
{
    std::vector<Setting> all;
    for (const Scheduler& scheduler : schedulers())
        for (const EventOrder order : {EventOrder::Batch, EventOrder::Event})
            for (std::uint64_t seed = 1; seed <= 5; ++seed)
                all.push_back({std::string(scheduler.id), order, seed});
    return all;
}

std::string nameOf(const testing::TestParamInfo<Setting>& tested)
{
    const Setting& setting = tested.param;
    return setting.scheduler + (setting.order == EventOrder::Batch ? "_batch_" : "_event_")
        + std::to_string(setting.seed);
}

INSTANTIATE_TEST_SUITE_P(Schedulers, RandomSchedule, testing::ValuesIn(settings()), nameOf);

} // namespace
} // namespace fairshare
