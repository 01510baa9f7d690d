// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <QColor>

#include <span>

/// The color maps of plots. They are the same in both themes, so that pictures can be compared.
namespace fairshare::gui {

/// Returns evenly spaced colors of a map; interpolate between them.
std::span<const QRgb> colorStops(ColorMap map);

/// @param place 0 to 1
QColor mapColor(ColorMap map, double place);

/// Returns the relative luminance by WCAG 2.1, 0 to 1.
double luminanceOf(const QColor& color);

/// Whether text on this fill is white. Otherwise it is black with a white halo.
bool takesWhiteText(const QColor& fill);

/// Returns a shade that stands out from the fill, and so between two boxes of one color.
QColor edgeOf(const QColor& fill);

/// Returns the color of the line between filled boxes: `wanted` if it is visible next to the fill, else the
/// edge color of the fill.
QColor separationOf(const QColor& fill, const QColor& wanted);

} // namespace fairshare::gui
