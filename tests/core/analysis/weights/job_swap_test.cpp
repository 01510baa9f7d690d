// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/decaying_swap.h"
#include "core/analysis/weights/job_swap.h"

#include "tests/core/priority/caviness.h"

#include <gmock/gmock.h>

#include <random>

namespace fairshare {
namespace {

using testing::ElementsAre;

struct Waiting {
    std::optional<std::uint32_t> age{};
    double factor = 0;
    std::optional<std::uint32_t> setPriority{};
};

OrderedQueue queueOfWaiting(const PriorityConfig& config, const std::vector<Waiting>& jobs)
{
    JobQueue queue;
    Values<double> factors;
    for (const Waiting& job : jobs) {
        queue.jobs.push_back({.id = std::to_string(queue.jobs.size() + 1),
            .ageSeconds = job.age,
            .partitions = {{}},
            .setPriority = job.setPriority});
        factors.push_back(job.factor);
    }
    return orderedQueue(config, SharedValue(std::move(queue)), std::move(factors));
}

/// One point a second for 1000 seconds.
PriorityConfig aPointASecond(std::uint32_t fairshare)
{
    PriorityConfig config;
    config.maxAgeSeconds = 1000;
    config.weights = {.age = 1000, .fairshare = fairshare};
    return config;
}

TEST(JobSwap, ComesWhenTheOtherIsAsOldAsCounts)
{
    // Job 1: 200 + 300 at age 200; job 2: 700 at age 700, at most 1000. Job 1 has 300 + min(200 + t, 1000):
    // 1000 at 500 seconds, where it wins the tie.
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{200, 1}, {700, 0}});
    const JobSwap swap = timeToPass(queue, 0, 1);
    EXPECT_EQ(swap.kind, SwapKind::Later);
    EXPECT_EQ(swap.seconds, 500U);
    EXPECT_EQ(swap.sentence, "Job 1 passes job 2 in 8 min 20 s.");
    EXPECT_EQ(priorityLater(queue, 0, 500, 1), 1000U);
    EXPECT_EQ(priorityLater(queue, 0, 499, 1), 999U);
}

TEST(JobSwap, NeedsOneMoreWhereTheOtherWinsTies)
{
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{700, 0}, {200, 1}});
    EXPECT_EQ(timeToPass(queue, 1, 0).seconds, 501U);
}

TEST(JobSwap, IsOverForWhoIsAhead)
{
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{700, 0}, {200, 1}});
    EXPECT_EQ(timeToPass(queue, 0, 1).kind, SwapKind::AlreadyAhead);
    EXPECT_EQ(timeToPass(queue, 0, 1).sentence, "Job 1 is already ahead of job 2.");
}

TEST(JobSwap, NeverComesByAgeBelowATier)
{
    // The mockup's pair: age has 12 bits below those of fairshare.
    const OrderedQueue queue = queueOfWaiting(test::newCaviness(), {{1000, 17.0 / 24}, {500000, 1.0 / 24}});
    const JobSwap swap = timeToPass(queue, 1, 0);
    EXPECT_EQ(swap.kind, SwapKind::NeverAhead);
    EXPECT_EQ(
        swap.sentence, "Job 2 never passes job 1 by waiting alone: age adds at most 2457, all below bit 12.");
}

/// 1073737728 / 24 + 2457 = 44741529 for both in the end. Then 2500 more of fairshare, less than the 4096 of
/// a tier, against 604000 / 604800 of 2457 = 2453.75, which 2457 is 4 whole points above.
TEST(JobSwap, NeverComesAgainstALowerNumber)
{
    const PriorityConfig config = test::newCaviness();
    EXPECT_EQ(timeToPass(queueOfWaiting(config, {{500000, 1.0 / 24}, {1000, 1.0 / 24}}), 1, 0).sentence,
        "Job 2 never passes job 1 by waiting alone: at the maximum age both have priority 44741529, and the "
        "lower job ID goes first.");
    EXPECT_EQ(timeToPass(queueOfWaiting(config, {{500000, 2500.0 / 1073737728}, {604000, 0}}), 1, 0).sentence,
        "Job 2 never passes job 1 by waiting alone: age can add at most 4 more.");
}

TEST(JobSwap, SaysWhyItNeverComes)
{
    const auto why = [](const PriorityConfig& config, const Waiting& job) {
        return timeToPass(queueOfWaiting(config, {{900, 1}, job}), 1, 0).sentence;
    };
    EXPECT_EQ(why(aPointASecond(5000), {{100}, 0}),
        "Job 2 never passes job 1 by waiting alone: age can add at most 900 more.");
    EXPECT_EQ(why(aPointASecond(5000), {{1000}, 0}),
        "Job 2 never passes job 1 by waiting alone: its age is already at the maximum.");
    EXPECT_EQ(
        why(aPointASecond(5000), {{}, 0}), "Job 2 never passes job 1 by waiting alone: it accrues no age.");
    EXPECT_EQ(
        why(aPointASecond(5000), {{100}, 0, 0}), "Job 2 never passes job 1 by waiting alone: it is held.");
    EXPECT_EQ(why(aPointASecond(5000), {{100}, 0, 5}),
        "Job 2 never passes job 1 by waiting alone: its priority was set by hand.");
    PriorityConfig ageless = aPointASecond(5000);
    ageless.weights.age = 0;
    EXPECT_EQ(why(ageless, {{100}, 0}), "Job 2 never passes job 1 by waiting alone: age has no weight.");
}

TEST(JobSwap, OfEveryPairGoesBothWays)
{
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{700, 0}, {200, 1}, {100, 0}});
    const std::vector<std::uint32_t> jobs{0, 1, 2};
    EXPECT_EQ(swapTimes(queue, jobs).size(), 6U);
}

/// Against a look at every second.
TEST(JobSwap, IsTheFirstSecondOfAll)
{
    std::mt19937 random(1);
    const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    for (int round = 0; round < 400; ++round) {
        PriorityConfig config;
        config.maxAgeSeconds = 1 + below(400);
        config.weights = {.age = below(round % 2 == 0 ? 40 : 4000), .fairshare = below(30)};
        const auto any = [&] { return Waiting{below(500), static_cast<double>(below(100)) / 99}; };
        const OrderedQueue queue = queueOfWaiting(config, {any(), any()});
        std::optional<std::uint32_t> expected;
        for (std::uint32_t second = 0; second <= 500 && !expected; ++second)
            if (priorityLater(queue, 1, second, queue.fairshare[1])
                > priorityLater(queue, 0, second, queue.fairshare[0]))
                expected = second;
        const JobSwap swap = timeToPass(queue, 1, 0);
        ASSERT_EQ(swap.kind != SwapKind::NeverAhead, expected.has_value()) << round;
        if (expected) {
            ASSERT_EQ(swap.seconds, *expected) << round;
        }
    }
}

TEST(PriorityCourse, HasItsSamplesAndWhereAgingEnds)
{
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{700, 0}, {200, 1}});
    const auto course = followPriorities({.queue = queue, .jobs = {0, 1}, .seconds = 1000, .samples = 2});
    ASSERT_TRUE(course);
    EXPECT_THAT(course->seconds, ElementsAre(0, 300, 500, 800, 1000));
    EXPECT_THAT(course->priorities[0], ElementsAre(700, 1000, 1000, 1000, 1000));
    EXPECT_THAT(course->priorities[1], ElementsAre(500, 800, 1000, 1300, 1300));
}

/// No age: job 2 keeps 150 points, job 1 has 300 · t/1000, which is 150 at 500 seconds, where it wins the
/// tie.
TEST(PriorityCourse, TellsWhenLaterFactorsLetAJobPass)
{
    PriorityConfig config;
    config.weights = {.fairshare = 300};
    const OrderedQueue queue = queueOfWaiting(config, {{{}, 0}, {{}, 0.5}});
    const PriorityCourseRequest request{
        .queue = queue, .jobs = {0, 1}, .seconds = 1000, .samples = 3, .fairshare = [](double seconds) {
            return Values<double>{seconds / 1000, 0.5};
        }};
    const auto course = followPriorities(request);
    ASSERT_TRUE(course);
    const auto swap = firstSwap(request, *course);
    ASSERT_TRUE(swap && *swap);
    EXPECT_EQ((*swap)->waiting, 0U);
    EXPECT_EQ((*swap)->passed, 1U);
    EXPECT_EQ((*swap)->seconds, 500U);
    PriorityCourseRequest shorter = request;
    shorter.seconds = 400;
    const auto none = firstSwap(shorter, *followPriorities(shorter));
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->has_value());
}

TEST(PriorityCourse, AsksForLaterFactors)
{
    const OrderedQueue queue = queueOfWaiting(aPointASecond(300), {{0, 0}});
    const auto course = followPriorities(
        {.queue = queue, .jobs = {0}, .seconds = 100, .samples = 1, .fairshare = [](double seconds) {
             return Values<double>(1, seconds / 100);
         }});
    ASSERT_TRUE(course);
    EXPECT_THAT(course->priorities[0], ElementsAre(1, 400)) << "below 1 is 1: 0 would be a held job";
}

} // namespace
} // namespace fairshare
