// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/hand_made.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::handMade;
using test::marksNamed;
using test::plotOf;
using test::treeOf;
using testing::ElementsAre;

// The matrix of the designed compare view, row by row below its diagonal. Two users tie under ticket-based;
// there tau-b is a little above the tau-a that was drawn: 0.39, 0.37, 0.30 to two decimals as well.
TEST(TauMatrix, ShowsEachPairOnce)
{
    const Plot plot = plotOf("tau_matrix", *evaluated(test::university("after")));
    const Marks& pairs = marksNamed(plot, "pairs");
    EXPECT_THAT(pairs.labels,
        ElementsAre("0.80", "0.39", "0.37", "0.67", "0.53", "0.30", "0.67", "0.53", "0.30", "1.00"));
    EXPECT_THAT(pairs.x, ElementsAre(0, 0, 1, 0, 1, 2, 0, 1, 2, 3));
    EXPECT_THAT(pairs.y, ElementsAre(1, 2, 2, 3, 3, 3, 4, 4, 4, 4));
    EXPECT_EQ(pairs.remarks.back(), "Level-based and Fair Tree rank all users in the same order.");
    EXPECT_EQ(plot.panels[0].x.ticks[1].text, "Depth");
    EXPECT_EQ(plot.panels[0].y.ticks[0].text, "Depth-oblivious");
    EXPECT_EQ(plot.title, "Kendall's tau-b between the rankings of 24 users");
    EXPECT_EQ(plot.colorScale->map, ColorMap::Cividis);
    EXPECT_EQ(plot.colorScale->lowest, 0);
}

const std::map<std::string, double> Descending{{"a", 3}, {"b", 2}, {"c", 1}};

TEST(TauMatrix, ReachesDownToTheReverse)
{
    const auto now = handMade(treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}}),
        {{"classic", Descending}, {"fair_tree", {{"a", 1}, {"b", 2}, {"c", 3}}}});
    const Plot plot = plotOf("tau_matrix", *now);
    EXPECT_THAT(marksNamed(plot, "pairs").labels, ElementsAre("−1.00"));
    EXPECT_THAT(marksNamed(plot, "pairs").remarks,
        ElementsAre("Classic and Fair Tree rank all users in reverse order."));
    EXPECT_EQ(plot.colorScale->lowest, -1);
}

TEST(TauMatrix, HasNoNumberWhereAllTie)
{
    const auto now = handMade(treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}}),
        {{"classic", Descending}, {"fair_tree", {{"a", 1}, {"b", 1}, {"c", 1}}}});
    EXPECT_THAT(marksNamed(plotOf("tau_matrix", *now), "pairs").labels, ElementsAre("–"));
    EXPECT_THAT(marksNamed(plotOf("tau_matrix", *now), "pairs").remarks,
        ElementsAre("Undefined: Classic or Fair Tree gives all users the same rank."));
}

TEST(TauMatrix, NeedsTwoUsersAndTwoAlgorithms)
{
    EXPECT_EQ(plotOf("tau_matrix", *evaluated(Scenario())).empty, "At least two users are needed.");
    const auto one = handMade(treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}}), {{"fair_tree", Descending}});
    EXPECT_EQ(plotOf("tau_matrix", *one).empty, "At least two algorithms are needed.");
}

} // namespace
} // namespace fairshare
