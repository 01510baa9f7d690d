// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/surface_points.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"

#include <optional>
#include <vector>

/// The associations of the tree as dots on a surface.
namespace fairshare {

/// Data for the dots of a chart of F.
struct SurfaceDots {
    SurfacePoints points;
    SurfaceCollisions collisions;
    std::vector<PlotFigure> figures; ///< of all points, by entry
    std::size_t beyond = 0; ///< number of points outside the axes
};

/// PriorityWeightFairshare, as a parameter of charts.
extern const ParameterSpec SurfaceWeightParameter;

/// Returns the choice of DotsParameter; nullopt for none.
std::optional<PointsOf> pointsOf(const ParameterValues& values);

SurfaceDots surfaceDots(const ChartInput& input, const ParameterValues& values, double damping);

/// Draws a dot for each point within the axes; at its height if the panel has heights.
/// @param heights by point
Marks dotMarks(SurfaceDots& dots, const PlotPanel& panel, const std::vector<double>& heights);

/// Upper ends of the axes: 1, more than 1, or fitted to the points.
struct SurfaceExtent {
    double usage = 1;
    double shares = 1;
};
SurfaceExtent surfaceExtent(std::string_view range, const SurfacePoints& points);

/// Counts associations that are not drawn: "Outside the range: 2 associations.", or "" if there are none.
std::string missingDots(const SurfaceDots& dots);

} // namespace fairshare
