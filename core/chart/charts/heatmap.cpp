// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/run_plot.h"
#include "core/scenario/evaluation.h"
#include "core/simulator/samples/heatmap_strips.h"
#include "core/simulator/samples/moment_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fairshare::chart_files {
namespace {

constexpr std::array<std::string_view, 2> MarkChoices{"taken", "none"};
constexpr std::array HeatmapParameters{FirstHour, UsualHours,
    ParameterSpec{.id = "policy",
        .title = fairshare::phrase("Policy"),
        .meaning = fairshare::phrase(
            "Number of the scenario's policy to show, from 1; 0 shows all policies, one below the other."),
        .maximum = 16},
    ParameterSpec{.id = "mark",
        .title = fairshare::phrase("Mark nodes"),
        .meaning = fairshare::phrase("Mark nodes that a policy would free in at least half of a cell's "
                                     "samples: outlined, or struck through in thin rows."),
        .choices = MarkChoices},
    ParameterSpec{.id = "columns",
        .title = fairshare::phrase("Columns"),
        .meaning = fairshare::phrase("Maximum number of time intervals."),
        .minimum = 1,
        .maximum = 2000,
        .defaultNumber = 240},
    ParameterSpec{.id = "rows",
        .title = fairshare::phrase("Rows"),
        .meaning = fairshare::phrase("Maximum number of node rows."),
        .minimum = 1,
        .maximum = 1000,
        .defaultNumber = 40}};

/// Data shared by all panels.
struct HeatmapPicture {
    const ChartedRun& sampled;
    const StripSet& strips;
    ShownTime time{};

    /// Returns when a column begins. After the last column, returns the end of the picture.
    Seconds timeOf(std::uint32_t column) const
    {
        return column == strips.columns ? time.end : sampled.sampled.clock().timeOf(strips.samples[column]);
    }
};

/// Returns "node 4, 1:08:22" or "nodes 4 to 7, 1:08:22".
std::string cellLabel(const HeatmapPicture& picture, std::uint32_t column, std::uint32_t row)
{
    const std::string clock = clockText(picture.timeOf(column) - picture.time.origin);
    const std::uint32_t first = picture.strips.nodes[row];
    const std::uint32_t last = picture.strips.nodes[row + 1] - 1;
    return first == last
        ? fairshare::say("node {}, {}", std::to_string(first), clock)
        : fairshare::say("nodes {} to {}, {}", std::to_string(first), std::to_string(last), clock);
}

Marks cellsOf(const HeatmapPicture& picture, const Strip& strip)
{
    constexpr double Half = 0.5;
    const StripSet& set = picture.strips;
    Marks cells{.kind = MarkKind::Rectangles,
        .id = "cells",
        .title = fairshare::say("cell"),
        .role = PlotRole::Idle,
        .seamless = true,
        .showsNarrow = true};
    auto worth = std::make_shared<Values<double>>();
    auto idle = std::make_shared<Values<double>>();
    auto taken = std::make_shared<Values<double>>();
    for (std::uint32_t row = 0; row < set.rows; ++row)
        for (std::uint32_t column = 0; column < set.columns; ++column) {
            const std::size_t at = std::size_t{row} * set.columns + column;
            cells.x.push_back(picture.time.hours(picture.timeOf(column)));
            cells.x2.push_back(picture.time.hours(picture.timeOf(column + 1)));
            cells.y.push_back(static_cast<double>(set.nodes[row]) - Half);
            cells.y2.push_back(static_cast<double>(set.nodes[row + 1]) - Half);
            const auto value = static_cast<double>(strip.values[at]);
            cells.values.push_back(strip.idle[at] < 1 ? value : std::numeric_limits<double>::quiet_NaN());
            worth->push_back(cells.values.back());
            cells.addLabel(worded([&] { return cellLabel(picture, column, row); }));
            idle->push_back(static_cast<double>(strip.idle[at]));
            taken->push_back(static_cast<double>(strip.taken[at]));
        }
    cells.figures = {{"mean_value", fairshare::say("Value"), "", Reals(std::move(worth))},
        {"idle", fairshare::say("No job"), "", Reals(std::move(idle))},
        {"taken", fairshare::say("Freed"), "", Reals(std::move(taken))}};
    return cells;
}

bool isTaken(const Strip& strip, std::size_t cell)
{
    constexpr float Half = 0.5F;
    return strip.taken[cell] >= Half;
}

/// Draws an outline around adjacent cells of freed nodes.
Marks outlinesOf(const HeatmapPicture& picture, const Strip& strip)
{
    constexpr double Half = 0.5;
    const StripSet& set = picture.strips;
    Marks taken{
        .kind = MarkKind::Rectangles, .id = "taken", .title = fairshare::say("freed"), .hollow = true};
    for (std::uint32_t row = 0; row < set.rows; ++row)
        for (std::uint32_t column = 0; column < set.columns;) {
            const std::uint32_t first = column;
            while (column < set.columns && isTaken(strip, std::size_t{row} * set.columns + column))
                ++column;
            if (column == first) {
                ++column;
                continue;
            }
            taken.x.push_back(picture.time.hours(picture.timeOf(first)));
            taken.x2.push_back(picture.time.hours(picture.timeOf(column)));
            taken.y.push_back(static_cast<double>(set.nodes[row]) - Half);
            taken.y2.push_back(static_cast<double>(set.nodes[row + 1]) - Half);
            taken.addLabel(worded([&] { return cellLabel(picture, first, row); }));
        }
    return taken;
}

/// Says where a policy frees nodes most and least often: "To free 10 of 20 nodes, PAP picks the row at node 4
/// most often (71 % of the samples shown). The row at node 9 is picked least often (32 %)."
std::string heatmapAnswer(const HeatmapPicture& picture, std::size_t policy)
{
    const StripSet& set = picture.strips;
    const Strip& strip = set.policies[policy];
    std::vector<double> parts(set.rows);
    for (std::uint32_t row = 0; row < set.rows; ++row) {
        for (std::uint32_t column = 0; column < set.columns; ++column)
            parts[row] += static_cast<double>(strip.taken[std::size_t{row} * set.columns + column])
                * static_cast<double>(set.samples[column + 1] - set.samples[column]);
        parts[row] *= 100 / static_cast<double>(set.samples.back() - set.samples.front());
    }
    const auto most = std::ranges::max_element(parts);
    const auto least = std::ranges::min_element(parts);
    const auto nodeOf = [&](auto place) {
        return set.nodes[static_cast<std::size_t>(place - parts.begin())];
    };
    const SampleSettings& settings = picture.sampled.settings;
    return fairshare::say("To free {}, {} picks the row starting at node {} most often ({} % of the samples "
                          "shown). The row starting at node {} is picked least often ({} %).",
        nodesOfText(settings.preemption.nodes, picture.sampled.sampled.nodes()),
        settings.preemption.policies[policy]->title, nodeOf(most), fixed(*most, 0), nodeOf(least),
        fixed(*least, 0));
}

ColorScale heatmapScale()
{
    return {.map = ColorMap::Viridis,
        .title = fairshare::say("value"),
        .meaning = fairshare::say("Value that the policy gives a node with a job: 0 is freed first, 1 last. "
                                  "Cells show the mean over their nodes and samples."),
        .lowest = 1,
        .highest = 0};
}

/// Returns the number of samples per column: all of them, unless that would take too long.
std::uint64_t samplesAColumn(const ChartedRun& sampled, const StripRequest& request)
{
    constexpr std::uint64_t MostValues = 2'000'000'000; ///< nodes × samples × policies
    const std::uint64_t values =
        std::max<std::uint64_t>(1, sampled.sampled.nodes() * sampled.settings.preemption.policies.size());
    const std::uint64_t affordable = MostValues / values / std::max(1U, request.columns);
    const std::uint64_t all = request.samples / std::max(1U, request.columns) + 1;
    return std::min(all, std::max(affordable, MostSamplesAColumn));
}

Result<Plot> makeHeatmap(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Preemption value of each node over time"),
        .tree = SharedValue(input.now.tree)};
    const auto made = chartedRun(input);
    if (!made)
        return tl::unexpected(made.error());
    if (!*made) {
        plot.empty = noChartedRunText(input);
        return plot;
    }
    const ChartedRun& sampled = **made;
    const SampleClock& clock = sampled.sampled.clock();
    const Seconds origin = clock.timeOf(0);
    const ShownTime time = shownTime(HeatmapParameters, values, {origin, origin, clock.end()});
    const std::uint64_t first = clock.sampleAt(time.begin);
    StripRequest request{.first = first,
        .samples = clock.sampleAt(time.end - 1) - first + 1,
        .columns = static_cast<std::uint32_t>(numberOf(HeatmapParameters[4], values)),
        .rows = static_cast<std::uint32_t>(numberOf(HeatmapParameters[5], values))};
    request.samplesAColumn = samplesAColumn(sampled, request);
    const auto strips = stripsOf(sampled.sampled, sampled.settings, request, input.progress);
    if (!strips)
        return tl::unexpected(strips.error());
    const HeatmapPicture picture{sampled, *strips, time};
    const std::size_t last = strips->policies.size();
    const auto chosen = static_cast<std::size_t>(numberOf(HeatmapParameters[2], values));
    if (chosen > last)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("policy {} is out of range; expected 0 to {}", chosen, last));
    const bool marksTaken = choiceOf(HeatmapParameters[3], values) == MarkChoices.front();
    for (std::size_t at = chosen == 0 ? 0 : chosen - 1; at < (chosen == 0 ? last : chosen); ++at) {
        const std::string title(sampled.settings.preemption.policies[at]->title);
        PlotPanel panel{.title = title, .englishTitle = title, .x = hoursAxis(time)};
        panel.y = nodeAxis(sampled.sampled.nodes());
        panel.marks.push_back(cellsOf(picture, strips->policies[at]));
        addAway(panel, sampled.sampled.run(), time);
        if (marksTaken)
            panel.marks.push_back(outlinesOf(picture, strips->policies[at]));
        plot.panels.push_back(std::move(panel));
    }
    plot.answer = heatmapAnswer(picture, chosen == 0 ? last - 1 : chosen - 1);
    plot.sharesX = true;
    plot.colorScale = heatmapScale();
    plot.note = marksTaken
        ? fairshare::say(
              "Hatched: no job. Outlined or struck through: freed in at least half of a cell's samples.")
        : fairshare::say("Hatched: no job.");
    noteAway(plot);
    if (strips->columns > 0 && request.samples > request.samplesAColumn * strips->columns)
        plot.note += ' '
            + fairshare::say("Based on {1} of {0} samples, evenly spaced.", request.samples,
                request.samplesAColumn * strips->columns);
    plot.premise = preemptionPremise(sampled, std::nullopt);
    return plot;
}

} // namespace

Chart heatmap()
{
    return {.id = "heatmap",
        .title = fairshare::phrase("Preemption heat map"),
        .group = ChartGroup::Simulation,
        .summary = fairshare::phrase(
            "The value that each preemption policy gives each node of a simulated cluster over time."),
        .teaches =
            fairshare::phrase("Which nodes a policy would free and when, and how the policies differ."),
        .parameters = HeatmapParameters,
        .takesAlgorithm = false,
        .ofRun = true,
        .make = makeHeatmap};
}

} // namespace fairshare::chart_files
