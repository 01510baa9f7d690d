// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_group.h"

#include "core/chart/chart_registry.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "tests/core/chart/small_site.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare {
namespace {

bool draws(std::string_view chart, const Scenario& scenario)
{
    return hasDataFor(*findChart(chart), scenario);
}

Scenario withOneJob(Scenario scenario)
{
    PrioritySection section;
    JobQueue queue;
    queue.jobs.emplace_back();
    section.queue = SharedValue(std::move(queue));
    return withPriority(scenario, std::move(section));
}

TEST(ChartGroup, ChartsOfAGroupFollowEachOther)
{
    std::vector<ChartGroup> seen;
    for (const Chart& chart : charts())
        if (seen.empty() || seen.back() != chart.group)
            seen.push_back(chart.group);
    EXPECT_EQ(seen, std::vector(ChartGroups.begin(), ChartGroups.end()));
}

TEST(ChartGroup, SaysWhatAChartNeeds)
{
    EXPECT_EQ(neededFor(*findChart("share_vs_usage")), "users");
    EXPECT_EQ(neededFor(*findChart("factor_surface")), "");
    EXPECT_EQ(neededFor(*findChart("queue_order")), "pending jobs");
    EXPECT_EQ(neededFor(*findChart("quota_day")), "group quotas");
    EXPECT_EQ(neededFor(*findChart("gantt")), "jobs to simulate");
    EXPECT_EQ(neededFor(*findChart("convergence")), "users and jobs to simulate");
}

TEST(ChartGroup, ATreeHasDataForItsOwnCharts)
{
    const Scenario tree = test::smallSite();
    EXPECT_TRUE(draws("icicle", tree) && draws("recovery", tree) && draws("level_fs_surface", tree));
    EXPECT_FALSE(draws("queue_order", tree) || draws("quota_flow", tree) || draws("heatmap", tree)
        || draws("convergence", tree));
    EXPECT_TRUE(draws("queue_order", withOneJob(tree)));
    EXPECT_FALSE(draws("queue_order", withPriority(tree, {}))) << "weights without jobs";
}

TEST(ChartGroup, OpensWithAChartThatHasData)
{
    EXPECT_EQ(openingChart(test::smallSite()).id, "share_vs_usage");
    EXPECT_EQ(openingChart(withOneJob({})).id, "queue_order");
    EXPECT_EQ(openingChart(withQuotas({}, {})).id, "quota_flow");
    const Scenario jobs = withSimulation({}, {});
    EXPECT_EQ(openingChart(jobs).id, "heatmap");
    EXPECT_FALSE(draws("convergence", jobs)) << "nobody is ranked";
    EXPECT_EQ(openingChart({}).id, "factor_surface");
}

} // namespace
} // namespace fairshare
