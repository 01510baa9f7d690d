// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/hand_made.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::handMade;
using test::marksNamed;
using testing::ElementsAre;

/// c and d have one factor; a and b differ in the fifth decimal.
Plot plotWith(std::int64_t weight)
{
    const auto now = handMade(test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}, {"x", "d"}}),
        {{"fair_tree", {{"a", 0.500015}, {"b", 0.5}, {"c", 0.25}, {"d", 0.25}}}});
    return test::plotOf("priority_collisions", *now, {{"weight", weight}});
}

TEST(PriorityCollisions, TellsEqualFactorsFromThoseThatAreCut)
{
    const Plot plot = plotWith(1000);
    EXPECT_THAT(marksNamed(plot, "equal_factors").x2, ElementsAre(2));
    EXPECT_THAT(marksNamed(plot, "cut").x, ElementsAre(2));
    EXPECT_THAT(marksNamed(plot, "cut").x2, ElementsAre(4));
    EXPECT_THAT(marksNamed(plot, "sharing").labels, ElementsAre("4"));
    EXPECT_THAT(marksNamed(plot, "cut").remarks,
        ElementsAre("Fair Tree: 4 users with 2 distinct priorities; 4 users share one, 2 of them because of "
                    "equal factors. Most common priority: 500 (2 users)."));
    EXPECT_EQ(plot.title, "Shared priorities at weight 1\u2009000");
}

TEST(PriorityCollisions, VanishWithALargeWeight)
{
    const Plot plot = plotWith(100'000);
    EXPECT_THAT(marksNamed(plot, "sharing").labels, ElementsAre("2"));
    EXPECT_THAT(marksNamed(plot, "cut").x2, ElementsAre(2));
}

TEST(PriorityCollisions, RefuseAWeightThatSlurmDoesNotTake)
{
    const auto now = handMade(test::treeOf({{"x", "a"}}), {{"fair_tree", {{"a", 1}}}});
    const auto plot = makePlot("priority_collisions", {.now = *now, .algorithm = "fair_tree"},
        {{"weight", std::int64_t{4294967296}}});
    EXPECT_EQ(plot.error().message,
        "priority_collisions.weight is '4294967296'; expected a whole number from 0 to 4294967295");
}

} // namespace
} // namespace fairshare
