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
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::array DifferenceLevels{-0.5, -0.25, -0.1, 0.1, 0.25, 0.5, 0.75};
constexpr std::size_t StepsOfADifferenceLine = 256;

std::span<const ParameterSpec> factorDifferenceParameters()
{
    static const std::array list{MapFirstParameter, DampingParameter, RangeParameter, DotsParameter,
        IsoLinesParameter, SurfaceWeightParameter, PlacesParameter};
    return list;
}

bool factorDifferenceUses(std::string_view parameter, const ParameterValues& values)
{
    return parameter != SurfaceWeightParameter.id || choiceOf(DotsParameter, values) != "none";
}

bool reaches(double damping, double shares, double level)
{
    const UsageSpan span = usageOfDifference(damping, shares, level);
    return span.to > span.from;
}

/// Range of shares for which the difference reaches a level at some usage. The difference shrinks from both
/// ends of S toward the S at which damping does as much as interpolation.
struct SharesSpan {
    double outer = 0; ///< where the difference is largest
    double inner = 0; ///< where it just reaches the level; equal to `outer` if it never does
};

SharesSpan sharesSpanOf(double damping, double level)
{
    constexpr double Least = 1e-9; // at S = 0, F without interpolation is 0 even without usage
    const double outer = level > 0 ? Least : 1.0;
    double inner = level > 0 ? 1.0 : Least;
    if (!reaches(damping, outer, level))
        return {outer, outer};
    if (reaches(damping, inner, level))
        return {outer, inner};
    double within = outer;
    for (int halving = 0; halving < 60; ++halving) {
        const double middle = (within + inner) / 2;
        (reaches(damping, middle, level) ? within : inner) = middle;
    }
    return {outer, within};
}

/// Returns the line from where the difference rises to the level with growing usage, around the end, and back
/// to where it falls below the level. If the end is above the picture, returns two lines.
std::vector<IsoLine> differenceLines(double damping, double level, const PlotPanel& panel)
{
    const SharesSpan shares = sharesSpanOf(damping, level);
    if (shares.outer == shares.inner)
        return {};
    IsoLine rising{level, levelText(level), {}, {}};
    IsoLine falling = rising;
    for (std::size_t step = 0; step <= StepsOfADifferenceLine; ++step) {
        // Points are closer together where both sides meet.
        const double left = 1 - static_cast<double>(step) / StepsOfADifferenceLine;
        const double at = shares.inner + (shares.outer - shares.inner) * left * left;
        const UsageSpan usage = usageOfDifference(damping, at, level);
        if (at > panel.y.highest || !(usage.to > usage.from))
            continue;
        for (const auto& [line, place] : {std::pair(&rising, usage.from), std::pair(&falling, usage.to)})
            if (place <= panel.x.highest) {
                line->x.push_back(place);
                line->y.push_back(at);
            }
    }
    if (shares.inner > panel.y.highest)
        return {rising, falling};
    rising.x.insert(rising.x.end(), falling.x.rbegin(), falling.x.rend());
    rising.y.insert(rising.y.end(), falling.y.rbegin(), falling.y.rend());
    return {rising};
}

/// Returns whether a line is visibly apart from the axis. For tiny shares, F without interpolation falls so
/// quickly that lines of all levels run along the axis.
bool isApartFromAxis(const IsoLine& line, const PlotPanel& panel)
{
    constexpr double Least = 0.02; // fraction of the picture
    return std::any_of(
        line.x.begin(), line.x.end(), [&panel](double usage) { return usage > Least * panel.x.highest; });
}

/// Without a damping above 1 the interpolated S is the larger one, and interpolation lowers no F.
double lowestDifference(double damping)
{
    return damping > 1 ? -1 : 0;
}

std::string differenceMeaning(double damping)
{
    return damping > 1 ? fairshare::say("F with interpolation of S minus F without it, −1 to 1. Teal: "
                                        "interpolation raises F.")
                       : fairshare::say("F with interpolation of S minus F without it, 0 to 1.");
}

ColorScale differenceColors(double damping)
{
    return {.map = damping > 1 ? ColorMap::BrownTeal : ColorMap::Viridis,
        .title = "ΔF",
        .meaning = differenceMeaning(damping),
        .lowest = lowestDifference(damping)};
}

PlotPanel differencePanel(double damping, const SurfaceStyle& style, const SurfaceExtent& extent)
{
    PlotPanel panel{.x = surfaceUsageAxis(extent.usage), .y = surfaceSharesAxis(extent.shares)};
    if (style.isSolid)
        panel.z = PlotAxis{.title = "ΔF",
            .meaning = differenceMeaning(damping),
            .lowest = lowestDifference(damping),
            .grid = true};
    Values<double> plain(style.places);
    panel.grid = gridOf(panel, style.places, [&](double y, std::span<const double> x, std::span<double> row) {
        fillFactors({.damping = damping}, x, y, plain);
        fillFactors({.interpolated = true}, x, y, row);
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column] -= plain[column];
    });
    panel.grid->id = "difference";
    panel.grid->title = "ΔF";
    std::vector<IsoLine> lines;
    if (style.hasIsoLines)
        for (const double level : DifferenceLevels)
            for (IsoLine& line : differenceLines(damping, level, panel))
                if (isApartFromAxis(line, panel))
                    lines.push_back(std::move(line));
    panel.marks.push_back(isoLineMarks(lines, style.isSolid));
    return panel;
}

Result<Plot> makeFactorDifference(const ChartInput& input, const ParameterValues& values)
{
    const auto damping = static_cast<double>(numberOf(DampingParameter, values));
    const SurfaceStyle style = surfaceStyle(MapFirstParameter, values);
    SurfaceDots dots = surfaceDots(input, values, damping);
    Plot plot{.title = damping == 1 ? fairshare::say("Difference: with − without interpolation")
                                    : fairshare::say("Difference: with − without interpolation, damping {}",
                                          saidNumber(shortest(damping))),
        .tree = SharedValue(input.now.tree)};
    plot.panels.push_back(
        differencePanel(damping, style, surfaceExtent(choiceOf(RangeParameter, values), dots.points)));
    std::vector<double> difference;
    difference.reserve(dots.points.size());
    for (std::size_t i = 0; i < dots.points.size(); ++i)
        difference.push_back(dots.points.with[i] - dots.points.without[i]);
    PlotPanel& panel = plot.panels.front();
    panel.marks.push_back(dotMarks(dots, panel, difference));
    plot.colorScale = differenceColors(damping);
    plot.nameEnds = nameEnds(*plot.tree, dots.points.rows);
    plot.note = missingDots(dots);
    if (pointsOf(values) == PointsOf::Users)
        plot.answer = surfaceAnswer(dots.points, *plot.tree,
            static_cast<std::uint32_t>(numberOf(SurfaceWeightParameter, values)), damping);
    if (damping != 1)
        plot.premise = fairshare::say("F without interpolation at damping {}", saidNumber(shortest(damping)));
    return plot;
}

} // namespace

Chart factor_difference()
{
    return {.id = "factor_difference",
        .title = fairshare::phrase("Effect of interpolation on F"),
        .group = ChartGroup::Factor,
        .summary = fairshare::phrase("F with interpolation of S minus F without it, versus usage and share; "
                                     "points mark the tree's associations."),
        .teaches = fairshare::phrase(
            "At which shares and usage interpolation changes a factor, compared with damping."),
        .parameters = factorDifferenceParameters(),
        .uses = factorDifferenceUses,
        .make = makeFactorDifference};
}

} // namespace fairshare::chart_files
