// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/surface_points.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"

#include <optional>
#include <vector>

/// The tree's own associations as dots on a surface.
namespace fairshare {

/// What the dots of a chart of F are made from.
struct SurfaceDots {
    SurfacePoints points;
    SurfaceCollisions collisions;
    std::vector<PlotFigure> figures; ///< of all points, by entry
    std::size_t beyond = 0; ///< points that lie outside of the axes
};

/// PriorityWeightFairshare, as a parameter of charts.
extern const ParameterSpec SurfaceWeightParameter;

/// As DotsParameter says; nothing for nobody.
std::optional<PointsOf> pointsOf(const ParameterValues& values);

SurfaceDots surfaceDots(const ChartInput& input, const ParameterValues& values, double damping);

/// A dot for each point within the axes, at its height where the panel is a body.
/// @param heights by point
Marks dotMarks(SurfaceDots& dots, const PlotPanel& panel, const std::vector<double>& heights);

/// Where the axes end: at 1, beyond it, or where the points do.
struct SurfaceExtent {
    double usage = 1;
    double shares = 1;
};
SurfaceExtent surfaceExtent(std::string_view range, const SurfacePoints& points);

/// "2 users lie beyond the range. 1 has no place." or "".
std::string missingDots(const SurfaceDots& dots);

} // namespace fairshare
