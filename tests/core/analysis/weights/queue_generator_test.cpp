// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/queue_generator.h"

#include "core/analysis/generate/generator.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

ShareTree siteTree()
{
    return generateScenario({"university", 100, 3})->tree;
}

TEST(QueueGenerator, SameRequestGivesTheSameQueue)
{
    const ShareTree tree = siteTree();
    const auto queue = generateQueue(tree, {.size = 500, .seed = 9});
    ASSERT_TRUE(queue);
    EXPECT_EQ(*queue, *generateQueue(tree, {.size = 500, .seed = 9}));
    EXPECT_NE(*queue, *generateQueue(tree, {.size = 500, .seed = 10}));
    EXPECT_EQ(queue->jobs.size(), 500U);
}

TEST(QueueGenerator, JobsFitTheClusterAndTheTree)
{
    const ShareTree tree = siteTree();
    const auto queue = generateQueue(tree, {.size = 2000, .seed = 1, .nodes = 64, .cpusPerNode = 16});
    ASSERT_TRUE(queue);
    EXPECT_EQ(queue->cluster, (PriorityCluster{1024, 64}));
    for (const Job& job : queue->jobs) {
        EXPECT_GE(job.cpus, 1U);
        EXPECT_LE(job.cpus, 16U * job.minNodes);
        EXPECT_LE(job.minNodes, 16U);
        EXPECT_LE(*job.ageSeconds, 14U * 24 * 3600);
        EXPECT_LE(job.minNodes, job.partitions.back().tres[2].second);
        EXPECT_FALSE(job.user.empty());
    }
    EXPECT_TRUE(std::ranges::is_sorted(
        queue->jobs, std::ranges::greater{}, [](const Job& job) { return *job.ageSeconds; }));
}

/// One user with old jobs against many with new ones.
TEST(QueueGenerator, HeavyUserHasTheOldJobs)
{
    const auto queue = generateQueue(siteTree(), {.size = 3000, .seed = 2, .heavyUserShare = 0.8});
    ASSERT_TRUE(queue);
    std::map<std::string, std::size_t> jobs;
    for (const Job& job : queue->jobs)
        ++jobs[job.user];
    const auto heavy = std::ranges::max_element(jobs, {}, [](const auto& entry) { return entry.second; });
    EXPECT_GT(heavy->second, 2300U);
    for (const Job& job : queue->jobs)
        if (job.user != heavy->first) {
            EXPECT_LE(*job.ageSeconds, 14U * 24 * 3600 / 20);
        }
    EXPECT_EQ(queue->jobs.front().user, heavy->first);
    EXPECT_GE(*queue->jobs.front().ageSeconds, 7U * 24 * 3600);
}

TEST(QueueGenerator, FiguresOutOfRangeAreRefused)
{
    const ShareTree tree = siteTree();
    EXPECT_EQ(generateQueue(tree, {.size = 0}).error().message, "size is 0; expected 1 to 1000000");
    EXPECT_EQ(generateQueue(tree, {.skew = 4}).error().message, "skew is 4; expected 0 to 3");
    EXPECT_EQ(
        generateQueue(tree, {.heavyUserShare = 1.5}).error().message, "heavy_user is 1.5; expected 0 to 1");
    EXPECT_EQ(generateQueue(ShareTree(), {}).error().message, "the tree has no users to generate jobs for");
}

} // namespace
} // namespace fairshare
