// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// Of a walk, one after another, and when it ended.
std::pair<std::vector<Seconds>, Seconds> walked(const SimulatedRun& run, Seconds interval)
{
    SampleWalk walk({run.workload, run.schedule, run.allocation, run.machine}, interval);
    std::vector<Seconds> times;
    while (walk.next())
        times.push_back(walk.state(0).now);
    return {times, walk.end()};
}

TEST(SampleClockTest, HasTheSamplesOfAWalk)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        for (const Seconds interval : {1, 7, 30, 1000}) {
            const auto machine = static_cast<std::int32_t>(1 + seed % 9);
            const SimulatedRun run = test::runOf(test::randomWorkload(seed, machine), machine);
            const SampleClock clock(run, interval);
            const auto [times, end] = walked(run, interval);
            ASSERT_EQ(clock.count(), times.size()) << seed << ", " << interval;
            ASSERT_EQ(clock.end(), end) << seed << ", " << interval;
            for (std::uint64_t sample = 0; sample < times.size(); ++sample)
                ASSERT_EQ(clock.timeOf(sample), times[sample]) << seed << ", " << interval;
        }
}

// Two more nodes, which no job gets: they come and go, for good or not, also behind the last start.
TEST(SampleClockTest, HasTheSamplesOfAWalkWhereNodesAreAway)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        for (const Seconds interval : {1, 7, 30, 1000}) {
            const auto machine = static_cast<std::int32_t>(1 + seed % 9);
            SimulatedRun run = test::runOf(test::randomWorkload(seed, machine), machine);
            run.machine += 2;
            const Seconds last = run.schedule.starts[run.schedule.order.back()];
            SplitMix64 random(seed);
            for (const std::uint32_t node : {0U, 1U})
                for (Seconds from = 0; from < last + 2000;) {
                    from += static_cast<Seconds>(random.below(static_cast<std::uint64_t>(last) + 500));
                    const Seconds until = from + 1 + static_cast<Seconds>(random.below(3000));
                    const bool isForGood = random.below(4) == 0;
                    run.schedule.absences.push_back({.node = static_cast<std::uint32_t>(machine) + node,
                        .from = from,
                        .until = isForGood ? NodeAbsence::ForGood : until});
                    if (isForGood)
                        break;
                    from = until;
                }
            std::ranges::sort(run.schedule.absences, {},
                [](const NodeAbsence& absence) { return std::pair(absence.from, absence.node); });
            const SampleClock clock(run, interval);
            const auto [times, end] = walked(run, interval);
            ASSERT_EQ(clock.count(), times.size()) << seed << ", " << interval;
            for (std::uint64_t sample = 0; sample < times.size(); ++sample)
                ASSERT_EQ(clock.timeOf(sample), times[sample]) << seed << ", " << interval;
        }
}

TEST(SampleClockTest, FindsTheSampleOfATime)
{
    const SimulatedRun run = test::runOf(test::randomWorkload(3, 5), 5);
    const SampleClock clock(run);
    ASSERT_GT(clock.count(), 100U);
    EXPECT_EQ(clock.sampleAt(clock.timeOf(0) - 1), 0U);
    for (std::uint64_t sample = 0; sample < clock.count(); ++sample) {
        EXPECT_EQ(clock.sampleAt(clock.timeOf(sample)), sample);
        if (sample > 0 && clock.timeOf(sample) - 1 > clock.timeOf(sample - 1)) {
            EXPECT_EQ(clock.sampleAt(clock.timeOf(sample) - 1), sample - 1);
        }
    }
    EXPECT_EQ(clock.sampleAt(clock.end() + 1000), clock.count() - 1);
}

// By hand, one node: a runs 0 to 70, b 70 to 100; while b runs nobody waits, but no node is idle before 100.
TEST(SampleClockTest, BeginsTheGridAnewAtACompletion)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 70, .requested = 70}, {.submit = 0, .run = 30, .requested = 30}};
    workload.ids = {"a", "b"};
    const SampleClock clock(test::runOf(workload, 1));
    ASSERT_EQ(clock.count(), 4U);
    EXPECT_THAT((std::vector{clock.timeOf(0), clock.timeOf(1), clock.timeOf(2), clock.timeOf(3)}),
        ElementsAre(0, 30, 60, 70));
    EXPECT_EQ(clock.end(), 100);
    EXPECT_EQ(SampleClock(test::runOf(Workload(), 1)).count(), 0U);
}

TEST(SampleClockTest, TakesTimesAsTheyWereRecorded)
{
    const SampleClock clock = SampleClock::ofTimes({5, 35, 40}, 12);
    EXPECT_EQ(clock.count(), 3U);
    EXPECT_EQ(clock.timeOf(2), 40);
    EXPECT_EQ(clock.numberOf(0), 12U);
    EXPECT_EQ(clock.sampleAt(39), 1U);
    EXPECT_EQ(clock.sampleAt(4), 0U);
    EXPECT_EQ(clock.end(), 40);
    EXPECT_EQ(SampleClock::ofTimes({}).count(), 0U);
}

TEST(NodeTimelineTest, KnowsWhoHoldsANode)
{
    const SimulatedRun run = test::runOf(test::randomWorkload(5, 4), 4);
    const NodeTimeline timeline(run);
    for (Seconds time = 0; time < 4000; time += 11)
        for (std::uint32_t node = 0; node < 4; ++node) {
            JobPlace holder = NoJob;
            for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
                if (run.schedule.starts[job] <= time
                    && time < run.schedule.starts[job] + run.workload.jobs[job].run)
                    for (const std::uint32_t held : run.allocation.nodesOf(job))
                        holder = held == node ? job : holder;
            ASSERT_EQ(timeline.holderAt(node, time), holder) << node << ", " << time;
        }
}

} // namespace
} // namespace fairshare
