// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"
#include "widgets/plotting/panel_map.h"

#include <QImage>
#include <QPainter>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// Whether the panel has as many values as its grid has places.
bool hasGrid(const PlotPanel& panel);

/// Where each value of a grid lies on the scale, 0 to `highest`; NaN where it is undefined.
std::vector<float> placesOn(const ColorScale& scale, const PlotGrid& grid, float highest);

/// One pixel a place of the grid, the last row at the top; transparent where there is no value.
QImage gridImage(const PlotGrid& grid, const ColorScale& scale);

/// Paints such an image where the axes have its places, smooth between them; each color is centered on its
/// place. Devices of lines and texts get it without loss.
void paintGrid(QPainter& painter, const QImage& image, const PlotPanel& panel, const PanelMap& map);

/// What is under a point of the picture.
struct PointedPlace {
    double x = 0; ///< on its axis
    double y = 0;
    double value = 0; ///< of the grid, NaN where it is undefined
};

/// On a body the place of the surface that is seen there. Nothing beside grid and surface.
std::optional<PointedPlace> pointedAt(const PlotPanel& panel, const PanelMap& map, const QPointF& at);

/// The value at a point, between those around it; nothing beside the grid or where one of them is undefined.
std::optional<double> valueAt(const PlotPanel& panel, double x, double y);

} // namespace fairshare::gui
