// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_group.h"

#include "core/base/say.h"
#include "core/chart/chart_registry.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <iterator>

namespace fairshare {
namespace {

bool isOfSimulation(const Chart& chart)
{
    return chart.ofRun || chart.ofConvergence;
}

/// Returns whether a chart draws the users of the tree. Functions of usage and share exist without users.
bool drawsUsers(const Chart& chart)
{
    return !chart.ofQuotas && !chart.ofRun && !chart.needsJobs && chart.group != ChartGroup::Factor;
}

} // namespace

std::string_view groupId(ChartGroup group)
{
    switch (group) {
    case ChartGroup::Shares:
        return "shares";
    case ChartGroup::Ranks:
        return "ranks";
    case ChartGroup::Factor:
        return "factor";
    case ChartGroup::Queue:
        return "queue";
    case ChartGroup::Quotas:
        return "quotas";
    case ChartGroup::Simulation:
        break;
    }
    return "simulation";
}

std::string_view groupTitle(ChartGroup group)
{
    switch (group) {
    case ChartGroup::Shares:
        return fairshare::phrase("Shares and usage");
    case ChartGroup::Ranks:
        return fairshare::phrase("Ranks and algorithms");
    case ChartGroup::Factor:
        return fairshare::phrase("Factor by usage and share");
    case ChartGroup::Queue:
        return fairshare::phrase("Job queue");
    case ChartGroup::Quotas:
        return fairshare::phrase("Pool and quotas");
    case ChartGroup::Simulation:
        break;
    }
    return fairshare::phrase("Simulation");
}

std::string_view neededFor(const Chart& chart)
{
    if (chart.ofConvergence)
        return fairshare::phrase("users and jobs to simulate");
    if (chart.ofRun)
        return fairshare::phrase("jobs to simulate");
    if (chart.ofQuotas)
        return fairshare::phrase("group quotas");
    if (chart.needsJobs)
        return fairshare::phrase("pending jobs");
    return drawsUsers(chart) ? fairshare::phrase("users") : std::string_view();
}

bool hasDataFor(const Chart& chart, const Scenario& scenario)
{
    if (chart.needsJobs && !(scenario.priority.has() && !scenario.priority->queue->jobs.empty()))
        return false;
    if (chart.ofQuotas && !scenario.quotas.has())
        return false;
    if (isOfSimulation(chart) && !scenario.simulation.has())
        return false;
    return !drawsUsers(chart) || scenario.tree.userCount() != 0;
}

const Chart& openingChart(const Scenario& scenario)
{
    const auto all = charts();
    const auto opens = [&scenario](const Chart& chart) {
        return !neededFor(chart).empty() && hasDataFor(chart, scenario);
    };
    const auto found = std::find_if(all.begin(), all.end(), opens);
    if (found != all.end())
        return *found;
    return *std::find_if(all.begin(), all.end(), [](const Chart& chart) { return neededFor(chart).empty(); });
}

} // namespace fairshare
