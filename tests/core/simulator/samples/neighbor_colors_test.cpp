// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/neighbor_colors.h"

#include "tests/core/simulator/small_runs.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

/// Counts the pairs of jobs after each other on a node that have the same hue and the same color.
std::pair<int, int> equalNeighbors(const SampledRun& sampled, const std::vector<NeighborColor>& colors)
{
    std::pair<int, int> equal;
    for (std::uint32_t node = 0; node < sampled.nodes(); ++node) {
        const auto jobs = sampled.timeline().jobsOf(node);
        for (std::size_t at = 1; at < jobs.size(); ++at) {
            equal.first += colors[jobs[at - 1]].hue == colors[jobs[at]].hue ? 1 : 0;
            equal.second += colors[jobs[at - 1]] == colors[jobs[at]] ? 1 : 0;
        }
    }
    return equal;
}

TEST(NeighborColors, DifferInHueAlongEachNode)
{
    Workload workload;
    for (int job = 0; job < 400; ++job) {
        workload.jobs.push_back(
            {.submit = 0, .run = 60 + job % 7 * 30, .requested = 600, .procs = 1 + job % 3});
        workload.ids.push_back(std::to_string(job));
    }
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 8));
    const auto colors = neighborColors(sampled.run());
    ASSERT_EQ(colors.size(), 400U);
    EXPECT_EQ(equalNeighbors(sampled, colors), std::pair(0, 0));
}

TEST(NeighborColors, DifferBetweenNodesNextToEachOther)
{
    Workload workload;
    workload.jobs.assign(40, {.submit = 0, .run = 600, .requested = 600, .procs = 1});
    workload.ids.assign(40, "x");
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 40));
    const auto colors = neighborColors(sampled.run());
    for (std::uint32_t node = 1; node < 40; ++node)
        EXPECT_NE(colors[sampled.timeline().jobsOf(node)[0]].hue,
            colors[sampled.timeline().jobsOf(node - 1)[0]].hue);
}

// A job on 40 nodes follows 40 jobs with all hues, but none of them has its color.
TEST(NeighborColors, TakeAnotherShadeIfNoHueIsLeft)
{
    Workload workload;
    workload.jobs.assign(40, {.submit = 0, .run = 600, .requested = 600, .procs = 1});
    workload.jobs.push_back({.submit = 0, .run = 600, .requested = 600, .procs = 40});
    workload.ids.assign(41, "x");
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 40));
    const auto colors = neighborColors(sampled.run());
    EXPECT_EQ(colors.back().shade, 1);
    EXPECT_EQ(equalNeighbors(sampled, colors).second, 0);
}

TEST(NeighborColors, DifferInTheReferenceWorkload)
{
    const SampledRun sampled = test::sampledPeregrine();
    EXPECT_EQ(equalNeighbors(sampled, neighborColors(sampled.run())).second, 0);
}

} // namespace
} // namespace fairshare
