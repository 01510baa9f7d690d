// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/backfill_schedule.h"
#include "tests/core/simulator/random_workload.h"
#include "tests/core/simulator/shadow_time.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::int32_t BackfillMachine = 24;

class SlurmBackfillSchedule : public testing::TestWithParam<std::uint64_t> { };
INSTANTIATE_TEST_SUITE_P(Seeds, SlurmBackfillSchedule, testing::Range<std::uint64_t>(1, 13));

/// The plan of every second, over all jobs and all time.
constexpr BackfillLimits Unlimited{.interval = 1,
    .window = std::numeric_limits<Seconds>::max() / 2,
    .resolution = 1,
    .maxJobTest = std::numeric_limits<std::uint32_t>::max()};

// With exact requests, from the moment at which a job becomes the head of the queue it starts when the jobs
// that run then have left it room; nobody who starts later keeps it from that.
TEST_P(SlurmBackfillSchedule, NeverDelaysTheHeadWhereItPlansEverySecond)
{
    const Workload workload = test::accurateWorkload(GetParam(), BackfillMachine);
    const auto made =
        makeBackfillSchedule(workload, {"slurm_bf", EventOrder::Batch, BackfillMachine}, Unlimited);
    ASSERT_TRUE(made);
    const Schedule& schedule = *made;
    const test::ShadowTime past(workload, schedule, BackfillMachine);
    Seconds headFrom = 0; // all before it have started, and it was submitted
    for (JobPlace head = 0; head < workload.jobs.size(); ++head) {
        headFrom = std::max(headFrom, workload.jobs[head].submit);
        if (schedule.starts[head] >= headFrom) {
            std::set<JobPlace> behind;
            for (JobPlace job = head; job < workload.jobs.size(); ++job)
                if (schedule.starts[job] >= headFrom)
                    behind.insert(job);
            EXPECT_EQ(schedule.starts[head], past.shadow(headFrom, workload.jobs[head].procs, behind))
                << "head " << head;
        }
        headFrom = std::max(headFrom, schedule.starts[head]);
    }
}

// By hand, on 4 processors: b must wait for a until 100; c (1 processor, 90 s) fits beside a in time. Every
// 30 s from the first submission a plan is made, so c starts at 30, not when it comes.
TEST(SlurmBackfill, StartsJobsBehindTheHeadInItsCyclesAlone)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 100, .requested = 150, .procs = 3},
        {.submit = 1, .run = 50, .requested = 50, .procs = 4},
        {.submit = 2, .run = 60, .requested = 60, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    const auto starts = [&workload](const BackfillLimits& limits) {
        return makeBackfillSchedule(workload, {"slurm_bf", EventOrder::Batch, 4}, limits)->starts;
    };
    EXPECT_EQ(starts({}), (std::vector<Seconds>{0, 100, 30}));
    EXPECT_EQ(starts({.interval = 7}), (std::vector<Seconds>{0, 100, 7}));
    // Only the head is looked at.
    EXPECT_EQ(starts({.maxJobTest = 1}), (std::vector<Seconds>{0, 100, 150}));
}

// By hand, on 4 processors, planned ends to the next minute: a ends at 130, planned as 180, so that b is
// expected at 180. c from 30 on would end at 160, planned as 180: it fits. With steps of a second b is
// expected at 130 and c must wait; with a window of 60 s b has no reservation and c may delay it.
TEST(SlurmBackfill, PlansInStepsOfItsResolutionWithinItsWindow)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 130, .requested = 130, .procs = 3},
        {.submit = 1, .run = 50, .requested = 50, .procs = 4},
        {.submit = 2, .run = 130, .requested = 130, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    const auto starts = [&workload](const BackfillLimits& limits) {
        return makeBackfillSchedule(workload, {"slurm_bf", EventOrder::Batch, 4}, limits)->starts;
    };
    EXPECT_EQ(starts({}), (std::vector<Seconds>{0, 160, 30}));
    EXPECT_EQ(starts({.resolution = 1}), (std::vector<Seconds>{0, 130, 180}));
    EXPECT_EQ(starts({.window = 60, .resolution = 1}), (std::vector<Seconds>{0, 160, 30}));
}

// By hand, on 4 processors: at 30 the plan is of [0, 120) for a, [120, 180) for b, which asks for a minute,
// and [180, 240) for c. d, from 30 on planned up to 240, would run into c; it comes at 240, after c.
TEST(SlurmBackfill, PlansALaterSlotForAsLongAsItsJobAsksFrom)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 120, .requested = 120, .procs = 3},
        {.submit = 1, .run = 60, .requested = 60, .procs = 3},
        {.submit = 2, .run = 60, .requested = 60, .procs = 4},
        {.submit = 3, .run = 210, .requested = 210, .procs = 1}};
    workload.ids = {"a", "b", "c", "d"};
    const auto made = makeBackfillSchedule(workload, {"slurm_bf", EventOrder::Batch, 4}, {});
    EXPECT_EQ(made->starts, (std::vector<Seconds>{0, 120, 180, 240}));
}

// By hand, on 4 processors: b is planned for [60, 120). c, from 30 on planned up to 120, would run into it,
// although its minute has room before b when counted from the begin of the plan; it comes after b, at 110.
TEST(SlurmBackfill, StartsAJobNowOnlyForAllThatItAsksFor)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 60, .requested = 60, .procs = 3},
        {.submit = 1, .run = 50, .requested = 60, .procs = 4},
        {.submit = 2, .run = 60, .requested = 60, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    const auto made = makeBackfillSchedule(workload, {"slurm_bf", EventOrder::Batch, 4}, {});
    EXPECT_EQ(made->starts, (std::vector<Seconds>{0, 60, 110}));
}

} // namespace
} // namespace fairshare
