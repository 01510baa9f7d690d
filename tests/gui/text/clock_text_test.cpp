// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/clock_text.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(ClockText, CountsDaysFromADayOn)
{
    EXPECT_EQ(clockText(4102), QStringLiteral("1:08:22"));
    EXPECT_EQ(clockText(0), QStringLiteral("0:00:00"));
    EXPECT_EQ(clockText(86'399), QStringLiteral("23:59:59"));
    EXPECT_EQ(clockText(3 * 86'400 + 61), QStringLiteral("3 d 0:01:01"));
}

TEST(ClockText, KnowsTheLongestUpToASpan)
{
    EXPECT_EQ(longestClockText(60), QStringLiteral("9:59:59"));
    EXPECT_EQ(longestClockText(36'000), QStringLiteral("10:00:00"));
    EXPECT_EQ(longestClockText(8 * 86'400 + 3600), QStringLiteral("8 d 23:59:59"));
}

TEST(ClockText, NamesTicksAsFineAsTheirStep)
{
    EXPECT_EQ(tickText(600, 600), QStringLiteral("0:10"));
    EXPECT_EQ(tickText(30, 30), QStringLiteral("0:00:30"));
    EXPECT_EQ(tickText(172'800, 86'400), QStringLiteral("2 d"));
}

TEST(ClockText, FindsRoundSpans)
{
    EXPECT_EQ(roundSpan(61), 120);
    EXPECT_EQ(roundSpan(3600), 3600);
    EXPECT_EQ(roundSpan(60 * 86'400.0), 100 * 86'400);
}

TEST(ClockText, SpellsSpansInTheirLargestWholeUnit)
{
    EXPECT_EQ(spanText(60), QStringLiteral("60 s"));
    EXPECT_EQ(spanText(1200), QStringLiteral("20 min"));
    EXPECT_EQ(spanText(90), QStringLiteral("90 s"));
    EXPECT_EQ(spanText(7200), QStringLiteral("2 h"));
    EXPECT_EQ(speedText(600), QStringLiteral("10 min/s"));
    EXPECT_EQ(speedText(60), QStringLiteral("1 min/s"));
}

TEST(ClockText, TakesASpanThatIsTyped)
{
    EXPECT_EQ(typedSpan(QStringLiteral("90")), 90);
    EXPECT_EQ(typedSpan(QStringLiteral(" 1\u2009200 s ")), 1200);
    EXPECT_EQ(typedSpan(QStringLiteral("20 min")), 1200);
    EXPECT_EQ(typedSpan(QStringLiteral("2H")), 7200);
    EXPECT_EQ(typedSpan(QStringLiteral("3 d")), 259'200);
    EXPECT_EQ(typedSpan(QStringLiteral("1.5 h")), 5400);
    EXPECT_EQ(typedSpan(QStringLiteral("2 hours")), 7200);
    for (const char* text : {"", "s", "-5", "0.5 s", "5 weeks", "1 h 5", "1e16", "+5", "50%"})
        EXPECT_FALSE(typedSpan(QLatin1String(text))) << text;
}

} // namespace
} // namespace fairshare::gui
