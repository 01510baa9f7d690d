// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/hand_made.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

using test::handMade;
using test::marksNamed;
using test::plotOf;
using test::treeOf;
using testing::ElementsAre;

TEST(FactorStrips, DrawsOneTickAUser)
{
    const auto now = handMade(treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}}),
        {{"classic", {{"a", 0.5}, {"b", 0.25}, {"c", 0.25}}},
            {"fair_tree", {{"a", 1}, {"b", 0.5}, {"c", 0}}}});
    const Plot plot = plotOf("factor_strips", *now);
    const Marks& users = marksNamed(plot, "users");
    EXPECT_THAT(users.rows, ElementsAre(2, 3, 4, 2, 3, 4));
    EXPECT_THAT(users.x, ElementsAre(0.5, 0.5, 0.25, 0.25, 0.25, 0.25, 1, 1, 0.5, 0.5, 0, 0));
    EXPECT_DOUBLE_EQ(users.y[0], -0.36);
    EXPECT_DOUBLE_EQ(users.y[7], 1.36);
    EXPECT_THAT(marksNamed(plot, "sharing").labels, ElementsAre("2", "0"));
    EXPECT_EQ(marksNamed(plot, "sharing").remarks[0],
        "Classic: 2 of 3 users share their factor with another user.");
    EXPECT_EQ(plot.title, "Factors of all users");
}

TEST(FactorStrips, LeavesOutWhatIsNoNumber)
{
    const auto now =
        handMade(treeOf({{"x", "a"}, {"x", "b"}}), {{"fair_tree", {{"a", std::nan("")}, {"b", 0.5}}}});
    EXPECT_THAT(marksNamed(plotOf("factor_strips", *now), "users").x, ElementsAre(0.5, 0.5));
}

// The strip reaches from 1.02 to 1.08: two values stand at its quarters.
TEST(FactorStrips, WhatIsAboveOneStandsInAStripOfItsOwn)
{
    const auto now = handMade(treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}, {"x", "d"}}),
        {{"fair_tree", {{"a", 0.5}, {"b", 0.5}, {"c", 0.5}, {"d", 0.5}}},
            {"ticket_based", {{"a", 12.4}, {"b", 1}, {"c", 1.5}, {"d", 12.4}}}});
    const Plot plot = plotOf("factor_strips", *now);
    const Marks& users = marksNamed(plot, "users");
    EXPECT_DOUBLE_EQ(users.x[0], 1.065);
    EXPECT_DOUBLE_EQ(users.x[2], 1);
    EXPECT_DOUBLE_EQ(users.x[4], 1.035);
    EXPECT_DOUBLE_EQ(users.x[6], 1.065);
    EXPECT_EQ(plot.panels[0].x.ticks.back().text, "> 1");
    EXPECT_LT(plot.panels[0].x.highest, 1.3) << "the others keep their room";
    EXPECT_EQ(plot.note,
        "On the right: number of users who share a factor. Above 1 (in order, not to scale): 3 users under "
        "Ticket-based, highest 12.40.");
    EXPECT_EQ(exactText(users.figures[0], users, 0), "12.4") << "the card has the value";
}

TEST(FactorStrips, WithoutOverflowTheRangeIsZeroToOne)
{
    const auto now = handMade(treeOf({{"x", "a"}, {"x", "b"}}), {{"fair_tree", {{"a", 0.1}, {"b", 0.2}}}});
    const Plot plot = plotOf("factor_strips", *now);
    EXPECT_DOUBLE_EQ(plot.panels[0].x.highest, 1.13);
    EXPECT_EQ(plot.panels[0].x.ticks.back().text, "1");
    EXPECT_EQ(plot.panels[0].marks.front().id, "users");
}

// 2000 users, each tenth at 7: they are one bar beyond 1 and no part of 0 to 1.
TEST(FactorStrips, CountsManyAboveOneTogether)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 2000; ++user) {
        places.emplace_back("x", fmt::format("u{:04}", user));
        factors[places.back().second] = user % 10 == 0 ? 7 + user : 0.5;
    }
    const Plot plot = plotOf("factor_strips", *handMade(treeOf(places), {{"fair_tree", factors}}));
    const Marks& bins = marksNamed(plot, "bins");
    ASSERT_EQ(bins.size(), 2U);
    EXPECT_DOUBLE_EQ(bins.x[1], 1.02);
    EXPECT_DOUBLE_EQ(bins.x2[1], 1.08);
    EXPECT_EQ(exactText(bins.figures[0], bins, 1), "200");
}

// 2000 users: half at 0.5, the others evenly from 0 to 1; 200 bins of 0.005, the bin of 0.5 is the highest.
TEST(FactorStrips, DrawsHowManyWhereTicksWouldBeABand)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 2000; ++user) {
        places.emplace_back("x", fmt::format("u{:04}", user));
        factors[places.back().second] = user < 1000 ? 0.5 : (user - 999.5) / 1000;
    }
    const Plot plot = plotOf("factor_strips", *handMade(treeOf(places), {{"fair_tree", factors}}));
    const Marks& bins = marksNamed(plot, "bins");
    ASSERT_EQ(bins.size(), 200U);
    EXPECT_DOUBLE_EQ(bins.y[100] - bins.y2[100], 0.72);
    EXPECT_NEAR(bins.y[0] - bins.y2[0], 0.72 * 5 / 1005, 1e-12);
    EXPECT_EQ(plot.title, "Factors of all users");
}

} // namespace
} // namespace fairshare
