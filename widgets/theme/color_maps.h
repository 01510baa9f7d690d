// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <QColor>

#include <span>

/// The color maps of plots. They are the same in both themes, so that pictures can be compared.
namespace fairshare::gui {

/// Evenly spaced colors of a map; what lies between is interpolated.
std::span<const QRgb> colorStops(ColorMap map);

/// @param place 0 to 1
QColor mapColor(ColorMap map, double place);

/// Relative luminance of WCAG 2.1, 0 to 1.
double luminanceOf(const QColor& color);

/// Text over a map is black with a white halo, or white where the map is dark.
bool takesWhiteText(const QColor& fill);

/// A shade of the fill that stands out from it, and so between two boxes of one color.
QColor edgeOf(const QColor& fill);

/// What separates filled boxes from each other: the color wanted where it is seen beside the fill, else the
/// edge of the fill.
QColor separationOf(const QColor& fill, const QColor& wanted);

} // namespace fairshare::gui
