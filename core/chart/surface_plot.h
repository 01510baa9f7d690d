// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/fairshare/factor_surface.h"

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// What charts of a function over two quantities have in common: their parameters, grid and iso-lines.
namespace fairshare {

namespace surface_choices {
inline constexpr std::array<std::string_view, 2> Shape{"solid", "map"};
inline constexpr std::array<std::string_view, 2> MapFirst{"map", "solid"};
inline constexpr std::array<std::string_view, 3> Dots{"users", "all", "none"};
inline constexpr std::array<std::string_view, 2> IsoLines{"shown", "hidden"};
inline constexpr std::array<std::string_view, 3> Interpolation{"both", "without", "with"};
inline constexpr std::array<std::string_view, 5> Range{"automatic", "0_to_1", "0_to_2", "0_to_5", "users"};
} // namespace surface_choices

inline constexpr ParameterSpec ShapeParameter{.id = "shape",
    .title = fairshare::phrase("Shape"),
    .meaning = fairshare::phrase("A body in three dimensions, or a map of colors."),
    .choices = surface_choices::Shape};
inline constexpr ParameterSpec MapFirstParameter{.id = ShapeParameter.id,
    .title = ShapeParameter.title,
    .meaning = ShapeParameter.meaning,
    .choices = surface_choices::MapFirst};
inline constexpr ParameterSpec DotsParameter{.id = "dots",
    .title = fairshare::phrase("Dots"),
    .meaning = fairshare::phrase("Who is drawn: users, users and accounts, or nobody."),
    .choices = surface_choices::Dots};
inline constexpr ParameterSpec IsoLinesParameter{.id = "iso_lines",
    .title = fairshare::phrase("Iso-lines"),
    .meaning = fairshare::phrase("Whether lines of equal value are drawn."),
    .choices = surface_choices::IsoLines};
inline constexpr ParameterSpec InterpolationParameter{.id = "interpolation",
    .title = fairshare::phrase("Interpolation"),
    .meaning = fairshare::phrase(
        "F of S as it is, of S' = 0.1 + 0.9 S as LEVEL_BASED of Slurm 14.11.0-pre3 has it, or both."),
    .choices = surface_choices::Interpolation};
inline constexpr ParameterSpec RangeParameter{.id = "range",
    .title = fairshare::phrase("Range"),
    .meaning = fairshare::phrase("How far usage reaches; users: as far as theirs and their shares do."),
    .choices = surface_choices::Range};
inline constexpr ParameterSpec PlacesParameter{.id = "places",
    .title = fairshare::phrase("Places"),
    .meaning = fairshare::phrase(
        "At how many places a side the function is evaluated; 0: as many as the shape needs."),
    .maximum = 1001};

/// How a surface is drawn.
struct SurfaceStyle {
    bool isSolid = true;
    bool hasIsoLines = true;
    std::size_t places = 2; ///< a side of the grid
};
/// @param shape ShapeParameter or MapFirstParameter
SurfaceStyle surfaceStyle(const ParameterSpec& shape, const ParameterValues& values);

/// A function of the places along both axes of a panel, for its grid. @param row at one place of y, for all x
using FillRow = std::function<void(double y, std::span<const double> x, std::span<double> row)>;
PlotGrid gridOf(const PlotPanel& panel, std::size_t places, const FillRow& fill);

/// Where the function has one value.
struct IsoLine {
    double level = 0;
    std::string label{}; ///< the level as numbers of the picture are written
    std::vector<double> x{};
    std::vector<double> y{};
};
/// Lines of less than two points are left out; in a body they stand at the height of their level.
Marks isoLineMarks(std::span<const IsoLine> lines, bool isSolid);

/// A level as sentences show numbers: "0.25".
std::string levelText(double level);

/// Of axes and scales.
PlotAxis surfaceUsageAxis(double highest);
PlotAxis surfaceSharesAxis(double highest);

} // namespace fairshare
