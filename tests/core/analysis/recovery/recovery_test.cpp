// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/recovery.h"

#include "tests/core/analysis/two_users.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

using test::twoUsers;

// By hand: usage falls to a quarter after ln 4 / -ln(1 - 0.693 / 604800) seconds = 1209856.2, the next
// minute is 20165 minutes, 14 days and 5 minutes.
TEST(Recovery, FindsTheMinuteOfTheFlip)
{
    const Scenario scenario = twoUsers();
    const Recovery recovery = *recover({scenario, "fair_tree", 1, 2});
    ASSERT_TRUE(recovery.flipSeconds);
    EXPECT_EQ(*recovery.flipSeconds, 20165 * 60);
    EXPECT_EQ(recovery.sentence,
        "If ann pauses and everyone else continues as now, under Fair Tree it passes bob after 14 d (2.00 "
        "half-lives) and reaches rank 1.");
}

TEST(Recovery, SaysThatDecayAloneChangesNothing)
{
    const Scenario scenario = twoUsers();
    EXPECT_EQ(recover({scenario, "classic", 1, 2})->decayAlone, "no change; both decay equally");
}

TEST(Recovery, FindsTheFirstRankGained)
{
    const Scenario scenario = twoUsers();
    const Recovery recovery = *recover({scenario, "classic", 1});
    EXPECT_EQ(*recovery.flipSeconds, 20165 * 60);
}

TEST(Recovery, NeverComesWithoutDecay)
{
    Scenario scenario = twoUsers();
    scenario.settings.halfLifeSeconds = 0;
    const Recovery recovery = *recover({scenario, "fair_tree", 1, 2});
    EXPECT_FALSE(recovery.flipSeconds);
    EXPECT_EQ(recovery.sentence,
        "If ann pauses and everyone else continues as now, under Fair Tree its rank never improves: usage "
        "does not decay (half-life 0).");
}

TEST(Recovery, IsRefusedForTheOneAhead)
{
    const Scenario scenario = twoUsers();
    const auto refused = recover({scenario, "fair_tree", 2, 1});
    ASSERT_FALSE(refused);
    EXPECT_EQ(
        refused.error().message, "'bob' already ranks ahead of 'ann'; only the lower-ranked one can recover");
}

TEST(Recovery, FollowsTheRankOverHalfLives)
{
    const Scenario scenario = twoUsers();
    const Recovery recovery = *recover({scenario, "fair_tree", 1, 2});
    ASSERT_EQ(recovery.course.size(), 5U);
    EXPECT_EQ(recovery.course[0].rank, 2U);
    EXPECT_EQ(recovery.course[1].rank, 2U);
    EXPECT_EQ(recovery.course[3].rank, 1U);
    EXPECT_EQ(recovery.course[3].seconds, 4 * 604800);
}

TEST(DurationText, HasSecondsBelowADayAndHoursFromThereOn)
{
    EXPECT_EQ(durationText(0), "0 min");
    EXPECT_EQ(durationText(45), "45 s");
    EXPECT_EQ(durationText(59.6), "1 min");
    EXPECT_EQ(durationText(300), "5 min");
    EXPECT_EQ(durationText(3599), "59 min 59 s");
    EXPECT_EQ(durationText(7200), "2 h");
    EXPECT_EQ(durationText(75540), "20 h 59 min");
    EXPECT_EQ(durationText(86369), "23 h 59 min");
    EXPECT_EQ(durationText(86399), "1 d");
    EXPECT_EQ(durationText(86399.6), "1 d");
    EXPECT_EQ(durationText(86400), "1 d");
    EXPECT_EQ(durationText(273600), "3 d 4 h");
    EXPECT_EQ(durationText(273600 + 1799), "3 d 4 h");
    EXPECT_EQ(durationText(273600 + 1800), "3 d 5 h");
    EXPECT_EQ(durationText(4 * 86400 - 1), "4 d");
}

} // namespace
} // namespace fairshare
