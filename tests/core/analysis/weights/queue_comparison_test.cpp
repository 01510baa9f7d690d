// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/queue_comparison.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// Jobs 1, 2, … of these users, 1000, 2000, … points of age each and their factor times the weight.
OrderedQueue queueOfUsers(
    const std::vector<std::string>& users, std::uint32_t fairshareWeight, Values<double> factors)
{
    PriorityConfig config;
    config.maxAgeSeconds = 100;
    config.weights = {.age = 100000, .fairshare = fairshareWeight};
    JobQueue queue;
    for (std::size_t i = 0; i < users.size(); ++i)
        queue.jobs.push_back({.id = std::to_string(i + 1),
            .user = users[i],
            .ageSeconds = static_cast<std::uint32_t>(i + 1),
            .partitions = {{}}});
    return orderedQueue(config, SharedValue(std::move(queue)), std::move(factors));
}

TEST(QueueComparison, TellsMovesAndFlips)
{
    const Values<double> factors{1, 0.5, 0, 0};
    const OrderedQueue before = queueOfUsers({"a", "b", "c", "d"}, 0, factors);
    const OrderedQueue now = queueOfUsers({"a", "b", "c", "d"}, 10000, factors);
    // Before: 4000, 3000, 2000, 1000 for jobs 4, 3, 2, 1. Now: 11000, 7000, 3000, 4000 for jobs 1, 2, 3, 4.
    EXPECT_THAT(before.order, ElementsAre(3, 2, 1, 0));
    EXPECT_THAT(now.order, ElementsAre(0, 1, 3, 2));
    const QueueComparison comparison = compareQueues(before, now);
    EXPECT_EQ(comparison.moves[0].places(), 3);
    EXPECT_EQ(comparison.moves[0].oldPriority, 1000U);
    EXPECT_EQ(comparison.moves[0].newPriority, 11000U);
    EXPECT_EQ(comparison.moves[3].places(), -2);
    EXPECT_EQ(comparison.up, 2U);
    EXPECT_EQ(comparison.down, 2U);
    // All pairs but job 4 before job 3.
    EXPECT_EQ(comparison.inversions, 5U);
    ASSERT_THAT(comparison.flips, SizeIs(2));
    EXPECT_EQ(comparison.flips[0].ahead, 0U);
    EXPECT_EQ(comparison.flips[0].behind, 1U);
    EXPECT_EQ(comparison.flips[1].ahead, 1U);
    EXPECT_EQ(comparison.flips[1].behind, 3U);
    EXPECT_EQ(comparison.firstPlaces, 4U);
    EXPECT_THAT(comparison.holders, SizeIs(4));
}

TEST(QueueComparison, OfEqualOrdersIsEmpty)
{
    const OrderedQueue queue = queueOfUsers({"a", "b"}, 0, {0, 0});
    const QueueComparison comparison = compareQueues(queue, queue);
    EXPECT_THAT(comparison.flips, IsEmpty());
    EXPECT_EQ(comparison.inversions, 0U);
    EXPECT_EQ(comparison.up + comparison.down, 0U);
}

/// The queue with some jobs that run or are held.
OrderedQueue withStates(const OrderedQueue& queue, const std::vector<std::size_t>& running, std::size_t held)
{
    JobQueue jobs = *queue.queue;
    for (const std::size_t job : running)
        jobs.jobs[job].state = JobState::Running;
    jobs.jobs[held].setPriority = 0;
    return orderedQueue(queue.config, SharedValue(std::move(jobs)), queue.fairshare);
}

TEST(QueueComparison, LeavesOutJobsThatRunOrAreHeld)
{
    const Values<double> factors{1, 0.5, 0.25, 0, 0};
    const OrderedQueue before = withStates(queueOfUsers({"a", "b", "c", "d", "a"}, 0, factors), {3, 4}, 1);
    const OrderedQueue now = withStates(queueOfUsers({"a", "b", "c", "d", "a"}, 10000, factors), {3, 4}, 1);
    EXPECT_THAT(before.order, ElementsAre(2, 0));
    EXPECT_THAT(now.order, ElementsAre(0, 2));
    EXPECT_THAT(now.places, ElementsAre(1, 0, 2, 0, 0));
    EXPECT_THAT(now.listed(), ElementsAre(0, 2, 4, 3, 1));
    const QueueComparison comparison = compareQueues(before, now);
    EXPECT_EQ(comparison.up, 1U);
    EXPECT_EQ(comparison.down, 1U);
    EXPECT_EQ(comparison.inversions, 1U);
    EXPECT_EQ(comparison.firstPlaces, 2U);
    ASSERT_THAT(comparison.holders, SizeIs(2));
    EXPECT_EQ(comparison.holders[0].user, "a");
    EXPECT_EQ(comparison.holders[0].jobs, 1U);
    EXPECT_EQ(comparison.moves[3].newPlace, 0U);
    EXPECT_EQ(comparison.moves[3].newPriority, 4000U);
    EXPECT_EQ(queueAnswer(&before, now), "The new weights move 2 of 2 jobs.");
    // Not d, whose only job runs, and not b, whose only job is held.
    EXPECT_EQ(
        queueAnswer(nullptr, now), "c, the user with the lowest fairshare factor, has 1 of the 2 places.");
    const PriorityHistogram histogram = priorityHistogram(&before, now, 2);
    EXPECT_EQ(histogram.now[0] + histogram.now[1], 2U);
    const OrderedQueue none = withStates(queueOfUsers({"a", "b"}, 0, {0, 0}), {1}, 0);
    EXPECT_EQ(queueAnswer(nullptr, none), "No job is waiting: all are running, suspended or held.");
    EXPECT_THAT(compareQueues(none, none).holders, IsEmpty());
    EXPECT_THAT(priorityHistogram(nullptr, none, 2).now, IsEmpty());
}

TEST(QueueAnswer, SaysWhoHoldsTheFirstPlaces)
{
    // 99 jobs of ann, the older ones, and 60 of bob.
    std::vector<std::string> users(60, "bob");
    users.insert(users.end(), 99, "ann");
    Values<double> factors(users.size());
    for (std::size_t i = 0; i < factors.size(); ++i)
        factors[i] = users[i] == "ann" ? 0.25 : 1;
    const OrderedQueue before = queueOfUsers(users, 0, factors);
    const OrderedQueue now = queueOfUsers(users, 1000000, factors);
    EXPECT_EQ(queueAnswer(&before, now),
        "Under the old weights, ann, the user with the lowest fairshare factor, had 99 of the first 100 "
        "places; under the new weights, 40.");
    EXPECT_EQ(queueAnswer(nullptr, now),
        "ann, the user with the lowest fairshare factor, has 40 of the first 100 places.");
    EXPECT_EQ(queueAnswer(&now, now),
        "Every job keeps its place. ann, the user with the lowest fairshare factor, has 40 of the first "
        "100 places.");
}

TEST(QueueAnswer, KnowsShortQueues)
{
    const OrderedQueue before = queueOfUsers({"a", "b"}, 0, {1, 0});
    const OrderedQueue now = queueOfUsers({"a", "b"}, 100000, {1, 0});
    EXPECT_EQ(queueAnswer(&before, now), "The new weights move 2 of 2 jobs.");
    EXPECT_EQ(
        queueAnswer(nullptr, now), "b, the user with the lowest fairshare factor, has 1 of the 2 places.");
    const OrderedQueue shares = queueOfUsers({"a", "b"}, 100000, {0, 1});
    EXPECT_EQ(queueAnswer(&shares, now), "The new shares move 2 of 2 jobs.");
    const OrderedQueue one = queueOfUsers({"a"}, 0, {1});
    EXPECT_THAT(queueAnswer(&one, one), testing::StartsWith("Every job keeps its place. "));
    const OrderedQueue none = queueOfUsers({}, 0, {});
    EXPECT_EQ(queueAnswer(&none, none), "The queue has no jobs.");
}

TEST(Decision, IsTheLargestDifferenceInFavor)
{
    const OrderedQueue queue = queueOfUsers({"a", "b", "c"}, 10000, {1, 0.5, 0.45});
    // 11000, 7000 and 7500 points.
    ASSERT_THAT(queue.order, ElementsAre(0, 2, 1));
    const auto found = decisions(queue);
    ASSERT_THAT(found, SizeIs(2));
    EXPECT_EQ(found[0].term, PriorityTerm::Fairshare);
    EXPECT_EQ(found[0].points, 5500.0);
    EXPECT_EQ(found[1].term, PriorityTerm::Age);
    EXPECT_EQ(found[1].points, 1000.0);
    EXPECT_EQ(wordsOf(found[1]), "age");
}

TEST(Decision, MayBeATieOrKept)
{
    PriorityConfig config;
    JobQueue queue;
    queue.jobs = {{.id = "1", .partitions = {{}}}, {.id = "2", .partitions = {{}}},
        {.id = "3", .partitions = {{}}, .setPriority = 7}};
    const OrderedQueue ordered = orderedQueue(config, SharedValue(queue), {0, 0, 0});
    const auto found = decisions(ordered);
    EXPECT_EQ(wordsOf(found[0]), "fixed priority");
    EXPECT_EQ(wordsOf(found[1]), "tie: job ID");
}

TEST(PriorityHistogram, CountsInBinsOfWholeWidth)
{
    const OrderedQueue queue = queueOfUsers({"a", "b", "c", "d"}, 0, {0, 0, 0, 0});
    // 1000 to 4000: 3001 numbers in 3 bins of 1001.
    const PriorityHistogram histogram = priorityHistogram(nullptr, queue, 3);
    EXPECT_EQ(histogram.lowest, 1000.0);
    EXPECT_EQ(histogram.width, 1001.0);
    EXPECT_THAT(histogram.now, ElementsAre(2, 1, 1));
    EXPECT_THAT(histogram.before, IsEmpty());
}

TEST(Contributions, AreSharesOfAllPoints)
{
    const OrderedQueue queue = queueOfUsers({"a"}, 3000, {1});
    const auto found = contributions(queue, 0);
    ASSERT_THAT(found, SizeIs(2));
    EXPECT_EQ(found[0].term, PriorityTerm::Fairshare);
    EXPECT_EQ(found[0].points, 3000.0);
    EXPECT_EQ(found[0].share, 0.75);
    EXPECT_EQ(found[1].term, PriorityTerm::Age);
    EXPECT_EQ(found[1].share, 0.25);
}

} // namespace
} // namespace fairshare
