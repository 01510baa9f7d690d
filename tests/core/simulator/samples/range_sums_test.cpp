// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/range_sums.h"

#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// On 2 nodes: a runs on one from 0 to 3600 s, b on the other from 0 to 600 s and c there from 600 to 1800 s.
SimulatedRun smallRun()
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 3600, .requested = 3600, .procs = 1},
        {.submit = 0, .run = 600, .requested = 600, .procs = 1},
        {.submit = 0, .run = 1200, .requested = 1200, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    return test::runOf(std::move(workload), 2);
}

// By hand: within 300 to 1500 s, a and b and c run; b ends, c starts. They use 1200 + 300 + 900 s.
TEST(RangeSums, CountJobsAndNodeTimeWithinARange)
{
    const SampledRun sampled = test::sampledRunOf(smallRun());
    const RangeSums sums = rangeSums(sampled, nullptr, 0, {300, 1500});
    EXPECT_EQ(sums.ran, 3U);
    EXPECT_EQ(sums.started, 1U);
    EXPECT_EQ(sums.ended, 1U);
    EXPECT_EQ(sums.used, 2400);
    EXPECT_EQ(sums.capacity, 2400);
    EXPECT_EQ(sums.samples, 40U); // every 30 s
    EXPECT_TRUE(sums.lost.empty());
}

TEST(RangeSums, TouchNoJobOrSampleAtTheirEnds)
{
    const SampledRun sampled = test::sampledRunOf(smallRun());
    const RangeSums sums = rangeSums(sampled, nullptr, 0, {0, 600});
    EXPECT_EQ(sums.ran, 2U);
    EXPECT_EQ(sums.ended, 1U);
    EXPECT_EQ(sums.samples, 20U);
    EXPECT_EQ(rangeSums(sampled, nullptr, 0, {601, 629}).samples, 0U);
}

TEST(RangeSums, AddTheLostWorkOfTheSamplesOfARange)
{
    const SampledRun sampled = test::sampledRunOf(smallRun());
    SampleSettings settings = test::settingsOf({"fifo", "lifo"}, 1);
    settings.preemption.graces = {60};
    const auto course = ScoreCourse::make(sampled, settings);
    ASSERT_TRUE(course);
    const RangeSums sums = rangeSums(sampled, &*course, 0, {300, 1500});
    ASSERT_EQ(sums.lost.size(), 2U);
    for (std::size_t policy = 0; policy < 2; ++policy) {
        std::int64_t sum = 0;
        for (std::uint64_t sample = 0; sample < course->samples(); ++sample) {
            const Seconds time = sampled.clock().timeOf(sample);
            sum += time >= 300 && time < 1500 ? course->at({policy, 0}, sample).all() : 0;
        }
        EXPECT_GT(sum, 0);
        EXPECT_EQ(sums.lost[policy].all(), sum);
    }
    const RangeSums all = rangeSums(sampled, &*course, 0, {0, 1'000'000});
    EXPECT_EQ(all.samples, course->samples());
    EXPECT_EQ(all.lost[0].all(), course->sumUntil({0, 0}, course->samples() - 1).all());
}

TEST(RangeSums, AreSaidWithDatesAndPolicies)
{
    SimulatedRun run = smallRun();
    run.epoch = 1'772'000'000; // 2026-02-25 06:13:20
    const SampledRun sampled = test::sampledRunOf(std::move(run));
    SampleSettings settings = test::settingsOf({"fifo", "lifo"}, 1);
    RangeSums sums = rangeSums(sampled, nullptr, 0, {400, 1600});
    sums.lost = {{3600, 0}, {7200, 3600}};
    EXPECT_THAT(rangeLines(sampled, sums, settings.preemption.policies),
        ElementsAre("2026-02-25 06:20:00 to 2026-02-25 06:40:00 (0:20:00)",
            "jobs running: 3, started: 1, ended: 1; 0.7 of 0.7 node-h in use (100.0 %)",
            "node-h lost at 40 samples: FIFO 1.0, LIFO 3.0"));
    sums.lost.clear();
    EXPECT_EQ(rangeLines(sampled, sums, settings.preemption.policies).size(), 2U);
}

} // namespace
} // namespace fairshare
