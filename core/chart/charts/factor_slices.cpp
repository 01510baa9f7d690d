// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/surface_dots.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/usage_over_shares.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::array<std::string_view, 4> SlicesChoices{"0.1_and_0.0067", "1_to_0.01", "selected", "own"};
constexpr std::array<std::string_view, 3> SliceRanges{"0_to_1", "0_to_2", "0_to_5"};
constexpr ParameterSpec Slices{.id = "slices",
    .title = fairshare::phrase("Slices at"),
    .meaning =
        fairshare::phrase("Shares to slice at: 0.1 and 0.0067 (from the article that introduced "
                          "LEVEL_BASED), a series from 1 to 0.01, the selected associations, or your own."),
    .choices = SlicesChoices};
constexpr ParameterSpec OwnShare{.id = "share",
    .title = fairshare::phrase("Share (1/10,000)"),
    .meaning = fairshare::phrase("Share S of your own slice, in ten-thousandths of the whole."),
    .minimum = 1,
    .maximum = 10000,
    .defaultNumber = 100};
constexpr ParameterSpec SliceRange{.id = RangeParameter.id,
    .title = RangeParameter.title,
    .meaning = fairshare::phrase("Upper end of the usage axis."),
    .choices = SliceRanges};

constexpr std::array Article{0.1, 0.0067};
constexpr std::array Series{1.0, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01};
constexpr std::size_t MostSelected = 6;
constexpr std::size_t CurveSteps = 1000; ///< per curve

std::span<const ParameterSpec> factorSlicesParameters()
{
    static const std::array list{Slices, OwnShare, InterpolationParameter, DampingParameter, SliceRange};
    return list;
}

bool factorSlicesUses(std::string_view parameter, const ParameterValues& values)
{
    if (parameter == OwnShare.id)
        return choiceOf(Slices, values) == "own";
    return parameter != DampingParameter.id || choiceOf(InterpolationParameter, values) != "with";
}

/// Returns the distinct normalized shares of the selected associations, largest first.
std::vector<double> selectedShares(const ChartInput& input)
{
    const auto all = input.now.find(input.algorithm)->table.reals("shares_norm");
    std::vector<double> shares;
    for (const NodeRow row : input.selected)
        if (row != RootRow && std::isfinite(all[row]))
            shares.push_back(all[row]);
    std::sort(shares.begin(), shares.end(), std::greater<>());
    shares.erase(std::unique(shares.begin(), shares.end()), shares.end());
    shares.resize(std::min(shares.size(), MostSelected));
    return shares;
}

std::vector<double> sharesOfSlices(const ChartInput& input, const ParameterValues& values)
{
    const std::string_view choice = choiceOf(Slices, values);
    if (choice == "selected")
        return selectedShares(input);
    if (choice == "own")
        return {static_cast<double>(numberOf(OwnShare, values)) / 10000};
    return choice == "1_to_0.01" ? std::vector<double>(Series.begin(), Series.end())
                                 : std::vector<double>(Article.begin(), Article.end());
}

/// Formats shares with four decimals.
std::string shareText(double shares)
{
    const double rounded = std::round(shares * 1e4) / 1e4;
    return saidNumber(shares > 0 && rounded == 0 ? scientific(shares, 1) : shortest(rounded));
}

struct Slice {
    double shares = 0;
    FactorRule rule;
    std::string_view which; ///< chosen value of InterpolationParameter
};

void addSlice(Marks& marks, const Slice& slice, double highestUsage)
{
    Values<double> usage(CurveSteps + 1);
    for (std::size_t step = 0; step <= CurveSteps; ++step)
        usage[step] = highestUsage * (static_cast<double>(step) / CurveSteps);
    Values<double> factors(usage.size());
    fillFactors(slice.rule, usage, slice.shares, factors);
    marks.x.insert(marks.x.end(), usage.begin(), usage.end());
    marks.y.insert(marks.y.end(), factors.begin(), factors.end());
    marks.starts.push_back(static_cast<std::uint32_t>(marks.x.size()));
    marks.addDash(slice.rule.interpolated);
    marks.shortLabels.push_back(shareText(slice.shares)); // dashes distinguish the two curves
    marks.addLabel(worded([&] {
        std::string share = shareText(slice.shares);
        if (slice.which != "both")
            return share;
        return slice.rule.interpolated ? fairshare::say("{} with", share)
                                       : fairshare::say("{} without", share);
    }));
}

Result<Plot> makeFactorSlices(const ChartInput& input, const ParameterValues& values)
{
    const std::string_view which = choiceOf(InterpolationParameter, values);
    const auto damping = static_cast<double>(numberOf(DampingParameter, values));
    const double highestUsage = surfaceExtent(choiceOf(SliceRange, values), {}).usage;
    Marks marks{.kind = MarkKind::Lines,
        .id = "slices",
        .title = fairshare::say("F at a fixed share"),
        .starts = {0},
        .role = PlotRole::Text,
        .labelPlace = LabelPlace::Along};
    for (const double shares : sharesOfSlices(input, values))
        for (const FactorRule& rule : {FactorRule{.damping = damping}, FactorRule{.interpolated = true}})
            if (which == "both" || (which == "with") == rule.interpolated)
                addSlice(marks, {shares, rule, which}, highestUsage);
    Plot plot{.title = fairshare::say("Slices at fixed shares"), .tree = SharedValue(input.now.tree)};
    if (marks.size() == 0)
        plot.empty = fairshare::say("Select associations to show their slices.");
    else if (which == "both")
        plot.note = damping == 1
            ? fairshare::say("Dashed: with interpolation, S' = 0.1 + 0.9 S.")
            : fairshare::say("Solid: damping {}; dashed: with interpolation, S' = 0.1 + 0.9 S.",
                  saidNumber(shortest(damping)));
    const std::vector<double> shares = sharesOfSlices(input, values);
    if (!shares.empty())
        plot.answer = fairshare::say(
            "At share {0}, F is {1} at usage {2} without interpolation and at usage {3} with it.",
            shareText(shares.back()), saidNumber("0.5"),
            shareText(usageAt({.damping = damping}, shares.back(), 0.5)),
            shareText(usageAt({.interpolated = true}, shares.back(), 0.5)));
    PlotPanel panel{.x = surfaceUsageAxis(highestUsage)};
    panel.y = {.title = "F",
        .meaning = fairshare::say("The factor 2^(-U/S), 0 to 1; a higher factor is served first."),
        .grid = true};
    panel.marks.push_back(std::move(marks));
    plot.panels.push_back(std::move(panel));
    if (damping != 1 && which != "with")
        plot.premise = fairshare::say("F without interpolation at damping {}", saidNumber(shortest(damping)));
    return plot;
}

} // namespace

Chart factor_slices()
{
    return {.id = "factor_slices",
        .title = fairshare::phrase("F versus usage at fixed shares"),
        .group = ChartGroup::Factor,
        .summary = fairshare::phrase(
            "The factor 2^(-U/S) versus usage at chosen shares, with and without interpolation of S."),
        .teaches = fairshare::phrase(
            "How quickly F drops to 0 for small shares, and how much interpolation softens the drop."),
        .parameters = factorSlicesParameters(),
        .uses = factorSlicesUses,
        .followsSelection = true,
        .make = makeFactorSlices};
}

} // namespace fairshare::chart_files
