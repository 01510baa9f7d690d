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
        "Classic: 2 of 3 users have a factor that another user has too.");
    EXPECT_EQ(plot.title, "Factor of each user, one tick each");
}

TEST(FactorStrips, LeavesOutWhatIsNoNumberAndShowsWhatIsAboveOne)
{
    const auto now =
        handMade(treeOf({{"x", "a"}, {"x", "b"}}), {{"fair_tree", {{"a", std::nan("")}, {"b", 1.5}}}});
    const Plot plot = plotOf("factor_strips", *now);
    EXPECT_THAT(marksNamed(plot, "users").x, ElementsAre(1.5, 1.5));
    EXPECT_GT(plot.panels[0].x.highest, 1.5);
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
