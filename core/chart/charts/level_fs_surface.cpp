// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/surface_dots.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double LowestLevelFs = 0.01; ///< lower end of the scale; values below have its color
constexpr double HighestLevelFs = 100;
constexpr std::array LevelFsLevels{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 10.0};

std::span<const ParameterSpec> levelFsParameters()
{
    static const std::array list{
        ShapeParameter, RangeParameter, DotsParameter, IsoLinesParameter, PlacesParameter};
    return list;
}

std::vector<PlotTick> decades()
{
    return {{0.01, levelText(0.01)}, {0.1, levelText(0.1)}, {1, "1"}, {10, "10"}, {100, "100"}};
}

std::string levelFsMeaning()
{
    return fairshare::say("LevelFS = S / U, 0 to infinity: 1 is on target, above 1 is under-served. The "
                          "highest value on a level is served first.");
}

/// Returns LevelFS as in Fair Tree. Without shares, a row ranks last, with or without usage.
double levelFs(double usage, double shares)
{
    if (!(shares > 0))
        return 0;
    return usage > 0 ? shares / usage : std::numeric_limits<double>::infinity();
}

/// Returns iso-lines, which go through the origin.
std::vector<IsoLine> levelFsLines(const PlotPanel& panel)
{
    std::vector<IsoLine> lines;
    for (const double level : LevelFsLevels) {
        const double atTop = panel.y.highest / level;
        const double end = std::min(atTop, panel.x.highest);
        lines.push_back({level, levelText(level), {0, end}, {0, end * level}});
    }
    return lines;
}

SurfaceDots levelFsDots(const ChartInput& input, const ParameterValues& values)
{
    const AlgorithmResult* fairTree = input.now.find(findAlgorithmBySurface("level_fs_surface")->id);
    const std::optional<PointsOf> who = pointsOf(values);
    SurfaceDots dots;
    if (fairTree == nullptr || !who)
        return dots;
    dots.points = surfacePoints(input.now, *fairTree, *who);
    for (const char* id : {"usage_efctv", "shares_norm", "level_fs"}) {
        const Column& column = *fairTree->table.find(id);
        const auto all = fairTree->table.reals(id);
        Values<double> some;
        for (const NodeRow row : dots.points.rows)
            some.push_back(all[row]);
        dots.figures.push_back({id, said(column.spec.title), "",
            Reals(std::make_shared<const Values<double>>(std::move(some)))});
    }
    return dots;
}

Result<Plot> makeLevelFsSurface(const ChartInput& input, const ParameterValues& values)
{
    const SurfaceStyle style = surfaceStyle(ShapeParameter, values);
    SurfaceDots dots = levelFsDots(input, values);
    const SurfaceExtent extent = surfaceExtent(choiceOf(RangeParameter, values), dots.points);
    PlotPanel panel{.x = surfaceUsageAxis(extent.usage), .y = surfaceSharesAxis(extent.shares)};
    if (style.isSolid)
        panel.z = PlotAxis{.title = "LevelFS",
            .meaning = levelFsMeaning(),
            .lowest = LowestLevelFs,
            .highest = HighestLevelFs,
            .scale = AxisScale::Logarithmic,
            .ticks = decades(),
            .grid = true};
    panel.grid = gridOf(panel, style.places, [](double y, std::span<const double> x, std::span<double> row) {
        std::transform(x.begin(), x.end(), row.begin(), [y](double usage) { return levelFs(usage, y); });
    });
    panel.grid->id = "level_fs";
    panel.grid->title = "LevelFS";
    if (style.hasIsoLines)
        panel.marks.push_back(isoLineMarks(levelFsLines(panel), style.isSolid));
    std::vector<double> heights;
    if (!dots.figures.empty()) {
        const Reals& levels = std::get<Reals>(dots.figures.back().values);
        heights.assign(levels->begin(), levels->end());
    }
    panel.marks.push_back(dotMarks(dots, panel, heights));
    const auto under = static_cast<std::size_t>(
        std::count_if(heights.begin(), heights.end(), [](double level) { return level > 1; }));
    const bool isFitted = choiceOf(RangeParameter, values) == "users";
    Plot plot{.title = isFitted ? fairshare::say("Fair Tree LevelFS, scaled to the associations")
                                : fairshare::say("Fair Tree LevelFS versus usage U and share S"),
        .tree = SharedValue(input.now.tree)};
    plot.panels.push_back(std::move(panel));
    plot.colorScale = ColorScale{.title = "LevelFS",
        .meaning = levelFsMeaning(),
        .lowest = LowestLevelFs,
        .highest = HighestLevelFs,
        .logarithmic = true,
        .ticks = decades()};
    plot.nameEnds = nameEnds(*plot.tree, dots.points.rows);
    plot.note = missingDots(dots);
    if (!heights.empty())
        plot.answer = fairshare::say("LevelFS is above 1 (under-served) for {} of {}.",
            grouped(under, ThinSeparator), counted(heights.size(), Noun::Association, ThinSeparator));
    return plot;
}

} // namespace

Chart level_fs_surface()
{
    return {.id = "level_fs_surface",
        .title = fairshare::phrase("LevelFS versus usage and share"),
        .group = ChartGroup::Factor,
        .summary = fairshare::phrase("Fair Tree's LevelFS S/U on a logarithmic scale; points mark the tree's "
                                     "associations, each within its level."),
        .teaches =
            fairshare::phrase("Why only the ratio counts: small shares are separated as well as large ones."),
        .parameters = levelFsParameters(),
        .takesAlgorithm = false,
        .make = makeLevelFsSurface};
}

} // namespace fairshare::chart_files
