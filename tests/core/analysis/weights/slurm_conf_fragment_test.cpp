// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/slurm_conf_fragment.h"

#include "tests/core/priority/caviness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

OrderedQueue queueWithoutJobs(const PriorityConfig& config)
{
    return orderedQueue(config, {}, {});
}

TEST(SlurmConfFragment, HasTheChangedKeys)
{
    const OrderedQueue before = queueWithoutJobs(test::oldCaviness());
    const OrderedQueue now = queueWithoutJobs(test::newCaviness());
    EXPECT_EQ(slurmConfFragment(&before, now, {}),
        "# The queue has no jobs.\nPriorityFlags=FAIR_TREE\nPriorityWeightAge=2457\nPriorityWeightFairshare="
        "1073737728\nPriorityWeightJobSize=0\nPriorityWeightPartition=0\nPriorityWeightQOS="
        "3221225472\nPriorityWeightTRES=cpu=819,mem=245,gres/gpu=245,node=327\n");
}

TEST(SlurmConfFragment, SaysWhichLinesMustGo)
{
    const OrderedQueue before = queueWithoutJobs(test::newCaviness());
    PriorityConfig config = test::newCaviness();
    config.tresWeights.clear();
    EXPECT_EQ(slurmConfFragment(&before, queueWithoutJobs(config), {}),
        "# The queue has no jobs.\n# Remove the line "
        "PriorityWeightTRES=cpu=819,mem=245,gres/gpu=245,node=327; the default is none.\n");
}

TEST(SlurmConfFragment, SaysThatNothingChanges)
{
    const OrderedQueue queue = queueWithoutJobs(test::newCaviness());
    EXPECT_EQ(slurmConfFragment(&queue, queue, {}), "# The queue has no jobs.\n# No parameters change.\n");
}

TEST(SlurmConfFragment, BreaksLongCommentsAndNeverAddsLines)
{
    const OrderedQueue queue = queueWithoutJobs(test::newCaviness());
    const std::vector<WeightWarning> warnings{
        {.id = "spill", .title = "Evil\nPriorityWeightAge=1", .text = std::string(95, 'x') + " end."}};
    EXPECT_EQ(slurmConfFragment(&queue, queue, warnings),
        "# The queue has no jobs.\n# Warning: Evil PriorityWeightAge=1.\n# " + std::string(95, 'x')
            + "\n# end.\n# No parameters change.\n");
}

/// Ten of eleven users are named, and of twelve.
TEST(SlurmConfFragment, CountsTheUsersThatAreNotNamed)
{
    const auto fragment = [](int users) {
        JobQueue queue;
        for (int i = 0; i < users; ++i)
            queue.jobs.push_back({.id = std::to_string(i),
                .user = std::string(1, static_cast<char>('a' + i)),
                .partitions = {{}}});
        const OrderedQueue ordered = orderedQueue(test::newCaviness(), SharedValue(std::move(queue)),
            Values<double>(static_cast<std::size_t>(users)));
        return slurmConfFragment(&ordered, ordered, {});
    };
    EXPECT_THAT(fragment(11), testing::HasSubstr("j 1 and 1, 1 more user.\n"));
    EXPECT_THAT(fragment(12), testing::HasSubstr("j 1 and 1, 2 more users.\n"));
}

} // namespace
} // namespace fairshare
