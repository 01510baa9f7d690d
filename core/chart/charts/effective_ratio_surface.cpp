// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/surface_dots.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/effective_ratio.h"
#include "core/scenario/evaluation.h"
#include "core/table/result_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double LowestRatio = 0.1; ///< lower end of the axes and the scale, which are logarithmic
constexpr double HighestRatio = 10;
constexpr std::array RatioLevels{0.2, 0.5, 1.0, 2.0, 5.0};
constexpr std::array ExponentLevels{0.05, 0.1, 0.25, 0.5, 0.9};
constexpr std::size_t StepsOfARatioLine = 800;

constexpr std::array<std::string_view, 2> RatioQuantityChoices{"ratio", "exponent"};
constexpr ParameterSpec RatioQuantity{.id = "quantity",
    .title = fairshare::phrase("Quantity"),
    .meaning =
        fairshare::phrase("The effective ratio, or the exponent k that pulls it toward the account's ratio."),
    .choices = RatioQuantityChoices};

std::span<const ParameterSpec> effectiveRatioParameters()
{
    static const std::array list{
        RatioQuantity, ShapeParameter, DotsParameter, IsoLinesParameter, PlacesParameter};
    return list;
}

std::vector<PlotTick> ratioTicks()
{
    std::vector<PlotTick> ticks;
    for (const double at : {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0})
        ticks.push_back({at, levelText(at)});
    return ticks;
}

PlotAxis ratioAxis(std::string title, std::string meaning)
{
    return {.title = std::move(title),
        .meaning = std::move(meaning),
        .lowest = LowestRatio,
        .highest = HighestRatio,
        .scale = AxisScale::Logarithmic,
        .ticks = ratioTicks(),
        .grid = true};
}

std::string effectiveMeaning()
{
    return fairshare::say(
        "The effective ratio R_e = R_parent · (R / R_parent)^k, at least 0. The factor is 2^(-R_e).");
}

std::string exponentMeaning()
{
    return fairshare::say("k, 0 to 1: how much of its own ratio an association keeps. It is 1 / (1 + (5 ln "
                          "R_parent)^2) when the two ratios are on opposite sides of 1.");
}

double exponentAt(double own, double parent)
{
    return keptExponent(parent, own / parent);
}

/// Returns the line on which the effective ratio has one value. The own ratio follows from the account's.
IsoLine ratioLine(double level)
{
    IsoLine line{level, levelText(level), {}, {}};
    for (std::size_t step = 0; step <= StepsOfARatioLine; ++step) {
        const double parent =
            LowestRatio * std::pow(HighestRatio / LowestRatio, static_cast<double>(step) / StepsOfARatioLine);
        const double own = ownRatioAt(level, parent);
        if (own >= LowestRatio && own <= HighestRatio) {
            line.x.push_back(own);
            line.y.push_back(parent);
        }
    }
    return line;
}

/// Adds iso-lines of k. Where k is below 1, it depends only on the account. That is to the left of the
/// account's ratio if the ratio is above 1, and to the right of it if below 1.
void addExponentLines(std::vector<IsoLine>& lines, double level)
{
    constexpr double Slope = 5;
    const double distance = std::sqrt(1 / level - 1) / Slope;
    const double above = std::exp(distance);
    if (above < HighestRatio)
        lines.push_back({level, levelText(level), {LowestRatio, above}, {above, above}});
    const double below = std::exp(-distance);
    if (below > LowestRatio)
        lines.push_back({level, levelText(level), {below, HighestRatio}, {below, below}});
}

/// Ratios of associations that have both an own ratio and that of an account, from the algorithm's results.
struct Ratios {
    std::vector<double> own;
    std::vector<double> parent;
    std::vector<double> effective;
    std::vector<double> exponent;
};

/// Returns by account the normalized usage of all rows that compete below it, without rows with parent
/// shares.
std::vector<double> usageOfChildren(const Evaluation& now, std::span<const double> usage)
{
    std::vector<double> sums(now.tree.size(), 0.0);
    for (NodeRow row = 1; row < now.tree.size(); ++row)
        if (!now.tree.hasParentShares(row))
            sums[now.levels->fairshareParent(row)] += usage[row];
    return sums;
}

/// @param points reduced to the associations that have ratios
Ratios ratiosOf(const Evaluation& now, const ResultTable& table, SurfacePoints& points)
{
    const auto usage = table.reals("usage_norm");
    const auto effective = table.reals("usage_efctv");
    const auto shares = table.reals("shares_norm");
    const std::vector<double> children = usageOfChildren(now, usage);
    const std::vector<NodeRow> rows = std::exchange(points.rows, {});
    Ratios ratios;
    for (const NodeRow row : rows) {
        const NodeRow account = now.levels->fairshareParent(row);
        // Directly below the root, an association competes with the whole cluster, which is on target.
        const double parent = account == RootRow ? 1 : effective[account] / shares[account];
        const double all = account == RootRow ? 1 : children[account] / shares[account];
        const double local = usage[row] / shares[row] / all;
        if (now.tree.hasParentShares(row) || !std::isfinite(parent) || !std::isfinite(local)) {
            ++points.left;
            continue;
        }
        points.rows.push_back(row);
        ratios.own.push_back(local * parent);
        ratios.parent.push_back(parent);
        ratios.effective.push_back(effective[row] / shares[row]);
        ratios.exponent.push_back(local > 0 && parent > 0 ? keptExponent(parent, local) : 1.0);
    }
    return ratios;
}

PlotFigure figure(std::string id, std::string title, const std::vector<double>& values)
{
    return {std::move(id), std::move(title), "",
        Reals(std::make_shared<const Values<double>>(values.begin(), values.end()))};
}

/// Moves dots that are outside the axes to the ends of the axes.
std::vector<double> withinAxes(std::vector<double> ratios)
{
    for (double& ratio : ratios)
        ratio = std::clamp(ratio, LowestRatio, HighestRatio);
    return ratios;
}

struct RatioDots {
    SurfaceDots dots;
    std::vector<double> heights;
    std::size_t pulled = 0; ///< associations whose exponent is below 1
    std::size_t clamped = 0; ///< dots moved to an end of an axis
};

RatioDots ratioDots(const ChartInput& input, const ParameterValues& values, bool ofExponent)
{
    const AlgorithmResult* result = input.now.find(findAlgorithmBySurface("effective_ratio_surface")->id);
    const std::optional<PointsOf> who = pointsOf(values);
    RatioDots made;
    if (result == nullptr || !who)
        return made;
    SurfaceDots& dots = made.dots;
    dots.points = surfacePoints(input.now, *result, *who);
    const Ratios ratios = ratiosOf(input.now, result->table, dots.points);
    dots.figures = {figure("own_ratio", fairshare::say("Own ratio R"), ratios.own),
        figure("account_ratio", fairshare::say("Ratio of the account R_parent"), ratios.parent),
        figure("effective_ratio", fairshare::say("Effective ratio R_e"), ratios.effective),
        figure("exponent", fairshare::say("Exponent k"), ratios.exponent)};
    dots.points.usage = withinAxes(ratios.own);
    dots.points.shares = withinAxes(ratios.parent);
    for (std::size_t i = 0; i < ratios.own.size(); ++i)
        if (dots.points.usage[i] != ratios.own[i] || dots.points.shares[i] != ratios.parent[i])
            ++made.clamped;
    made.pulled = static_cast<std::size_t>(std::count_if(
        ratios.exponent.begin(), ratios.exponent.end(), [](double exponent) { return exponent < 1; }));
    made.heights = ofExponent ? ratios.exponent : ratios.effective;
    return made;
}

PlotPanel ratioPanel(const SurfaceStyle& style, bool ofExponent)
{
    PlotPanel panel;
    panel.x = ratioAxis(fairshare::say("Own ratio R"),
        fairshare::say(
            "Ratio of the association's usage to its shares, divided by that ratio for all children of its "
            "account, times the account's effective ratio. 1 is on target; at least 0."));
    panel.y = ratioAxis(fairshare::say("Ratio of the account R_parent"),
        fairshare::say(
            "The effective ratio of the account. 1 is on target, above 1 is over-served; at least 0."));
    if (style.isSolid && ofExponent)
        panel.z = PlotAxis{.title = "k", .meaning = exponentMeaning(), .grid = true};
    else if (style.isSolid)
        panel.z = ratioAxis("R_e", effectiveMeaning());
    panel.grid =
        gridOf(panel, style.places, [ofExponent](double y, std::span<const double> x, std::span<double> row) {
            std::transform(x.begin(), x.end(), row.begin(), [y, ofExponent](double own) {
                return ofExponent ? exponentAt(own, y) : effectiveRatio(own, y);
            });
        });
    panel.grid->id = ofExponent ? "exponent" : "effective_ratio";
    panel.grid->title = ofExponent ? "k" : "R_e";
    std::vector<IsoLine> lines;
    for (const double level : ofExponent ? std::span<const double>(ExponentLevels) : RatioLevels)
        if (ofExponent)
            addExponentLines(lines, level);
        else
            lines.push_back(ratioLine(level));
    if (style.hasIsoLines)
        panel.marks.push_back(isoLineMarks(lines, style.isSolid));
    return panel;
}

Result<Plot> makeEffectiveRatioSurface(const ChartInput& input, const ParameterValues& values)
{
    const bool ofExponent = choiceOf(RatioQuantity, values) == "exponent";
    RatioDots made = ratioDots(input, values, ofExponent);
    PlotPanel panel = ratioPanel(surfaceStyle(ShapeParameter, values), ofExponent);
    panel.marks.push_back(dotMarks(made.dots, panel, made.heights));
    Plot plot{.title = ofExponent
            ? fairshare::say("Exponent k of depth-oblivious versus R and R_parent")
            : fairshare::say("Effective ratio R_e of depth-oblivious versus R and R_parent"),
        .tree = SharedValue(input.now.tree)};
    plot.panels.push_back(std::move(panel));
    plot.colorScale = ofExponent ? ColorScale{.title = "k", .meaning = exponentMeaning()}
                                 : ColorScale{.title = "R_e",
                                       .meaning = effectiveMeaning(),
                                       .lowest = LowestRatio,
                                       .highest = HighestRatio,
                                       .logarithmic = true,
                                       .ticks = ratioTicks()};
    plot.nameEnds = nameEnds(*plot.tree, made.dots.points.rows);
    plot.note = missingDots(made.dots);
    if (!made.heights.empty())
        plot.answer = fairshare::say("Depth-oblivious pulls {} of {} toward the ratio of their account.",
            grouped(made.pulled, "\u2009"), counted(made.heights.size(), Noun::Association, "\u2009"));
    if (made.clamped > 0)
        plot.note += (plot.note.empty() ? "" : " ")
            + fairshare::say("Beyond the axes, drawn at the edge: {}.",
                counted(made.clamped, Noun::Association, "\u2009"));
    return plot;
}

} // namespace

Chart effective_ratio_surface()
{
    return {.id = "effective_ratio_surface",
        .title = fairshare::phrase("Effective ratio of depth-oblivious"),
        .group = ChartGroup::Factor,
        .summary = fairshare::phrase("R_e, or the exponent k, as a function of the usage/shares ratios of an "
                                     "association and its account."),
        .teaches = fairshare::phrase(
            "How far an account that is off target pulls its members along, and when it does not."),
        .parameters = effectiveRatioParameters(),
        .takesAlgorithm = false,
        .make = makeEffectiveRatioSurface};
}

} // namespace fairshare::chart_files
