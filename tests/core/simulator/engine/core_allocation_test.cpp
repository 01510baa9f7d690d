// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/core_allocation.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

// By hand, nodes of 4 cores: 3 cores fill up node 0 but for one; 1 core goes there, where fewest are free; 6
// cores fit on no node and take what is free from node 1 on.
TEST(CoreAllocation, PrefersTheFullestNodeThatSuffices)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 10, .requested = 10, .procs = 3},
        {.submit = 1, .run = 20, .requested = 20, .procs = 2},
        {.submit = 2, .run = 20, .requested = 20, .procs = 1},
        {.submit = 3, .run = 20, .requested = 20, .procs = 6},
        {.submit = 10, .run = 20, .requested = 20, .procs = 3}};
    workload.ids.resize(5);
    const auto schedule = makeSchedule(workload, {.scheduler = "fcfs", .machine = 12});
    const CoreAllocation allocation(workload, *schedule, {.nodes = 3, .coresPerNode = 4});
    const auto coresOf = [&allocation](JobPlace job) {
        const auto parts = allocation.coresOf(job);
        return std::vector<NodeCores>(parts.begin(), parts.end());
    };
    EXPECT_EQ(coresOf(0), (std::vector<NodeCores>{{0, 3}}));
    EXPECT_EQ(coresOf(1), (std::vector<NodeCores>{{1, 2}}));
    EXPECT_EQ(coresOf(2), (std::vector<NodeCores>{{0, 1}}));
    EXPECT_EQ(coresOf(3), (std::vector<NodeCores>{{1, 2}, {2, 4}}));
    EXPECT_EQ(coresOf(4), (std::vector<NodeCores>{{0, 3}})); // free again since the same second
}

// By hand: 2 cores of each node are 6 of the 8 that the second job needs; 2 more come from the first node
// that has some, beside the first job's 2 of nodes 0 and 1.
TEST(CoreAllocation, KeepsToTheCoresOfANodeThatAJobAsksFor)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 50, .requested = 50, .procs = 4},
        {.submit = 1, .run = 50, .requested = 50, .procs = 8},
        {.submit = 60, .run = 50, .requested = 50, .procs = 3}};
    workload.ids.resize(3);
    workload.details.coresPerNode = {2, 2, 0};
    const auto schedule = makeSchedule(workload, {.scheduler = "fcfs", .machine = 12});
    const CoreAllocation allocation(workload, *schedule, {.nodes = 3, .coresPerNode = 4});
    const auto coresOf = [&allocation](JobPlace job) {
        const auto parts = allocation.coresOf(job);
        return std::vector<NodeCores>(parts.begin(), parts.end());
    };
    EXPECT_EQ(coresOf(0), (std::vector<NodeCores>{{0, 2}, {1, 2}}));
    EXPECT_EQ(coresOf(1), (std::vector<NodeCores>{{0, 2}, {1, 2}, {2, 4}}));
    EXPECT_EQ(coresOf(2), (std::vector<NodeCores>{{0, 3}}));
}

} // namespace
} // namespace fairshare
