// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/surface_plot.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

// One more than a round number of steps, so that grid points are at round numbers.
constexpr std::size_t PlacesOfMap = 1001;
constexpr std::size_t PlacesOfBody = 101;

} // namespace

SurfaceStyle surfaceStyle(const ParameterSpec& shape, const ParameterValues& values)
{
    SurfaceStyle style;
    style.isSolid = choiceOf(shape, values) == "solid";
    style.hasIsoLines = choiceOf(IsoLinesParameter, values) == "shown";
    const auto wanted = static_cast<std::size_t>(numberOf(PlacesParameter, values));
    const std::size_t needed = style.isSolid ? PlacesOfBody : PlacesOfMap;
    style.places = wanted == 0 ? needed : std::max<std::size_t>(wanted, 2);
    return style;
}

PlotGrid gridOf(const PlotPanel& panel, std::size_t places, const FillRow& fill)
{
    PlotGrid grid{.columns = places,
        .rows = places,
        .lowestX = panel.x.lowest,
        .highestX = panel.x.highest,
        .lowestY = panel.y.lowest,
        .highestY = panel.y.highest};
    std::vector<double> x(places);
    for (std::size_t column = 0; column < places; ++column)
        x[column] = grid.x(column, panel.x.scale);
    Values<double> values(places * places);
    for (std::size_t row = 0; row < places; ++row)
        fill(grid.y(row, panel.y.scale), x, std::span(values).subspan(row * places, places));
    grid.values = std::make_shared<const Values<double>>(std::move(values));
    return grid;
}

Marks isoLineMarks(std::span<const IsoLine> lines, bool isSolid)
{
    Marks marks{.kind = MarkKind::Lines,
        .id = "iso_lines",
        .title = fairshare::say("iso-line"),
        .starts = {0},
        .role = PlotRole::Text,
        .labelPlace = LabelPlace::Along};
    for (const IsoLine& line : lines) {
        if (line.x.size() < 2)
            continue;
        marks.x.insert(marks.x.end(), line.x.begin(), line.x.end());
        marks.y.insert(marks.y.end(), line.y.begin(), line.y.end());
        if (isSolid)
            marks.z.insert(marks.z.end(), line.x.size(), line.level);
        marks.starts.push_back(static_cast<std::uint32_t>(marks.x.size()));
        marks.addLabel({line.label, shortest(line.level)});
    }
    return marks;
}

std::string levelText(double level)
{
    return saidNumber(shortest(level));
}

PlotAxis surfaceUsageAxis(double highest)
{
    return {.title = fairshare::say("Usage U"),
        .meaning = fairshare::say("Effective usage as a fraction of the cluster's, or of the level's under "
                                  "Fair Tree and LEVEL_BASED; 0 or more."),
        .highest = highest};
}

PlotAxis surfaceSharesAxis(double highest)
{
    return {.title = fairshare::say("Share S"),
        .meaning = fairshare::say("Normalized shares as a fraction of the cluster, or of the level under "
                                  "Fair Tree and LEVEL_BASED; 0 to 1."),
        .highest = highest};
}

} // namespace fairshare
