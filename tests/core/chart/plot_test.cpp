// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot.h"

#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

Plot onePanel(Marks marks)
{
    Plot plot;
    plot.tree = SharedValue(test::smallSite().tree);
    plot.panels.push_back({.marks = {std::move(marks)}});
    return plot;
}

TEST(Plot, CountsLinesByTheirStarts)
{
    const Marks lines{
        .kind = MarkKind::Lines, .x = {0, 1, 2, 0, 1}, .y = {0, 0, 0, 1, 1}, .starts = {0, 3, 5}};
    EXPECT_EQ(lines.size(), 2U);
    EXPECT_EQ(Marks{.kind = MarkKind::Lines}.size(), 0U);
    EXPECT_EQ((Marks{.kind = MarkKind::Points, .x = {1, 2, 3}}.size()), 3U);
}

TEST(Plot, ItemsStandForOneRowOrARange)
{
    const Marks one{.x = {1}, .rows = {4}};
    EXPECT_TRUE(one.standsFor(0, 4));
    EXPECT_FALSE(one.standsFor(0, 5));
    const Marks many{.x = {1, 2}, .rows = {2, NoRow}, .rowEnds = {5, NoRow}};
    EXPECT_TRUE(many.standsFor(0, 4));
    EXPECT_FALSE(many.standsFor(0, 5));
    EXPECT_FALSE(many.standsFor(1, 4));
}

TEST(Plot, NamesItemsByTheirRowsUnlessTheyHaveLabels)
{
    const Plot named = onePanel({.x = {1}, .rows = {test::Ana}});
    EXPECT_EQ(labelOf(named, {0, 0, 0}), "ana");
    const Plot labelled = onePanel({.x = {1}, .rows = {test::Ana}, .labels = {"the first"}});
    EXPECT_EQ(labelOf(labelled, {0, 0, 0}), "the first");
}

TEST(Plot, CardsHoldExactNumbers)
{
    Marks marks{.title = "user", .x = {1}, .rows = {test::Ana}, .remarks = {"furthest from its share"}};
    marks.figures.push_back(
        {"a", "A third", "h", std::make_shared<const Values<double>>(Values<double>{1.0 / 3.0}), false});
    marks.figures.push_back({"r", "Rank", "",
        std::make_shared<const Values<std::uint32_t>>(Values<std::uint32_t>{9, 9, 9, 9, UndefinedCount, 9}),
        true});
    const PlotCard card = cardOf(onePanel(marks), {0, 0, 0});
    EXPECT_EQ(card.title, "root › physics › ana");
    EXPECT_EQ(card.what, "user");
    EXPECT_THAT(card.lines,
        testing::ElementsAre(
            PlotCard::Line{"A third", "0.3333333333333333", "h"}, PlotCard::Line{"Rank", "–", ""}));
    EXPECT_EQ(card.remark, "furthest from its share");
}

TEST(Plot, PlacesNumbersOnScales)
{
    const ColorScale linear{.lowest = 2, .highest = 4};
    EXPECT_EQ(placeOn(linear, 2.5), 0.25);
    EXPECT_EQ(placeOn(linear, 1), 0);
    EXPECT_EQ(placeOn(linear, INFINITY), 1);
    const ColorScale logarithmic{.lowest = 0.25, .highest = 4, .logarithmic = true};
    EXPECT_DOUBLE_EQ(placeOn(logarithmic, 1), 0.5);
    EXPECT_DOUBLE_EQ(placeOn(logarithmic, 2), 0.75);
    EXPECT_EQ(placeOn(logarithmic, 0), 0);
    EXPECT_EQ(placeOn({.lowest = 3, .highest = 3}, 3), 0.5);
}

TEST(Plot, RoundsRangesOutwards)
{
    const auto rounded = [](double lowest, double highest) {
        const RoundRange range = roundRange(lowest, highest);
        return std::pair(range.lowest, range.highest);
    };
    EXPECT_THAT(rounded(0, 0.75), testing::Pair(0, testing::DoubleEq(0.8)));
    EXPECT_EQ(rounded(0, 1), std::pair(0.0, 1.0));
    EXPECT_EQ(rounded(-3, 96), std::pair(-20.0, 100.0));
    EXPECT_EQ(rounded(0, 0), std::pair(0.0, 1.0));
    EXPECT_EQ(rounded(5, 5), std::pair(0.0, 5.0));
}

} // namespace
} // namespace fairshare
