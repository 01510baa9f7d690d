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

constexpr ParameterSpec TermsJobs{.id = "jobs",
    .title = "Jobs",
    .meaning = fairshare::phrase(
        "Maximum number of jobs: those of the selected users, or else the first in the queue."),
    .minimum = 1,
    .maximum = 1000,
    .defaultNumber = 20};
constexpr std::array<std::string_view, 2> MeasureChoices{"share", "points"};
constexpr ParameterSpec Measure{.id = "measure",
    .title = "Measure",
    .meaning = fairshare::phrase("Show each term as a share of the priority or in points."),
    .choices = MeasureChoices};
constexpr std::array PriorityTermsParameters{TermsJobs, Measure};

/// Each job has the bar of the baseline above its current bar.
constexpr double HalfTermsBar = 0.34;

/// Line of the color key. In the room of one name, the color takes SwatchPart, and the name is centered at
/// NameAt.
constexpr double KeyLine = -1.2;
constexpr double SwatchPart = 0.12;
constexpr double NameAt = 0.42;

struct TermBars {
    bool byShare = true;
    PlotPanel panel{};
    double lowest = 0;
    double highest = 0;
};

Marks& marksOfTerm(TermBars& bars, PriorityTerm term)
{
    for (Marks& marks : bars.panel.marks)
        if (marks.id == idOf(term))
            return marks;
    bars.panel.marks.push_back({.kind = MarkKind::Bars,
        .id = std::string(idOf(term)),
        .title = titleOf(term),
        .role = roleOf(term)});
    return bars.panel.marks.back();
}

struct BarPlace {
    double from;
    double to;
    NodeRow row;
};

void addJob(const OrderedQueue& queue, std::uint32_t job, const BarPlace& place, TermBars& bars)
{
    double above = 0;
    double below = 0;
    for (const auto& [term, points, share] : contributions(queue, job)) {
        if (bars.byShare && points <= 0)
            continue;
        const double length = bars.byShare ? share * 100 : points;
        double& end = length < 0 ? below : above;
        Marks& marks = marksOfTerm(bars, term);
        marks.x.push_back(end);
        marks.x2.push_back(end + length);
        marks.y.push_back(place.from);
        marks.y2.push_back(place.to);
        marks.rows.push_back(place.row);
        const std::string title = titleOf(term);
        marks.addLabel({title, std::string(idOf(term))});
        marks.remarks.push_back(fairshare::say("Job {}, {}: {:.6g} points; job priority {}.",
            queue.jobs()[job].id, title, points, queue.priorityOf(job)));
        end += length;
    }
    bars.lowest = std::min(bars.lowest, below);
    bars.highest = std::max(bars.highest, above);
}

/// Adds a color key in a line above the jobs, with evenly spaced names.
void addKey(TermBars& bars, double width)
{
    Marks swatches{.kind = MarkKind::Rectangles, .id = "colors", .title = fairshare::say("term color")};
    Marks names{.kind = MarkKind::Texts, .id = "names", .labelPlace = LabelPlace::Inside};
    for (const Marks& term : bars.panel.marks) {
        // Job size and TRES share a color, because it is rare that both count.
        if (const auto known = std::ranges::find(swatches.roles, term.role); known != swatches.roles.end()) {
            const auto at = static_cast<std::size_t>(known - swatches.roles.begin());
            names.labels[at] += ", " + term.title;
            continue;
        }
        swatches.roles.push_back(term.role);
        names.labels.push_back(term.title);
    }
    const double part = width / static_cast<double>(std::max<std::size_t>(names.labels.size(), 1));
    for (std::size_t at = 0; at < names.labels.size(); ++at) {
        const double from = part * static_cast<double>(at);
        swatches.x.push_back(from);
        swatches.x2.push_back(from + part * SwatchPart);
        swatches.y.push_back(KeyLine - HalfTermsBar);
        swatches.y2.push_back(KeyLine + HalfTermsBar);
        names.x.push_back(from + part * NameAt);
        names.y.push_back(KeyLine);
    }
    swatches.labels = names.labels;
    bars.panel.marks.push_back(std::move(swatches));
    bars.panel.marks.push_back(std::move(names));
    bars.panel.y.ticks.push_back({KeyLine, fairshare::say("Terms")});
    bars.panel.y.lowest = KeyLine - 0.5;
}

PlotAxis termsAxis(const TermBars& bars)
{
    if (bars.byShare)
        return {.title = fairshare::say("Share of the priority"),
            .unit = "%",
            .meaning = fairshare::say("A term's share of the positive points of the job, 0 to 100 percent."),
            .highest = 100};
    return {.title = fairshare::say("Points"),
        .meaning = fairshare::say("Points that a term adds to the priority: factor times weight."),
        .lowest = bars.lowest,
        .highest = std::max(bars.highest, 1.0)};
}

Result<Plot> makePriorityTerms(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Priority terms of each job"), .tree = SharedValue(input.now.tree)};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    TermBars bars{.byShare = choiceOf(Measure, values) == "share"};
    const auto jobs = followedJobs(*queues, input, static_cast<std::size_t>(numberOf(TermsJobs, values)));
    for (std::size_t line = 0; line < jobs.size(); ++line) {
        const auto at = static_cast<double>(line);
        // If jobs are requested, selection frames around all of them would hide the terms.
        const NodeRow row = input.jobs.empty() ? queues->rows[jobs[line]] : NoRow;
        if (queues->before)
            addJob(*queues->before, jobs[line], {at - HalfTermsBar, at, row}, bars);
        addJob(
            queues->now, jobs[line], {queues->before ? at : at - HalfTermsBar, at + HalfTermsBar, row}, bars);
        const Job& job = queues->now.jobs()[jobs[line]];
        bars.panel.y.ticks.push_back({at, job.user.empty() ? job.id : job.user + ' ' + job.id});
    }
    if (queues->before)
        plot.note = fairshare::say("Upper bars: old weights; lower bars: new weights.");
    bars.panel.x = termsAxis(bars);
    std::ranges::sort(bars.panel.marks, {}, [](const Marks& marks) {
        return std::ranges::find(AllPriorityTerms, marks.id, [](PriorityTerm term) { return idOf(term); });
    });
    bars.panel.y.highest = static_cast<double>(jobs.size()) - 0.5;
    bars.panel.y.scale = AxisScale::Categories;
    addKey(bars, bars.panel.x.highest);
    bars.panel.y.reversed = true;
    plot.answer = queueAnswer(queues->baseline(), queues->now);
    plot.isSampled = jobs.size() < queues->now.order.size();
    plot.panels.push_back(std::move(bars.panel));
    return plot;
}

} // namespace

Chart priority_terms()
{
    return {.id = "priority_terms",
        .title = fairshare::phrase("Priority terms"),
        .group = ChartGroup::Queue,
        .summary = fairshare::phrase("What each term adds to job priorities, with old and new weights."),
        .teaches = fairshare::phrase("Which weights dominate the priorities, and which hardly matter."),
        .parameters = PriorityTermsParameters,
        .followsSelection = true,
        .needsJobs = true,
        .make = makePriorityTerms};
}

} // namespace fairshare::chart_files
