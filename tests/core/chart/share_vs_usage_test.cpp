// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::marksNamed;
using test::plotOf;
using test::smallSite;
using testing::ElementsAre;

TEST(ShareVsUsage, PutsEverybodyAtShareAndUsage)
{
    const Plot plot = plotOf("share_vs_usage", *evaluated(smallSite()));
    const Marks& users = marksNamed(plot, "users");
    EXPECT_THAT(users.rows, ElementsAre(test::Cem, test::Ana, test::Ben));
    EXPECT_THAT(users.x, ElementsAre(0.25, 0.375, 0.375));
    EXPECT_THAT(users.y, ElementsAre(0.25, 0.75, 0));
    const Marks& accounts = marksNamed(plot, "accounts");
    EXPECT_THAT(accounts.rows, ElementsAre(test::Chemistry, test::Physics));
    EXPECT_THAT(accounts.x, ElementsAre(0.25, 0.75));
    EXPECT_THAT(accounts.y, ElementsAre(0.25, 0.75));
}

TEST(ShareVsUsage, ColorsUsersByTheirFactor)
{
    // By hand: ann has used nothing and is the first of two, bob the second.
    ShareTreeBuilder builder;
    const auto physics = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics"});
    builder.add(physics, {.name = "ann", .usage = 0});
    builder.add(physics, {.name = "bob", .usage = 7});
    const auto now = evaluated(test::scenarioOf(std::move(builder)));
    const Plot plot = plotOf("share_vs_usage", *now);
    EXPECT_EQ(plot.colorScale->title, "Factor, Fair Tree");
    EXPECT_EQ(plot.colorScale->map, ColorMap::Viridis);
    EXPECT_THAT(marksNamed(plot, "users").values, ElementsAre(1, 0.5));
    EXPECT_TRUE(marksNamed(plot, "accounts").values.empty());
    EXPECT_FALSE(plotOf("share_vs_usage", *now, {{"color", std::string("plain")}}).colorScale);
}

TEST(ShareVsUsage, AxesHaveOneRangeSoThatTheTargetIsTheDiagonal)
{
    const Plot plot = plotOf("share_vs_usage", *evaluated(smallSite()));
    const PlotPanel& panel = plot.panels.at(0);
    for (const PlotAxis& axis : {panel.x, panel.y}) {
        EXPECT_EQ(axis.scale, AxisScale::Linear);
        EXPECT_EQ(axis.lowest, 0);
        EXPECT_DOUBLE_EQ(axis.highest, 0.8);
    }
    EXPECT_EQ(panel.x.title, "Share of the cluster");
    EXPECT_EQ(panel.y.title, "Fraction of total usage");
    const Marks& lines = marksNamed(plot, "usage_ratio");
    EXPECT_THAT(lines.labels, ElementsAre("uses its share", "twice its share", "half its share"));
    EXPECT_DOUBLE_EQ(lines.y2[0] / lines.x2[0], 1);
    EXPECT_DOUBLE_EQ(lines.y2[1] / lines.x2[1], 2);
    EXPECT_DOUBLE_EQ(lines.y2[2] / lines.x2[2], 0.5);
}

TEST(ShareVsUsage, TakesLogarithmsFromTwoDecadesOnAndKeepsAPlaceForZero)
{
    // By hand: shares are 1/101 and 100/101, usage 1 and 0.
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 1, .usage = 5});
    builder.add(builder.root(), {.name = "bob", .shares = 100, .usage = 0});
    const auto now = evaluated(test::scenarioOf(std::move(builder)));
    const Plot plot = plotOf("share_vs_usage", *now);
    const PlotPanel& panel = plot.panels.at(0);
    EXPECT_EQ(panel.x.scale, AxisScale::Logarithmic);
    EXPECT_DOUBLE_EQ(panel.x.lowest, 0.001);
    EXPECT_DOUBLE_EQ(panel.x.highest, 1);
    EXPECT_FALSE(panel.x.zeroAt);
    EXPECT_EQ(panel.y.scale, AxisScale::Logarithmic);
    ASSERT_TRUE(panel.y.zeroAt);
    EXPECT_LT(*panel.y.zeroAt, 0.001);
    EXPECT_LT(panel.y.lowest, *panel.y.zeroAt);
    EXPECT_THAT(marksNamed(plot, "users").y, ElementsAre(1, 0));
    EXPECT_EQ(plotOf("share_vs_usage", *now, {{"scale", std::string("linear")}}).panels.at(0).x.scale,
        AxisScale::Linear);
}

TEST(ShareVsUsage, NamesTheAccountsFurthestFromTheirShareFirst)
{
    // By hand: physics uses all with three of four shares, chemistry nothing with one.
    ShareTreeBuilder builder;
    const auto add = [&](std::string_view name, std::uint32_t shares, long double usage) {
        const auto account =
            builder.add(builder.root(), {.kind = NodeKind::Account, .name = name, .shares = shares});
        builder.add(account, {.name = "ann", .usage = usage});
    };
    add("biology", 5, 50);
    add("chemistry", 4, 10);
    add("physics", 1, 40);
    const Plot plot = plotOf("share_vs_usage", *evaluated(test::scenarioOf(std::move(builder))));
    const Marks& accounts = marksNamed(plot, "accounts");
    std::vector<std::string> names;
    for (const std::uint32_t item : accounts.labelled)
        names.emplace_back(plot.tree->name(accounts.row(item)));
    EXPECT_THAT(names, ElementsAre("chemistry", "physics", "biology"));
}

TEST(ShareVsUsage, SaysWhenNobodyUsedAnything)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann"});
    EXPECT_EQ(
        plotOf("share_vs_usage", *evaluated(test::scenarioOf(std::move(builder)))).note, "No usage yet.");
    EXPECT_EQ(plotOf("share_vs_usage", *evaluated(Scenario())).empty, "No users or accounts to show.");
}

} // namespace
} // namespace fairshare
