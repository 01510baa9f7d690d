// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sample_walk.h"

#include "core/simulator/samples/preemption_study.h"
#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

/// Four jobs on four nodes with hours between them, of which node 1 is away twice.
SimulatedRun sparse()
{
    Workload workload;
    for (const auto& [submit, run, nodes] :
        {std::tuple(0, 100, 2), std::tuple(5000, 50, 4), std::tuple(5003, 7, 1), std::tuple(20'011, 10, 1)}) {
        workload.jobs.push_back({.submit = submit, .run = run, .requested = run, .procs = nodes});
        workload.ids.push_back(std::to_string(workload.ids.size()));
    }
    SimulatedRun run = test::runOf(std::move(workload), 4);
    run.schedule.absences = {{.node = 1, .from = 9000, .until = 9100}, {.node = 1, .from = 12'345}};
    return run;
}

// What is lost is that of every sample, each looked at.
TEST(SampleWalk, SkipsSamplesAtWhichNothingRunsWithoutAnotherResult)
{
    const SimulatedRun run = sparse();
    const WalkedRun walked{run.workload, run.schedule, run.allocation, 4};
    for (const Seconds interval : {1, 7, 30, 4000})
        for (const bool idleFirst : {true, false}) {
            const PreemptionSettings settings{.nodes = 4,
                .graces = {0, 60},
                .policies = {findPreemptionPolicy("pap"), findPreemptionPolicy("random")},
                .interval = interval,
                .idleFirst = idleFirst};
            PreemptionScore each(settings);
            SampleWalk walk(walked, interval);
            while (walk.next())
                each.addNodes(walk.state(settings.seed));
            const auto skipped = studyPreemption(walked, settings);
            ASSERT_TRUE(skipped);
            EXPECT_EQ(skipped->samples, each.outcome().samples) << interval;
            EXPECT_EQ(skipped->lost, each.outcome().lost) << interval;
            EXPECT_EQ(skipped->squares, each.outcome().squares) << interval;
            EXPECT_EQ(skipped->taken, each.outcome().taken) << interval;
            EXPECT_EQ(skipped->end, walk.end()) << interval;
        }
}

// By hand, an interval of 1000: behind the end at 100 come 1100, 2100, 3100, 4100, of which three are
// skipped.
TEST(SampleWalk, GoesOnToTheLastSampleBeforeAJobStarts)
{
    const SimulatedRun run = sparse();
    SampleWalk walk({run.workload, run.schedule, run.allocation, 4}, 1000);
    ASSERT_TRUE(walk.next());
    EXPECT_EQ(walk.skipEmpty(), 0U) << "a job runs";
    ASSERT_TRUE(walk.next());
    EXPECT_EQ(walk.state(7).now, 100);
    EXPECT_EQ(walk.skipEmpty(), 4U);
    EXPECT_EQ(walk.state(7).now, 4100);
    ASSERT_TRUE(walk.next());
    EXPECT_EQ(walk.state(7).sample, 6U);
}

} // namespace
} // namespace fairshare
