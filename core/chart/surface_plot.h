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

/// Shared by charts of a function of two quantities: parameters, grid and iso-lines.
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
    .meaning = fairshare::phrase("A 3D surface or a color map."),
    .choices = surface_choices::Shape};
inline constexpr ParameterSpec MapFirstParameter{.id = ShapeParameter.id,
    .title = ShapeParameter.title,
    .meaning = ShapeParameter.meaning,
    .choices = surface_choices::MapFirst};
inline constexpr ParameterSpec DotsParameter{.id = "dots",
    .title = fairshare::phrase("Dots"),
    .meaning = fairshare::phrase("Which dots to draw: users, users and accounts, or none."),
    .choices = surface_choices::Dots};
inline constexpr ParameterSpec IsoLinesParameter{.id = "iso_lines",
    .title = fairshare::phrase("Iso-lines"),
    .meaning = fairshare::phrase("Show or hide lines of equal value."),
    .choices = surface_choices::IsoLines};
inline constexpr ParameterSpec InterpolationParameter{.id = "interpolation",
    .title = fairshare::phrase("Interpolation"),
    .meaning =
        fairshare::phrase("Show F for S, for S' = 0.1 + 0.9 S (LEVEL_BASED in Slurm 14.11.0-pre3), or both."),
    .choices = surface_choices::Interpolation};
inline constexpr ParameterSpec RangeParameter{.id = "range",
    .title = fairshare::phrase("Range"),
    .meaning = fairshare::phrase("Range of the usage axis; \"users\" fits both axes to the users."),
    .choices = surface_choices::Range};
inline constexpr ParameterSpec PlacesParameter{.id = "places",
    .title = fairshare::phrase("Grid points"),
    .meaning = fairshare::phrase("Grid points per side; 0 uses as many as the shape needs."),
    .maximum = 1001};

/// How a surface is drawn.
struct SurfaceStyle {
    bool isSolid = true;
    bool hasIsoLines = true;
    std::size_t places = 2; ///< grid points per side
};
/// @param shape ShapeParameter or MapFirstParameter
SurfaceStyle surfaceStyle(const ParameterSpec& shape, const ParameterValues& values);

/// Computes one row of a panel's grid.
/// @param row values at one `y` for all `x`
using FillRow = std::function<void(double y, std::span<const double> x, std::span<double> row)>;
PlotGrid gridOf(const PlotPanel& panel, std::size_t places, const FillRow& fill);

/// Line on which the function has one value.
struct IsoLine {
    double level = 0;
    std::string label{}; ///< the level as text
    std::vector<double> x{};
    std::vector<double> y{};
};
/// Draws iso-lines. Lines with fewer than two points are omitted. On a solid, each line is at the height of
/// its level.
Marks isoLineMarks(std::span<const IsoLine> lines, bool isSolid);

/// Formats a level for sentences: "0.25".
std::string levelText(double level);

/// Return the axes of U and S.
PlotAxis surfaceUsageAxis(double highest);
PlotAxis surfaceSharesAxis(double highest);

} // namespace fairshare
