// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/usage_course.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

using testing::DoubleEq;
using testing::ElementsAre;

// By hand: fractions 3/4 and 1/4 beside shares of 1/2 and 1/2.
TEST(DistanceToShares, IsHalfTheSumOfDifferences)
{
    const std::array<AccountMoment, 2> moments{{{.usage = 30}, {.usage = 10}}};
    EXPECT_THAT(distanceToShares(moments, std::array{0.5, 0.5}), DoubleEq(0.25));
    EXPECT_THAT(distanceToShares(moments, std::array{0.75, 0.25}), DoubleEq(0));
}

// By hand: |0.75 - 0.5| + |0.25 - 0.25| + |0 - 0.25| of an account that has used nothing, halved.
TEST(DistanceToShares, CountsSharesOfAccountsWithoutUsage)
{
    const std::array<AccountMoment, 2> moments{{{.usage = 30}, {.usage = 10}}};
    EXPECT_THAT(distanceToShares(moments, std::array{0.5, 0.25}), DoubleEq(0.25));
}

TEST(DistanceToShares, IsAHalfWhereNothingWasUsed)
{
    EXPECT_THAT(distanceToShares(std::array<AccountMoment, 2>{}, std::array{0.5, 0.5}), DoubleEq(0.5));
}

/// One account that starts a job in every tick.
UsageCourse recordedTicks(std::size_t ticks, const UsageRecorder::Limits& limits)
{
    UsageRecorder recorder(1, limits);
    for (std::size_t tick = 1; tick <= ticks; ++tick) {
        recorder.started(0);
        if (!recorder.nextTick())
            continue;
        const AccountMoment moment{.usage = static_cast<double>(tick)};
        recorder.add(static_cast<Seconds>(tick * 10), tick, std::array{moment});
    }
    return recorder.take();
}

std::vector<std::uint32_t> startsByTick(const UsageCourse& course)
{
    std::vector<std::uint32_t> counts;
    for (std::size_t tick = 0; tick < course.size(); ++tick)
        counts.push_back(course.at(tick).front().started);
    return counts;
}

TEST(UsageRecorder, KeepsAnyTickThatIsAskedFor)
{
    UsageRecorder recorder(1, {.every = 3});
    EXPECT_FALSE(recorder.hasRest());
    recorder.finished(0);
    EXPECT_TRUE(recorder.hasRest());
    EXPECT_FALSE(recorder.nextTick());
    recorder.keepNext();
    EXPECT_TRUE(recorder.nextTick());
    recorder.add(20, 0, std::array{AccountMoment{}});
    EXPECT_FALSE(recorder.hasRest());
    EXPECT_TRUE(recorder.nextTick());
    EXPECT_FALSE(recorder.nextTick());
}

TEST(UsageRecorder, KeepsEverySoManyTicks)
{
    const UsageCourse course = recordedTicks(7, {.every = 3});
    EXPECT_THAT(course.times, ElementsAre(30, 60));
    EXPECT_THAT(startsByTick(course), ElementsAre(3U, 3U));
    EXPECT_THAT(course.queueLength, ElementsAre(3U, 6U));
}

// By hand: of four ticks the second and fourth stay, with what started in those before.
TEST(UsageRecorder, ThinsWithoutLosingCounts)
{
    const UsageCourse course = recordedTicks(8, {.mostTicks = 4});
    EXPECT_EQ(course.every, 4U);
    EXPECT_THAT(course.times, ElementsAre(40, 80));
    EXPECT_THAT(startsByTick(course), ElementsAre(4U, 4U));
    EXPECT_EQ(course.at(1).front().usage, 8);
}

// By hand: of three ticks the second stays; the third belongs to the next that is kept, the fourth.
TEST(UsageRecorder, CarriesAnOddTickOn)
{
    const UsageCourse course = recordedTicks(4, {.mostTicks = 3});
    EXPECT_THAT(course.times, ElementsAre(20, 40));
    EXPECT_THAT(startsByTick(course), ElementsAre(2U, 2U));
}

TEST(UsageRecorder, BoundsItsMemory)
{
    const UsageCourse course = recordedTicks(100'000, {.mostTicks = 100'000, .mostMoments = 50});
    EXPECT_LT(course.size(), 50U);
    EXPECT_EQ(course.every, 2048U);
}

} // namespace
} // namespace fairshare
