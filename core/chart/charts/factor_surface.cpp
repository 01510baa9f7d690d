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
#include <optional>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::array FactorLevels{0.5, 0.1, 0.9, 0.7, 0.3, 0.05, 0.2, 0.4}; ///< the most important first

std::span<const ParameterSpec> factorSurfaceParameters()
{
    static const std::array list{ShapeParameter, InterpolationParameter, DampingParameter, RangeParameter,
        DotsParameter, IsoLinesParameter, SurfaceWeightParameter, PlacesParameter};
    return list;
}

bool factorSurfaceUses(std::string_view parameter, const ParameterValues& values)
{
    if (parameter == DampingParameter.id)
        return choiceOf(InterpolationParameter, values) != "with";
    return parameter != SurfaceWeightParameter.id || choiceOf(DotsParameter, values) != "none";
}

std::string ruleTitle(const FactorRule& rule)
{
    if (rule.interpolated)
        return fairshare::say("With interpolation: S' = 0.1 + 0.9 S");
    if (rule.damping == 1)
        return fairshare::say("Without interpolation: S unchanged");
    return fairshare::say(
        "Without interpolation: S unchanged, damping {}", saidNumber(shortest(rule.damping)));
}

std::string plotTitle(const ParameterValues& values)
{
    const std::string_view which = choiceOf(InterpolationParameter, values);
    const bool isFitted = choiceOf(RangeParameter, values) == "users";
    if (which == "both")
        return isFitted ? fairshare::say("F versus usage U and share S, scaled to the associations")
                        : fairshare::say("F versus usage U and share S");
    if (which == "with")
        return isFitted ? fairshare::say("F with interpolation, scaled to the associations")
                        : fairshare::say("F with interpolation: S' = 0.1 + 0.9 S");
    return isFitted ? fairshare::say("F without interpolation, scaled to the associations")
                    : fairshare::say("F without interpolation: S unchanged");
}

/// Returns an iso-line of F. F is constant along straight lines, which all meet where U and its divisor are
/// 0.
std::optional<IsoLine> isoLine(const FactorRule& rule, const PlotPanel& panel, double level)
{
    const double atBottom = usageAt(rule, 0, level);
    const double atTop = usageAt(rule, panel.y.highest, level);
    if (!(atBottom < panel.x.highest))
        return std::nullopt;
    IsoLine line{level, levelText(level), {atBottom}, {0}};
    const bool leaves = atTop > panel.x.highest;
    line.x.push_back(leaves ? panel.x.highest : atTop);
    line.y.push_back(
        leaves ? panel.y.highest * (panel.x.highest - atBottom) / (atTop - atBottom) : panel.y.highest);
    return line;
}

/// Returns where a line leaves the picture, measured along the top and then the right side: 0 to 2 sides.
double exitOf(const IsoLine& line, const PlotPanel& panel)
{
    return line.x.back() / panel.x.highest + 1 - line.y.back() / panel.y.highest;
}

/// Returns levels, the most important first. They include levels for pictures that show only a small part of
/// F's range or that reach very small F.
std::vector<double> levelsByImportance()
{
    std::vector<double> levels(FactorLevels.begin(), FactorLevels.end());
    for (const double exponent : {-3.0, -6.0, -9.0, -12.0, -4.0, -2.0, -15.0, -20.0, -30.0, -50.0})
        levels.push_back(std::pow(10.0, exponent));
    constexpr int MostDigits = 9;
    for (int digits = 2; digits <= MostDigits; ++digits)
        for (const double last : {5.0, 2.0, 1.0}) {
            const double whole = std::pow(10.0, digits);
            levels.push_back((whole - last) / whole); // as close to the decimal number as possible
        }
    return levels;
}

/// Returns iso-lines that are far enough apart. Adds unusual levels until there are enough lines.
std::vector<IsoLine> factorLines(const FactorRule& rule, const PlotPanel& panel)
{
    constexpr double Apart = 0.055; // in sides of the picture
    constexpr std::size_t Enough = 5;
    std::vector<IsoLine> lines;
    for (const double level : levelsByImportance()) {
        const bool isUsual = std::find(FactorLevels.begin(), FactorLevels.end(), level) != FactorLevels.end();
        std::optional<IsoLine> line =
            isUsual || lines.size() < Enough ? isoLine(rule, panel, level) : std::nullopt;
        const auto isNear = [&](const IsoLine& other) {
            return std::abs(exitOf(*line, panel) - exitOf(other, panel)) < Apart;
        };
        if (line && std::none_of(lines.begin(), lines.end(), isNear))
            lines.push_back(std::move(*line));
    }
    std::sort(lines.begin(), lines.end(),
        [](const IsoLine& one, const IsoLine& other) { return one.level < other.level; });
    return lines;
}

PlotPanel factorPanel(
    const FactorRule& rule, const SurfaceStyle& style, const SurfaceExtent& extent, SurfaceDots& dots)
{
    PlotPanel panel{.title = ruleTitle(rule),
        .englishTitle = rule.interpolated ? "with" : "without",
        .x = surfaceUsageAxis(extent.usage),
        .y = surfaceSharesAxis(extent.shares)};
    if (style.isSolid)
        panel.z = PlotAxis{.title = "F",
            .meaning = fairshare::say("The factor 2^(-U/S), 0 to 1; a higher factor is served first."),
            .grid = true};
    panel.grid =
        gridOf(panel, style.places, [&rule](double y, std::span<const double> x, std::span<double> row) {
            fillFactors(rule, x, y, row);
        });
    panel.grid->id = "factor";
    panel.grid->title = "F";
    if (style.hasIsoLines)
        panel.marks.push_back(isoLineMarks(factorLines(rule, panel), style.isSolid));
    panel.marks.push_back(dotMarks(dots, panel, rule.interpolated ? dots.points.with : dots.points.without));
    return panel;
}

Result<Plot> makeFactorSurface(const ChartInput& input, const ParameterValues& values)
{
    const auto damping = static_cast<double>(numberOf(DampingParameter, values));
    const std::string_view which = choiceOf(InterpolationParameter, values);
    const SurfaceStyle style = surfaceStyle(ShapeParameter, values);
    SurfaceDots dots = surfaceDots(input, values, damping);
    const SurfaceExtent extent = surfaceExtent(choiceOf(RangeParameter, values), dots.points);
    Plot plot{.title = plotTitle(values), .tree = SharedValue(input.now.tree)};
    for (const FactorRule& rule : {FactorRule{.damping = damping}, FactorRule{.interpolated = true}})
        if (which == "both" || (which == "with") == rule.interpolated)
            plot.panels.push_back(factorPanel(rule, style, extent, dots));
    if (plot.panels.size() == 1)
        plot.panels.front().title.clear(); // the title of the plot says the same
    plot.columns = plot.panels.size();
    plot.sharesX = plot.sharesY = true;
    plot.colorScale = ColorScale{.title = "F",
        .meaning = fairshare::say("The factor 2^(-U/S), 0 to 1; a higher factor is served first.")};
    plot.nameEnds = nameEnds(*plot.tree, dots.points.rows);
    plot.note = missingDots(dots);
    if (pointsOf(values) == PointsOf::Users)
        plot.answer = surfaceAnswer(dots.points, *plot.tree,
            static_cast<std::uint32_t>(numberOf(SurfaceWeightParameter, values)), damping);
    if (damping != 1 && which != "with")
        plot.premise = fairshare::say("F without interpolation at damping {}", saidNumber(shortest(damping)));
    return plot;
}

} // namespace

Chart factor_surface()
{
    return {.id = "factor_surface",
        .title = fairshare::phrase("F versus usage and share"),
        .group = ChartGroup::Factor,
        .summary = fairshare::phrase("The factor 2^(-U/S) as a surface with and without interpolation of S; "
                                     "points mark the tree's associations."),
        .teaches = fairshare::phrase(
            "How F collapses for small shares, and how well interpolation separates users again."),
        .parameters = factorSurfaceParameters(),
        .uses = factorSurfaceUses,
        .make = makeFactorSurface};
}

} // namespace fairshare::chart_files
