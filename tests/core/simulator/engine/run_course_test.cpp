// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/run_course.h"

#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

// By hand, 4 nodes: a holds 2 from 0 to 100; b wants 3 from 20 on and gets them at 100, until 140.
TEST(RunCourseTest, IsTheMeanOfEachColumn)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 100, .requested = 100, .procs = 2},
        {.submit = 20, .run = 40, .requested = 40, .procs = 3}};
    workload.ids = {"a", "b"};
    const RunCourse course(test::runOf(workload, 4));
    const auto columns = course.columns(0, 160, 4);
    ASSERT_EQ(columns.size(), 4U);
    EXPECT_EQ(columns[1].begin, 40);
    EXPECT_EQ(columns[1].end, 80);
    EXPECT_DOUBLE_EQ(columns[0].waiting, 0.5); // from 20 to 40
    EXPECT_DOUBLE_EQ(columns[0].waitingNodes, 1.5);
    EXPECT_DOUBLE_EQ(columns[1].waiting, 1);
    EXPECT_DOUBLE_EQ(columns[2].waiting, 0.5);
    EXPECT_DOUBLE_EQ(columns[3].waiting, 0);
    EXPECT_DOUBLE_EQ(columns[0].utilization, 0.5);
    EXPECT_DOUBLE_EQ(columns[2].utilization, (20 * 2 + 20 * 3) / (40 * 4.0));
    EXPECT_DOUBLE_EQ(columns[3].utilization, 20 * 3 / (40 * 4.0));
}

TEST(RunCourseTest, CountsHeldJobs)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 100, .requested = 100, .procs = 2},
        {.submit = 20, .run = 40, .requested = 40, .procs = 3, .heldBefore = 10}};
    workload.ids = {"a", "b"};
    EXPECT_EQ(RunCourse(test::runOf(workload, 4)).submittedJobs(), 2U);
}

TEST(RunCourseTest, HasNoMoreColumnsThanSeconds)
{
    const RunCourse course(test::runOf(test::randomWorkload(1, 3), 3));
    const auto columns = course.columns(10, 13, 7);
    ASSERT_EQ(columns.size(), 3U);
    EXPECT_EQ(columns.back().end, 13);
    EXPECT_TRUE(RunCourse(test::runOf(Workload(), 3)).columns(0, 10, 2).back().waiting == 0);
}

} // namespace
} // namespace fairshare
