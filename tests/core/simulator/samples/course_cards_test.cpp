// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/course_cards.h"

#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

// By hand: at 0 s a kill loses the 60 s of the grace period, at 30 s 90 s; both are 150 s.
TEST(CourseCards, TellWhatPoliciesLoseAtASampleAndUpToIt)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 3600, .requested = 3600, .procs = 1}};
    workload.ids = {"a"};
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 1));
    SampleSettings settings = test::settingsOf({"fifo", "lifo"}, 1);
    settings.preemption.graces = {60, 120};
    const auto course = ScoreCourse::make(sampled, settings);
    ASSERT_TRUE(course);
    const CellCard card = lossCard(sampled, *course, 0, 1);
    EXPECT_EQ(card.title, "1 of 1 node to free, 0:00:30");
    EXPECT_THAT(card.lines,
        ElementsAre("FIFO: 0.025 node-h, running total 0.042", "LIFO: 0.025 node-h, running total 0.042"));
    EXPECT_EQ(lossCard(sampled, *course, 1, 0).lines[0], "FIFO: 0.033 node-h, running total 0.033");
}

// By hand: a holds both nodes for two days, b waits for one of them from its 60th second on.
TEST(CourseCards, TellNodesInUseAndJobsWaiting)
{
    constexpr Seconds Day = 86'400;
    Workload workload;
    workload.jobs = {{.submit = 1000, .run = 2 * Day, .requested = 2 * Day, .procs = 2},
        {.submit = 1060, .run = 300, .requested = 300, .procs = 1}};
    workload.ids = {"a", "b"};
    SimulatedRun run = test::runOf(std::move(workload), 2);
    const RunCourse load(run);
    run.tellsSubmissions = false;
    const RunCourse unsubmitted(run);
    const SampledRun sampled = test::sampledRunOf(std::move(run));
    EXPECT_EQ(loadCard(sampled, load, 1000 + 4102).title, "All nodes, 1:08:22");
    EXPECT_THAT(loadCard(sampled, load, 1000 + 59).lines,
        ElementsAre("2 of 2 nodes in use", "pending jobs: 0, nodes needed: 0"));
    EXPECT_THAT(loadCard(sampled, load, 1000 + 60).lines,
        ElementsAre("2 of 2 nodes in use", "pending jobs: 1, nodes needed: 1"));
    EXPECT_THAT(loadCard(sampled, load, 1000 + 2 * Day + 10).lines,
        ElementsAre("1 of 2 nodes in use", "pending jobs: 0, nodes needed: 0"));
    EXPECT_THAT(loadCard(sampled, unsubmitted, 1000 + 60).lines, ElementsAre("2 of 2 nodes in use"));
}

} // namespace
} // namespace fairshare
