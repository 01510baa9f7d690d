// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/core_allocation.h"

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

} // namespace
} // namespace fairshare
