// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"

#include "core/chart/plot_csv.h"
#include "tests/core/chart/small_site.h"
#include "tests/support/random_tree.h"

#include <gtest/gtest.h>

#include <set>

namespace fairshare {
namespace {

using test::evaluated;

/// Everything of a plot that a renderer relies on.
void expectWhole(const Plot& plot)
{
    EXPECT_NE(plot.title, "");
    EXPECT_TRUE(!plot.colorScale || plot.colorScale->meaning.ends_with('.')) << plot.title;
    for (const PlotPanel& panel : plot.panels) {
        for (const PlotAxis& axis : {panel.x, panel.y})
            EXPECT_TRUE(!axis.shown || axis.scale == AxisScale::Categories || axis.meaning.ends_with('.'))
                << plot.title << ": " << axis.title;
        EXPECT_LT(panel.x.lowest, panel.x.highest);
        EXPECT_LT(panel.y.lowest, panel.y.highest);
        if (panel.z) {
            EXPECT_LT(panel.z->lowest, panel.z->highest);
            EXPECT_TRUE(panel.z->meaning.ends_with('.')) << plot.title << ": " << panel.z->title;
        }
        if (panel.grid) {
            EXPECT_EQ(panel.grid->values->size(), panel.grid->columns * panel.grid->rows);
            EXPECT_TRUE(plot.colorScale && !panel.grid->id.empty() && !panel.grid->title.empty());
        }
        for (const Marks& marks : panel.marks) {
            const std::size_t n = marks.size();
            const bool lines = marks.kind == MarkKind::Lines;
            EXPECT_TRUE(marks.z.empty() || (panel.z && marks.z.size() == marks.x.size())) << marks.id;
            EXPECT_NE(marks.id, "");
            EXPECT_EQ(marks.x.size(), marks.y.size());
            EXPECT_EQ(marks.x2.size(), marks.y2.size());
            for (const std::size_t size :
                {lines ? 0 : marks.x2.size(), marks.rows.size(), marks.rowEnds.size(), marks.roles.size(),
                    marks.values.size(), marks.labels.size(), marks.remarks.size()})
                EXPECT_TRUE(size == 0 || size == n) << marks.id << ": " << size << " of " << n;
            for (const NodeRow row : marks.rows)
                EXPECT_TRUE(row == NoRow || row < plot.tree->size());
            for (const std::uint32_t item : marks.labelled)
                EXPECT_LT(item, n);
            EXPECT_TRUE(marks.values.empty() || plot.colorScale) << marks.id;
        }
    }
}

class EveryChart : public testing::TestWithParam<Chart> { };

TEST_P(EveryChart, IsDescribed)
{
    const Chart& chart = GetParam();
    EXPECT_EQ(findChart(chart.id)->title, chart.title);
    EXPECT_TRUE(chart.summary.ends_with('.'));
    EXPECT_TRUE(chart.teaches.ends_with('.'));
    EXPECT_NE(chart.summary, chart.teaches);
    std::set<std::string_view> ids;
    for (const ParameterSpec& spec : chart.parameters)
        EXPECT_TRUE(ids.insert(spec.id).second && spec.meaning.ends_with('.')) << spec.id;
}

TEST_P(EveryChart, DrawsOddTreesUnderEveryAlgorithm)
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        Scenario scenario;
        scenario.tree = test::buildInOrder(test::randomNodes(seed));
        const auto now = evaluated(scenario);
        for (const AlgorithmResult& result : now->results) {
            const auto plot = makePlot(GetParam().id, {.now = *now, .algorithm = result.algorithm->id}, {});
            ASSERT_TRUE(plot) << plot.error().message;
            expectWhole(*plot);
        }
    }
}

TEST_P(EveryChart, DrawsEveryChoiceOfItsParameters)
{
    const auto now = evaluated(test::university("after"));
    const auto before = evaluated(test::university("before"));
    for (const ParameterSpec& spec : GetParam().parameters)
        for (const std::string_view choice : spec.choices) {
            const auto plot =
                makePlot(GetParam().id, {.now = *now, .baseline = before.get(), .algorithm = "classic"},
                    {{std::string(spec.id), std::string(choice)}});
            ASSERT_TRUE(plot) << plot.error().message;
            expectWhole(*plot);
        }
}

TEST_P(EveryChart, DrawsTheRootAlone)
{
    const auto now = evaluated(Scenario());
    const auto plot = makePlot(GetParam().id, {.now = *now, .algorithm = "fair_tree"}, {});
    ASSERT_TRUE(plot) << plot.error().message;
    expectWhole(*plot);
}

TEST_P(EveryChart, IsTheSameFromRunToRun)
{
    const auto now = evaluated(test::university("after"));
    EXPECT_EQ(plotCsv(test::plotOf(GetParam().id, *now)), plotCsv(test::plotOf(GetParam().id, *now)));
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryChart, testing::ValuesIn(charts().begin(), charts().end()),
    [](const auto& tested) { return std::string(tested.param.id); });

TEST(MakePlot, RefusesWhatItCannotDraw)
{
    const auto now = evaluated(test::smallSite());
    const auto message = [&](std::string_view chart, const ChartInput& input, const ParameterValues& values) {
        const auto plot = makePlot(chart, input, values);
        return plot ? std::string("drawn") : plot.error().message;
    };
    EXPECT_TRUE(message("pie", {.now = *now, .algorithm = "fair_tree"}, {})
            .starts_with("unknown chart 'pie'; expected one of share_vs_usage"));
    EXPECT_EQ(message("share_vs_usage", {.now = *now, .algorithm = "none"}, {}),
        "algorithm 'none' was not evaluated");
    EXPECT_EQ(
        message("share_vs_usage", {.now = *now, .algorithm = "fair_tree"}, {{"who", std::string("all")}}),
        "share_vs_usage.who is 'all'; expected one of both, users, accounts");
    EXPECT_EQ(message("share_vs_usage", {.now = *now, .algorithm = "fair_tree", .focus = 6}, {}),
        "focused row 6 does not exist");
}

TEST(Charts, EveryAxisOfNumbersHasAName)
{
    const auto now = test::evaluated(test::university("after"));
    const std::vector<NodeRow> selected{findByName(now->tree, "dvorak").front()};
    for (const Chart& chart : charts()) {
        const auto plot = makePlot(chart.id,
            {.now = *now, .algorithm = "fair_tree", .selected = selected, .current = selected.front()}, {});
        ASSERT_TRUE(plot) << chart.id;
        for (const PlotPanel& panel : plot->panels)
            for (const PlotAxis* axis : {&panel.x, &panel.y}) {
                const bool hasNumbers = axis->shown && axis->scale != AxisScale::Categories;
                EXPECT_FALSE(hasNumbers && axis->title.empty()) << chart.id;
            }
    }
}

} // namespace
} // namespace fairshare
