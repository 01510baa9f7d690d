// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/share_partition.h"

#include "core/analysis/generate/generator.h"
#include "core/chart/plot_csv.h"
#include "tests/core/chart/small_site.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::scenarioOf;
using test::smallSite;
using testing::ElementsAre;

/// "physics 1: 0.25-1", with the last level behind the first where they differ and "*" for merged parts.
std::vector<std::string> partsOf(
    const Scenario& scenario, NodeRow focus = RootRow, const PartitionLimits& limits = {})
{
    std::vector<std::string> texts;
    for (const SharePart& part : partitionShares(*evaluated(scenario), focus, limits)) {
        std::string text = fmt::format("{} {}", scenario.tree.name(part.row), part.level);
        if (part.lastLevel != part.level)
            text += fmt::format("..{}", part.lastLevel);
        texts.push_back(text + fmt::format(": {:.6g}-{:.6g}{}", part.from, part.to, part.merged ? " *" : ""));
    }
    return texts;
}

// By hand, from the shares of smallSite.
TEST(SharePartition, DividesByRawSharesLevelByLevel)
{
    EXPECT_THAT(partsOf(smallSite()),
        ElementsAre("root 0: 0-1", "chemistry 1: 0-0.25", "physics 1: 0.25-1", "cem 2: 0-0.25",
            "ana 2: 0.25-0.625", "ben 2: 0.625-1"));
}

TEST(SharePartition, GivesTheFocusTheWholeWidth)
{
    EXPECT_THAT(
        partsOf(smallSite(), test::Physics), ElementsAre("physics 0: 0-1", "ana 1: 0-0.5", "ben 1: 0.5-1"));
}

TEST(SharePartition, MergesNeighborsThatAreTooNarrow)
{
    EXPECT_THAT(partsOf(smallSite(), RootRow, {.narrowest = 0.4}),
        ElementsAre(
            "root 0: 0-1", "chemistry 1: 0-0.25", "physics 1: 0.25-1", "cem 2: 0-0.25", "ana 2: 0.25-1 *"));
    EXPECT_THAT(partsOf(smallSite(), RootRow, {.narrowest = 0.8}),
        ElementsAre("root 0: 0-1", "chemistry 1..2: 0-1 *"));
    const auto parts = partitionShares(*evaluated(smallSite()), RootRow, {.narrowest = 0.8});
    EXPECT_EQ(parts.back().row, test::Chemistry);
    EXPECT_EQ(parts.back().end, test::Ben + 1);
}

TEST(SharePartition, EndsAtTheLastLevelAsked)
{
    EXPECT_THAT(partsOf(smallSite(), RootRow, {.levels = 1}),
        ElementsAre("root 0: 0-1", "chemistry 1: 0-0.25", "physics 1: 0.25-1"));
}

// By hand: ann, bob and the account b compete with each other for 1 + 1 + 2 shares.
TEST(SharePartition, TakesAnAccountWithParentSharesForABracket)
{
    ShareTreeBuilder builder;
    const auto a =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a", .shares = ParentShares});
    builder.add(a, {.name = "ann", .shares = 1});
    builder.add(a, {.name = "bob", .shares = 1});
    builder.add(builder.root(), {.kind = NodeKind::Account, .name = "b", .shares = 2});
    EXPECT_THAT(partsOf(scenarioOf(std::move(builder))),
        ElementsAre("root 0: 0-1", "a 1: 0-0.5", "b 1: 0.5-1", "ann 2: 0-0.25", "bob 2: 0.25-0.5"));
}

TEST(SharePartition, LeavesOutWhoHasNoWidth)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 5});
    builder.add(builder.root(), {.name = "bob", .shares = 0});
    builder.add(builder.root(), {.name = "cem", .shares = ParentShares});
    EXPECT_THAT(partsOf(scenarioOf(std::move(builder))), ElementsAre("root 0: 0-1", "ann 1: 0-1"));
    ShareTreeBuilder nothing;
    const auto a = nothing.add(nothing.root(), {.kind = NodeKind::Account, .name = "a", .shares = 0});
    nothing.add(a, {.name = "ann", .shares = 5});
    const Scenario scenario = scenarioOf(std::move(nothing));
    EXPECT_THAT(partsOf(scenario), ElementsAre("root 0: 0-1"));
    EXPECT_THAT(partsOf(scenario, 1), ElementsAre("a 0: 0-1"));
}

// Slurm's sum of these wraps to 0; the picture shows the shares as they were given.
TEST(SharePartition, AddsSharesExactly)
{
    ShareTreeBuilder builder;
    for (const char* name : {"a", "b", "c", "d"})
        builder.add(builder.root(), {.name = name, .shares = 1U << 30});
    EXPECT_THAT(partsOf(scenarioOf(std::move(builder))),
        ElementsAre("root 0: 0-1", "a 1: 0-0.25", "b 1: 0.25-0.5", "c 1: 0.5-0.75", "d 1: 0.75-1"));
}

TEST(SharePartition, StaysSmallForLargeTrees)
{
    const auto scenario = generateScenario({.shape = "flat", .size = 100000, .seed = 1});
    ASSERT_TRUE(scenario);
    const auto parts = partitionShares(*evaluated(*scenario), RootRow, {.narrowest = 1.0 / 1600});
    EXPECT_LT(parts.size(), 5000U);
    EXPECT_GT(parts.size(), 1U);
}

TEST(Icicle, DrawsPartsAsRectanglesFromTheTop)
{
    const Plot plot = test::plotOf("icicle", *evaluated(smallSite()));
    const PlotPanel& panel = plot.panels.at(0);
    EXPECT_TRUE(panel.y.reversed);
    EXPECT_EQ(panel.y.highest, 3);
    const Marks& users = test::marksNamed(plot, "users");
    EXPECT_EQ(users.kind, MarkKind::Rectangles);
    EXPECT_THAT(users.rows, ElementsAre(test::Cem, test::Ana, test::Ben));
    EXPECT_THAT(users.x, ElementsAre(0, 0.25, 0.625));
    EXPECT_THAT(users.x2, ElementsAre(0.25, 0.625, 1));
    EXPECT_THAT(users.y, ElementsAre(2, 2, 2));
    EXPECT_THAT(users.y2, ElementsAre(3, 3, 3));
    // Usage over share, by hand: 0.25/0.25, 0.75/0.375, 0/0.375.
    EXPECT_THAT(users.values, ElementsAre(1, 2, 0));
    EXPECT_THAT(test::marksNamed(plot, "accounts").values, ElementsAre(1, 1, 1));
    EXPECT_TRUE(plot.colorScale->logarithmic);
}

TEST(Icicle, ColorsByRankWithTheFirstPlaceBrightest)
{
    const Plot plot = test::plotOf("icicle", *evaluated(smallSite()), {{"color", std::string("rank")}});
    EXPECT_EQ(placeOn(*plot.colorScale, 1), 1);
    EXPECT_EQ(placeOn(*plot.colorScale, 3), 0);
    EXPECT_THAT(plot.colorScale->ticks, ElementsAre(PlotTick{1, "1"}, PlotTick{2, "2"}, PlotTick{3, "3"}));
    EXPECT_TRUE(isUndefined(test::marksNamed(plot, "accounts").values.front()));
}

TEST(Icicle, SaysWhoseSharesTheseAre)
{
    const auto now = evaluated(smallSite());
    EXPECT_EQ(test::plotOf("icicle", *now).note, "Sizes are shares of the cluster.");
    EXPECT_EQ(test::plotOf("icicle", *now, {}, test::Physics).note,
        "Sizes are shares of physics, which has 0.7500 of the cluster.");
    ShareTreeBuilder nothing;
    nothing.add(nothing.root(), {.name = "ann", .shares = 0});
    EXPECT_EQ(test::plotOf("icicle", *evaluated(scenarioOf(std::move(nothing)))).empty,
        "root has no shares to divide.");
}

// By hand: 2000 users with a share each are narrower than a pixel; one of them used everything.
TEST(Icicle, MergedPartsSayHowManyTheyAreAndAddUpTheirFigures)
{
    ShareTreeBuilder builder;
    for (int i = 0; i < 2000; ++i)
        builder.add(builder.root(), {.name = fmt::format("u{:04}", i), .usage = i == 7 ? 3.0L : 0.0L});
    const Plot plot = test::plotOf("icicle", *evaluated(scenarioOf(std::move(builder))));
    const Marks& merged = test::marksNamed(plot, "merged");
    ASSERT_EQ(merged.size(), 1U);
    EXPECT_EQ(merged.labels.front(), "2000 users");
    EXPECT_EQ(merged.rowEnds.front(), 2001U);
    EXPECT_NEAR(std::get<Reals>(merged.figures[0].values)->front(), 1, 1e-12);
    EXPECT_EQ(exactText(merged.figures[1], merged, 0), "1");
    EXPECT_NEAR(merged.values.front(), 1, 1e-12);
}

TEST(Sunburst, DrawsTheSamePartsAsSectors)
{
    const Plot plot = test::plotOf("sunburst", *evaluated(smallSite()));
    const Marks& users = test::marksNamed(plot, "users");
    EXPECT_EQ(users.kind, MarkKind::Sectors);
    EXPECT_THAT(users.x, ElementsAre(0, 0.25, 0.625));
    EXPECT_THAT(users.x2, ElementsAre(0.25, 0.625, 1));
    EXPECT_THAT(users.y, ElementsAre(2, 2, 2));
    EXPECT_THAT(users.y2, ElementsAre(3, 3, 3));
    EXPECT_EQ(plot.panels.at(0).y.highest, 3);
}

/// chemistry 3 shares with dan; physics 1 share with ana and cem, who have its share, and bob with a share.
Scenario siteWithParentShares()
{
    ShareTreeBuilder builder;
    const auto chemistry =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "chemistry", .shares = 3});
    builder.add(chemistry, {.name = "dan", .usage = 40});
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 1});
    builder.add(physics, {.name = "ana", .shares = ParentShares, .usage = 10});
    builder.add(physics, {.name = "bob", .usage = 20});
    builder.add(physics, {.name = "cem", .shares = ParentShares, .usage = 30});
    return scenarioOf(std::move(builder));
}

// By hand: physics has 1/4 of the cluster; ana and cem used (10 + 30)/100.
TEST(Icicle, UsersWithParentSharesAreAStripOfTheirAccount)
{
    const Plot plot = test::plotOf("icicle", *evaluated(siteWithParentShares()));
    const Marks& strips = test::marksNamed(plot, "parent_shares");
    ASSERT_EQ(strips.size(), 1U);
    EXPECT_TRUE(strips.hatched);
    EXPECT_EQ(strips.labels.front(), "2 users with parent shares");
    EXPECT_EQ(strips.shortLabels.front(), "2 users");
    EXPECT_EQ(strips.remarks.front(), "With the parent account's share: ana, cem.");
    EXPECT_EQ(strips.x.front(), 0.75);
    EXPECT_EQ(strips.x2.front(), 1);
    EXPECT_EQ(strips.y2.front(), 2);
    const Marks& accounts = test::marksNamed(plot, "accounts");
    EXPECT_EQ(plot.tree->name(accounts.rows.back()), "physics");
    EXPECT_EQ(accounts.y2.back(), strips.y.front()) << "the strip is at the end of its account";
    EXPECT_EQ(accounts.y2[1], 2) << "chemistry has none";
    EXPECT_EQ(exactText(strips.figures[0], strips, 0), "0.25");
    EXPECT_EQ(exactText(strips.figures[1], strips, 0), "0.4");
    EXPECT_EQ(plot.note,
        "Sizes are shares of the cluster. Hatched: 2 users with parent shares, drawn with the parent "
        "account's share.");
}

TEST(Icicle, TheDataHaveUsersWithParentShares)
{
    EXPECT_THAT(plotCsv(test::plotOf("icicle", *evaluated(siteWithParentShares()))),
        testing::HasSubstr("\n1,parent_shares,root/physics/ana,2 users with parent shares,0.75,"));
}

TEST(Icicle, AStripStandsForItsUsersAlone)
{
    const Scenario scenario = siteWithParentShares();
    const Plot plot = test::plotOf("icicle", *evaluated(scenario));
    const Marks& strips = test::marksNamed(plot, "parent_shares");
    const auto isOf = [&](const char* name) {
        return strips.standsFor(0, findByName(*plot.tree, name).front());
    };
    EXPECT_TRUE(isOf("ana"));
    EXPECT_FALSE(isOf("bob"));
    EXPECT_TRUE(isOf("cem"));
    EXPECT_FALSE(isOf("dan"));
}

TEST(Icicle, AnAccountOfParentSharesAloneIsDrawn)
{
    ShareTreeBuilder builder;
    const auto physics = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics"});
    builder.add(physics, {.name = "ana", .shares = ParentShares});
    const auto now = evaluated(scenarioOf(std::move(builder)));
    const Plot plot = test::plotOf("icicle", *now, {}, 1);
    EXPECT_EQ(plot.empty, "");
    EXPECT_EQ(test::marksNamed(plot, "parent_shares").labels.front(), "ana (parent shares)");
    EXPECT_EQ(test::marksNamed(plot, "parent_shares").shortLabels.front(), "ana");
    EXPECT_EQ(
        test::marksNamed(plot, "parent_shares").remarks.front(), "With the parent account's share: ana.");
    EXPECT_LT(plot.panels[0].y.lowest, test::marksNamed(plot, "accounts").y2.front());
}

TEST(Icicle, ManyWithParentSharesAreNamedInPart)
{
    ShareTreeBuilder builder;
    for (int i = 0; i < 10; ++i)
        builder.add(builder.root(), {.name = fmt::format("u{}", i), .shares = ParentShares});
    const Plot plot = test::plotOf("icicle", *evaluated(scenarioOf(std::move(builder))));
    EXPECT_EQ(test::marksNamed(plot, "parent_shares").remarks.front(),
        "With the parent account's share: u0, u1, u2, u3, u4, u5, u6 and 3 more.");
}

/// chemistry with dan has shares; physics shares from the root, and so does everybody below it. cold has
/// none.
Scenario siteWithAParentAccount()
{
    ShareTreeBuilder builder;
    const auto chemistry = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "chemistry"});
    builder.add(chemistry, {.name = "dan", .usage = 40});
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = ParentShares});
    builder.add(physics, {.name = "ana", .shares = ParentShares, .usage = 10});
    builder.add(physics, {.name = "ben", .shares = ParentShares, .usage = 50});
    const auto cold = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "cold", .shares = 0});
    builder.add(cold, {.name = "eve"});
    return scenarioOf(std::move(builder));
}

// By hand: physics used (10 + 50)/100.
TEST(Icicle, AnAccountOfParentSharesIsAPartOfTheStrip)
{
    const Plot plot = test::plotOf("icicle", *evaluated(siteWithAParentAccount()));
    const Marks& strips = test::marksNamed(plot, "parent_shares");
    ASSERT_EQ(strips.size(), 1U);
    EXPECT_EQ(plot.tree->name(strips.rows.front()), "physics");
    EXPECT_EQ(strips.labels.front(), "physics with parent shares, 2 users");
    EXPECT_EQ(strips.remarks.front(), "With the parent account's share: physics. Below: 2 associations.");
    EXPECT_EQ(exactText(strips.figures[1], strips, 0), "0.6");
    for (const char* below : {"physics", "ana", "ben"})
        EXPECT_TRUE(strips.standsFor(0, findByName(*plot.tree, below).front())) << below;
}

TEST(Icicle, SaysWhoHasNoPlace)
{
    EXPECT_EQ(test::plotOf("icicle", *evaluated(siteWithAParentAccount())).note,
        "Sizes are shares of the cluster. Hatched: 1 account with parent shares, drawn with the parent "
        "account's share. Not drawn: 2 associations without shares.");
}

TEST(Sunburst, HasAStripOfParentSharesToo)
{
    const Plot plot = test::plotOf("sunburst", *evaluated(siteWithParentShares()));
    const Marks& strips = test::marksNamed(plot, "parent_shares");
    ASSERT_EQ(strips.size(), 1U);
    EXPECT_EQ(strips.kind, MarkKind::Sectors);
    EXPECT_LT(strips.y.front(), strips.y2.front());
    EXPECT_EQ(strips.y2.front(), 2);
}

} // namespace
} // namespace fairshare
