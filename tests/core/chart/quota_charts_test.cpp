// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"
#include "core/scenario/sections.h"
#include "tests/core/chart/small_site.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare {
namespace {

using test::bundledSample;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// 60 cores for a, who wants 20 of them; 40 for b, who wants 70 and accepts what others leave.
Scenario twoGroups()
{
    QuotaGroup a;
    a.name = "a";
    a.quota = 60;
    a.requested = 20;
    QuotaGroup b;
    b.name = "b";
    b.quota = 40;
    b.requested = 70;
    b.acceptsSurplus = true;
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {a, b};
    return withQuotas(Scenario(), std::move(quotas));
}

Plot plot(std::string_view chart, const Scenario& scenario, const ParameterValues& values = {})
{
    const auto evaluation = evaluate(scenario, {"fair_tree"});
    auto made =
        makePlot(chart, {.now = **evaluation, .algorithm = "fair_tree", .scenario = &scenario}, values);
    if (!made)
        std::abort();
    return *std::move(made);
}

const Marks& marksOf(const Plot& plot, std::string_view id)
{
    const auto found = std::ranges::find(plot.panels.front().marks, id, &Marks::id);
    if (found == plot.panels.front().marks.end())
        std::abort();
    return *found;
}

std::vector<std::string> bandsOf(const Plot& plot, std::string_view id)
{
    return marksOf(plot, id).remarks;
}

const ParameterValues AsDeclared{{"policy", "declared"}};

TEST(QuotaFlow, BandsAreWhatGroupsKeepGiveAndReceive)
{
    const Plot flow = plot("quota_flow", twoGroups(), AsDeclared);
    EXPECT_THAT(bandsOf(flow, "received"), ElementsAre("30 cores from surplus in <none> to b"));
    EXPECT_THAT(bandsOf(flow, "idle"), ElementsAre("10 cores from surplus not claimed so far to unclaimed"));
    EXPECT_THAT(bandsOf(flow, "kept_and_given"),
        UnorderedElementsAre("20 cores from a to a", "40 cores from b to b",
            "30 cores from a to surplus in <none>", "10 cores from a to surplus not claimed so far"));
}

TEST(QuotaFlow, BandsAreAsWideAsCores)
{
    const Plot flow = plot("quota_flow", twoGroups(), AsDeclared);
    EXPECT_THAT(marksOf(flow, "received").heights, ElementsAre(30));
    EXPECT_THAT(marksOf(flow, "idle").heights, ElementsAre(10));
    const Marks& given = marksOf(flow, "allocated");
    ASSERT_EQ(given.x.size(), 3U); // nobody, a and b
    double all = 0;
    for (std::size_t box = 0; box < given.y.size(); ++box)
        all += given.y2[box] - given.y[box];
    EXPECT_DOUBLE_EQ(all, 100);
}

// The picture of a pool whose production is idle: 3000 cores move to analysis.
TEST(QuotaFlow, BalancingMovesIdleCoresToAnalysis)
{
    const Scenario pool = bundledSample("atlas_no_production");
    const Plot flow = plot("quota_flow", pool);
    const Marks& received = marksOf(flow, "received");
    double moved = 0;
    for (const double amount : received.heights)
        moved += amount;
    EXPECT_NEAR(moved, 3000, 1e-6);
    EXPECT_NEAR(marksOf(flow, "idle").heights.front(), 7818, 1e-6);
    EXPECT_EQ(flow.answer,
        "While prod requests nothing, balancing moves 3000 idle cores to analysis (idle 10818 → 7818); "
        "group_gridods still waits for 1500 cores because the policy keeps it from accepting surplus "
        "(other groups waiting: 1).");
    EXPECT_THAT(marksOf(plot("quota_flow", pool, AsDeclared), "received").heights, IsEmpty());
}

// By hand: 6605 of 15323 are taken of the quotas. Long leaves 500 and mcore its 8, of which short takes 500;
// mcore is the only idle group below analysis, but long gives 500 · 500/508 of them.
TEST(QuotaFlow, NamesWhoGivesMostOfWhatMoves)
{
    EXPECT_EQ(plot("quota_flow", bundledSample("wasted_slots")).answer,
        "Balancing moves 500 idle cores from long to short (idle 8718 → 8218); group_gridods still waits for "
        "300 cores because the policy keeps it from accepting surplus (other groups waiting: 1).");
}

TEST(QuotaFlow, AStepShowsNothingOfLaterOnes)
{
    const Plot first = plot("quota_flow", twoGroups(), {{"policy", "declared"}, {"step", std::int64_t{2}}});
    EXPECT_THAT(bandsOf(first, "received"), IsEmpty());
    EXPECT_THAT(
        bandsOf(first, "idle"), ElementsAre("40 cores from surplus not claimed so far to still offered"));
}

TEST(QuotaFlow, SaysWhereThereAreNoGroups)
{
    EXPECT_EQ(plot("quota_flow", Scenario()).empty, "The scenario has no group quotas.");
    EXPECT_EQ(plot("wasted_slots", Scenario()).empty, "The scenario has no group quotas.");
    EXPECT_EQ(plot("quota_day", Scenario()).empty, "The scenario has no group quotas.");
}

TEST(WastedSlots, HasALineAPolicyOverADay)
{
    const Plot day = plot("wasted_slots", bundledSample("wasted_slots"));
    const Marks& lines = marksOf(day, "policies");
    ASSERT_EQ(lines.labels.size(), 4U);
    EXPECT_EQ(lines.starts.size(), 5U);
    EXPECT_EQ(*std::ranges::min_element(lines.x), 0);
    EXPECT_LE(*std::ranges::max_element(lines.x), 24);
    const auto at = [&](std::size_t line) {
        double sum = 0;
        for (std::uint32_t i = lines.starts[line]; i < lines.starts[line + 1]; ++i)
            sum += lines.y[i];
        return sum;
    };
    // None, declared, everywhere, balanced.
    EXPECT_GT(at(0), at(3));
    EXPECT_GE(at(3), at(2));
}

// Production leaves its 3700 cores: narrow jobs take them under surplus everywhere, wide ones when balanced.
TEST(WastedSlots, TellsWhatWideJobsGet)
{
    const Plot day = plot("wasted_slots", bundledSample("wasted_slots"));
    EXPECT_THAT(day.answer,
        testing::EndsWith(
            " Wide jobs get 250792 core-hours when balanced and 152222 with surplus everywhere."));
    EXPECT_THAT(day.premise,
        testing::HasSubstr(
            "idle jobs varying around each group's demand, started jobs replaced, poll every 2 min"));
    const Plot slides = plot("wasted_slots", bundledSample("wasted_slots"), {{"mode", "slides"}});
    EXPECT_THAT(slides.premise, testing::HasSubstr("first pass of the balancer only"));
    EXPECT_EQ(marksOf(slides, "policies").labels.back(), "balanced, first pass only");
}

// The same seed, the same day; another one, another day.
TEST(QuotaDay, FollowsItsSeed)
{
    const Scenario pool = bundledSample("wasted_slots");
    const auto linesOf = [&](std::int64_t seed) {
        const Plot day = plot("quota_day", pool, {{"seed", seed}});
        std::vector<double> all;
        for (const PlotPanel& panel : day.panels)
            for (const Marks& marks : panel.marks)
                all.insert(all.end(), marks.y.begin(), marks.y.end());
        return all;
    };
    EXPECT_EQ(linesOf(1), linesOf(1));
    EXPECT_NE(linesOf(1), linesOf(2));
}

// Lines end with the day, whatever the polls.
TEST(QuotaDay, EndsAtTwentyFourHours)
{
    const Scenario pool = bundledSample("wasted_slots");
    for (const std::int64_t poll : {2, 7}) {
        const Plot day = plot("quota_day", pool, {{"poll", poll}});
        for (const PlotPanel& panel : day.panels) {
            const Marks& lines = panel.marks.front();
            for (std::size_t line = 0; line + 1 < lines.starts.size(); ++line)
                EXPECT_EQ(lines.x[lines.starts[line + 1] - 1], 24);
            EXPECT_EQ(*std::ranges::max_element(lines.x), 24);
        }
    }
}

// 6110 and 2000 of 15323 cores.
TEST(QuotaDay, DrawsSharesBesideQuotas)
{
    const Scenario pool = bundledSample("wasted_slots");
    const ParameterValues shares{{"quantity", "shares"}};
    const Plot byPolicy = plot("quota_day", pool, shares);
    EXPECT_EQ(byPolicy.panels.front().y.unit, "%");
    EXPECT_THAT(byPolicy.answer, testing::HasSubstr(" % with surplus everywhere; its quota is "));
    const Marks& quotas = marksOf(byPolicy, "quotas");
    EXPECT_NEAR(quotas.y.at(0), 611000.0 / 15323, 1e-9);
    EXPECT_NEAR(quotas.y.at(1), 200000.0 / 15323, 1e-9);
    ParameterValues groups = shares;
    groups.insert_or_assign("panels", "groups");
    const Plot byGroup = plot("quota_day", pool, groups);
    ASSERT_EQ(byGroup.panels.size(), 6U);
    EXPECT_EQ(byGroup.panels[1].title, "short");
    EXPECT_NEAR(byGroup.panels[1].marks.front().y.front(), 200000.0 / 15323, 1e-9);
    EXPECT_THAT(
        byGroup.panels[1].marks.back().labels, ElementsAre("none", "declared", "everywhere", "balanced"));
    // The same figures the other way around: short under surplus everywhere.
    const Marks& lines = byPolicy.panels[2].marks.front();
    const Marks& same = byGroup.panels[1].marks.back();
    EXPECT_EQ(lines.y.at(lines.starts[1] + 20), same.y.at(same.starts[2] + 20));
}

TEST(QuotaDay, HoldsFlagsAndTellsItsPremise)
{
    const Scenario pool = bundledSample("wasted_slots");
    const Plot held = plot("wasted_slots", pool, {{"hold", std::int64_t{1440}}});
    EXPECT_EQ(held.premise,
        "simulated day (typical), idle jobs varying around each group's demand, started jobs replaced, poll "
        "every 2 min, window 160 min, seed 1, flags held 1440 min, both passes of the balancer, pool of "
        "15323 cores without oversubscription");
    EXPECT_NE(marksOf(held, "policies").y, marksOf(plot("wasted_slots", pool), "policies").y);
}

// Six of the eight that a demand takes.
TEST(QuotaDay, SaysWhenTheWindowHoldsTooFewPolls)
{
    EXPECT_EQ(plot("wasted_slots", bundledSample("wasted_slots"), {{"poll", std::int64_t{30}}}).note,
        "Only 6 polls fall within the window, but 8 are needed; the balancer sees no demand.");
}

TEST(QuotaDay, SaysWhatItLeavesOut)
{
    Scenario pool = twoGroups();
    GroupQuotas quotas = *pool.quotas;
    quotas.options.rootRequested = 50;
    quotas.groups[1].autoregroup = true;
    pool = withQuotas(pool, std::move(quotas));
    const std::string remark = "The simulated day includes only jobs of groups without subgroups; these "
                               "requests, in cores, are omitted: <none> 50. Autoregroup is not modeled: jobs "
                               "of b may also use idle cores anywhere in the pool.";
    EXPECT_EQ(plot("wasted_slots", pool).note, remark);
    EXPECT_EQ(plot("quota_day", pool).empty, "No group uses any cores. " + remark);
}

// 160 minutes with a poll every 2.
TEST(QuotaDay, TakesWhatDemandIsFromItsChoices)
{
    const Scenario pool = bundledSample("wasted_slots");
    const Plot day = plot("wasted_slots", pool, {{"samples", std::int64_t{1000}}});
    EXPECT_EQ(
        day.note, "Only 81 polls fall within the window, but 1000 are needed; the balancer sees no demand.");
    EXPECT_THAT(day.premise,
        testing::HasSubstr(", no demand after a drop of more than 60 % or with fewer than 1000 polls, "));
    const Plot never = plot("wasted_slots", pool, {{"profile", "lulls"}, {"collapse", std::int64_t{100}}});
    EXPECT_NE(marksOf(never, "policies").y,
        marksOf(plot("wasted_slots", pool, {{"profile", "lulls"}}), "policies").y);
}

TEST(QuotaDay, TellsGroupsApartByColor)
{
    const Plot day = plot("quota_day", bundledSample("wasted_slots"));
    const Marks& lines = marksOf(day, "groups");
    const Marks& quotas = marksOf(day, "quotas");
    for (std::size_t a = 0; a < lines.roles.size(); ++a)
        for (std::size_t b = a + 1; b < lines.roles.size(); ++b)
            EXPECT_TRUE(lines.roles[a] != lines.roles[b] || lines.dashes[a] != lines.dashes[b])
                << a << " " << b;
    EXPECT_EQ(quotas.roles, lines.roles);
    EXPECT_EQ(quotas.labels.front(), lines.labels.front() + ": quota");
    EXPECT_GT(quotas.x.front(), 0); // beside the numbers of the axis
}

// 1/60, 1/180 and 1/590, over 1/60 + 1/180 + 1/590: 69.685, 23.228 and 7.087 of a hundred.
TEST(Submitters, DividesLimitsInBars)
{
    const Plot bars = plot("submitters", bundledSample("submitters"), AsDeclared);
    const Marks& entitled = marksOf(bars, "entitled");
    ASSERT_EQ(entitled.labels.at(1), "berg@uni");
    EXPECT_NEAR(entitled.x.at(2), 69.685, 1e-3);
    EXPECT_NEAR(entitled.x.at(3), 69.685 + 23.228, 1e-3);
    EXPECT_NEAR(entitled.x2.at(3), 99.7, 1e-9); // a gap of 0.3 %
    ASSERT_EQ(bars.panels.front().y.ticks.size(), 4U);
    EXPECT_EQ(bars.panels.front().y.ticks[1].text, "astro");
    EXPECT_EQ(entitled.shortLabels.at(3), "castillo"); // where the name has no room
    ParameterValues inCores = AsDeclared;
    inCores.insert_or_assign("scale", "cores");
    EXPECT_EQ(marksOf(plot("submitters", bundledSample("submitters"), inCores), "used").x.at(3), 300);
    EXPECT_EQ(plot("submitters", bundledSample("wasted_slots")).empty,
        "The pool has no submitters; load the output of condor_userprio.");
}

} // namespace
} // namespace fairshare
