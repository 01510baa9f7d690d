// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/chart/chart_registry.h"
#include "core/io/format_registry.h"
#include "core/scenario/sections.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Scenario sample(const std::string& id)
{
    const auto text = readFile(std::string(BUNDLED_SAMPLES) + "/" + id + ".fairshare");
    const auto import = findFormat("fairshare")->read(text.value_or(""), {});
    return import && import->scenario ? *import->scenario : Scenario();
}

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
    EXPECT_THAT(bandsOf(flow, "received"), ElementsAre("30 cores from surplus inside <none> to b"));
    EXPECT_THAT(
        bandsOf(flow, "idle"), ElementsAre("10 cores from surplus that nobody took so far to no taker"));
    EXPECT_THAT(bandsOf(flow, "kept_and_given"),
        UnorderedElementsAre("20 cores from a to a", "40 cores from b to b",
            "30 cores from a to surplus inside <none>",
            "10 cores from a to surplus that nobody took so far"));
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
    const Scenario pool = sample("atlas_no_production");
    const Plot flow = plot("quota_flow", pool);
    const Marks& received = marksOf(flow, "received");
    double moved = 0;
    for (const double amount : received.heights)
        moved += amount;
    EXPECT_NEAR(moved, 3000, 1e-6);
    EXPECT_NEAR(marksOf(flow, "idle").heights.front(), 7818, 1e-6);
    EXPECT_EQ(flow.answer,
        "With prod idle, balancing moves 3000 idle cores to analysis (idle 10818 → 7818); group_gridods "
        "still waits for 1500 because its flag stays off.");
    EXPECT_THAT(marksOf(plot("quota_flow", pool, AsDeclared), "received").heights, IsEmpty());
}

// By hand: 7705 of 15323 are taken of the quotas. Long leaves 500 and mcore its 8, of which short takes 500;
// mcore is the only idle group below analysis, but long gives 500 · 500/508 of them.
TEST(QuotaFlow, NamesWhoGivesMostOfWhatMoves)
{
    EXPECT_EQ(plot("quota_flow", sample("wasted_slots")).answer,
        "Balancing moves 500 idle cores of long to short (idle 7618 → 7118); group_gridods still waits for "
        "300 because its flag stays off.");
}

TEST(QuotaFlow, AStepShowsNothingOfLaterOnes)
{
    const Plot first = plot("quota_flow", twoGroups(), {{"policy", "declared"}, {"step", std::int64_t{2}}});
    EXPECT_THAT(bandsOf(first, "received"), IsEmpty());
    EXPECT_THAT(bandsOf(first, "idle"),
        ElementsAre("40 cores from surplus that nobody took so far to still offered"));
}

TEST(QuotaFlow, SaysWhereThereAreNoGroups)
{
    EXPECT_EQ(plot("quota_flow", Scenario()).empty, "The scenario has no group quotas.");
    EXPECT_EQ(plot("wasted_slots", Scenario()).empty, "The scenario has no group quotas.");
    EXPECT_EQ(plot("quota_day", Scenario()).empty, "The scenario has no group quotas.");
}

TEST(WastedSlots, HasALineAPolicyOverADay)
{
    const Plot day = plot("wasted_slots", sample("wasted_slots"));
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

// The same seed, the same day; another one, another day.
TEST(QuotaDay, FollowsItsSeed)
{
    const Scenario pool = sample("wasted_slots");
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

} // namespace
} // namespace fairshare
