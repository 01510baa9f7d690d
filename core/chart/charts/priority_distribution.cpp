// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/queue_plot.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <array>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec DistributionBins{.id = "bins",
    .title = "Bins",
    .meaning = fairshare::phrase("Number of equal-width bins for the priorities."),
    .minimum = 1,
    .maximum = 1000,
    .defaultNumber = 60};
constexpr std::array PriorityDistributionParameters{DistributionBins};

PlotPanel distributionPanel(const QueuePanel& asked, std::size_t bins)
{
    // Each panel has its own range, because old and new weights can differ by orders of magnitude.
    const PriorityHistogram found = priorityHistogram(nullptr, *asked.queue, bins);
    Marks bars{.kind = MarkKind::Bars,
        .id = "priorities",
        .title = fairshare::say("priority range"),
        .role = PlotRole::Bar};
    std::uint32_t most = 1;
    for (std::size_t bin = 0; bin < found.now.size(); ++bin) {
        if (found.now[bin] == 0)
            continue;
        const double from = found.lowest + found.width * static_cast<double>(bin);
        bars.x.push_back(from);
        bars.x2.push_back(from + found.width);
        bars.y.push_back(0);
        bars.y2.push_back(found.now[bin]);
        bars.addLabel(worded([&] {
            return found.now[bin] == 1 ? fairshare::say("1 job") : fairshare::say("{} jobs", found.now[bin]);
        }));
        most = std::max(most, found.now[bin]);
    }
    PlotPanel panel{.title = asked.title.shown, .englishTitle = asked.title.english};
    panel.x = {.title = fairshare::say("Priority"),
        .meaning = fairshare::say("Job priority, 1 to 4294967295; 0 means the job is held."),
        .lowest = found.lowest,
        .highest = found.lowest + found.width * static_cast<double>(found.now.size())};
    panel.y = {.title = fairshare::say("Jobs"),
        .meaning = fairshare::say("Number of jobs in each priority range."),
        .highest = static_cast<double>(most),
        .wholeNumbers = true};
    panel.marks.push_back(std::move(bars));
    return panel;
}

Result<Plot> makePriorityDistribution(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Distribution of priorities"), .tree = SharedValue(input.now.tree)};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    const auto panels = queuePanels(*queues);
    plot.columns = panels.size();
    plot.answer = queueAnswer(queues->baseline(), queues->now);
    for (const QueuePanel& panel : panels)
        plot.panels.push_back(
            distributionPanel(panel, static_cast<std::size_t>(numberOf(DistributionBins, values))));
    return plot;
}

} // namespace

Chart priority_distribution()
{
    return {.id = "priority_distribution",
        .title = fairshare::phrase("Distribution of priorities"),
        .group = ChartGroup::Queue,
        .summary = fairshare::phrase("Number of jobs at each priority, with old and new weights."),
        .teaches = fairshare::phrase("Whether priorities form separate tiers or bunch together."),
        .parameters = PriorityDistributionParameters,
        .needsJobs = true,
        .make = makePriorityDistribution};
}

} // namespace fairshare::chart_files
