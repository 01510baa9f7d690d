// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"
#include "widgets/plotting/panel/panel_map.h"

#include <QImage>
#include <QPainter>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// True if the panel has as many values as its grid has cells.
bool hasGrid(const PlotPanel& panel);

/// Returns the position of each value of a grid on the scale, 0 to `highest`; NaN if it is undefined.
std::vector<float> placesOn(const ColorScale& scale, const PlotGrid& grid, float highest);

/// Returns an image with one pixel per cell of the grid and the last row at the top. Undefined values are
/// transparent.
QImage gridImage(const PlotGrid& grid, const ColorScale& scale);

/// Paints such an image over the cells' area on the axes, with smooth interpolation; each color is centered
/// on its cell. Vector devices receive it without loss.
void paintGrid(QPainter& painter, const QImage& image, const PlotPanel& panel, const PanelMap& map);

/// What is under a point of the picture.
struct PointedPlace {
    double x = 0; ///< on its axis
    double y = 0;
    double value = 0; ///< value of the grid, NaN if it is undefined
};

/// Returns what is under a point; in a 3D plot, the visible position on the surface. Returns nothing outside
/// grid and surface.
std::optional<PointedPlace> pointedAt(const PlotPanel& panel, const PanelMap& map, const QPointF& at);

/// Returns the interpolated value at a point; nothing outside the grid or if a neighboring value is
/// undefined.
std::optional<double> valueAt(const PlotPanel& panel, double x, double y);

} // namespace fairshare::gui
