// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/queue_plot.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <utility>

namespace fairshare::chart_files {
namespace {

/// Returns the line of a decision: one line per term, then ties, then kept priorities.
std::size_t lineOfDecision(const Decision& decision)
{
    if (decision.isTie)
        return AllPriorityTerms.size();
    if (!decision.term)
        return AllPriorityTerms.size() + 1;
    return static_cast<std::size_t>(*decision.term);
}

/// Returns a decision that belongs to a line; the inverse of lineOfDecision().
Decision decisionOf(std::size_t line)
{
    if (line < AllPriorityTerms.size())
        return {.term = static_cast<PriorityTerm>(line)};
    return {.isTie = line == AllPriorityTerms.size(), .isKept = line > AllPriorityTerms.size()};
}

/// Returns the lines that have decisions, in a fixed order.
std::vector<std::size_t> usedLines(std::span<const std::vector<Decision>> all)
{
    std::vector<std::size_t> lines;
    for (const auto& found : all)
        for (const Decision& decision : found)
            lines.push_back(lineOfDecision(decision));
    std::ranges::sort(lines);
    const auto repeated = std::ranges::unique(lines);
    lines.erase(repeated.begin(), repeated.end());
    return lines;
}

PlotPanel decisionsPanel(
    const QueuePanel& asked, const std::vector<Decision>& found, const std::vector<std::size_t>& lines)
{
    Marks cells{.kind = MarkKind::Rectangles,
        .id = "decisions",
        .title = fairshare::say("consecutive places"),
        .showsNarrow = true};
    PlotPanel panel{.title = asked.title.shown, .englishTitle = asked.title.english};
    for (std::size_t from = 0; from < found.size();) {
        const std::size_t line = lineOfDecision(found[from]);
        std::size_t to = from + 1;
        while (to < found.size() && lineOfDecision(found[to]) == line)
            ++to;
        const auto place = std::ranges::find(lines, line) - lines.begin();
        addBox(cells, static_cast<double>(from + 1), static_cast<double>(to), static_cast<double>(place));
        cells.roles.push_back(found[from].term ? roleOf(*found[from].term) : PlotRole::Muted);
        cells.addLabel(worded([&] { return wordsOf(found[from]); }));
        cells.remarks.push_back(to == from + 1
                ? fairshare::say("Puts the job at place {} ahead of the next one.", to)
                : fairshare::say("Puts each job at places {} to {} ahead of the next one.", from + 1, to));
        from = to;
    }
    for (std::size_t place = 0; place < lines.size(); ++place)
        panel.y.ticks.push_back({static_cast<double>(place), wordsOf(decisionOf(lines[place]))});
    panel.x = placeAxis(asked.queue->order.size());
    panel.y.lowest = -0.5;
    panel.y.highest = static_cast<double>(std::max<std::size_t>(lines.size(), 1)) - 0.5;
    panel.y.scale = AxisScale::Categories;
    panel.y.reversed = true;
    panel.marks.push_back(std::move(cells));
    return panel;
}

Result<Plot> makeDecidingFactor(const ChartInput& input, const ParameterValues& values)
{
    static_cast<void>(values);
    Plot plot{.title = fairshare::say("What decides between neighboring jobs in the queue"),
        .tree = SharedValue(input.now.tree)};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    const auto panels = queuePanels(*queues);
    std::vector<std::vector<Decision>> found;
    found.reserve(panels.size());
    for (const QueuePanel& panel : panels)
        found.push_back(decisions(*panel.queue));
    const std::vector<std::size_t> lines = usedLines(found);
    for (std::size_t i = 0; i < panels.size(); ++i)
        plot.panels.push_back(decisionsPanel(panels[i], found[i], lines));
    plot.sharesX = true;
    plot.answer = queueAnswer(queues->baseline(), queues->now);
    if (queues->now.order.size() < 2)
        plot.empty = fairshare::say("At least two jobs are needed.");
    return plot;
}

} // namespace

Chart deciding_factor()
{
    return {.id = "deciding_factor",
        .title = fairshare::phrase("Deciding terms"),
        .group = ChartGroup::Queue,
        .summary = fairshare::phrase("The term that puts each job ahead of the next: the one with the "
                                     "largest difference in its favor."),
        .teaches = fairshare::phrase("Which weight determines each part of the queue order."),
        .needsJobs = true,
        .make = makeDecidingFactor};
}

} // namespace fairshare::chart_files
