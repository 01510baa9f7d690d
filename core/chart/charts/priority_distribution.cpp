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
    .meaning = fairshare::phrase("How many ranges of equal width the priorities are counted in."),
    .minimum = 1,
    .maximum = 1000,
    .defaultNumber = 60};
constexpr std::array PriorityDistributionParameters{DistributionBins};

PlotPanel distributionPanel(const QueuePanel& asked, std::size_t bins)
{
    // Each with its own range: old and new weights may be of different size by orders.
    const PriorityHistogram found = priorityHistogram(nullptr, *asked.queue, bins);
    Marks bars{.kind = MarkKind::Bars,
        .id = "priorities",
        .title = fairshare::say("range of priorities"),
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
        bars.addLabel(worded([&] { return fairshare::say("{} jobs", found.now[bin]); }));
        most = std::max(most, found.now[bin]);
    }
    PlotPanel panel{.title = asked.title.shown, .englishTitle = asked.title.english};
    panel.x = {.title = fairshare::say("Priority"),
        .meaning = fairshare::say("Priority in effect, 1 to 4294967295; 0 is a held job."),
        .lowest = found.lowest,
        .highest = found.lowest + found.width * static_cast<double>(found.now.size())};
    panel.y = {.title = fairshare::say("Jobs"),
        .meaning = fairshare::say("Jobs with a priority in the range, 0 to all jobs."),
        .highest = static_cast<double>(most),
        .wholeNumbers = true};
    panel.marks.push_back(std::move(bars));
    return panel;
}

Result<Plot> makePriorityDistribution(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("How priorities are spread"), .tree = SharedValue(input.now.tree)};
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
        .summary = fairshare::phrase("How many jobs have which priority, old and new."),
        .teaches = fairshare::phrase("Whether jobs stand in tiers apart or all in one heap."),
        .parameters = PriorityDistributionParameters,
        .needsJobs = true,
        .make = makePriorityDistribution};
}

} // namespace fairshare::chart_files
