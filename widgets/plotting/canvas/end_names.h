// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <qcustomplot.h>

namespace fairshare {
struct Plot;
struct PlotAxis;
} // namespace fairshare

namespace fairshare::gui {

struct PlotLook;

/// Names at the ends of the lines of a panel.
struct EndNames {
    double left = 0; ///< x of the first point
    double right = 0; ///< x of the last point
    int pixels = 0; ///< width of the longest name with gaps; 0 if there are none
};

EndNames endNamesOf(const Plot& plot, std::size_t panel, const PlotLook& look);
/// Returns the axis range, extended by the needed room on the sides that have room for names.
/// @param width of the panel, in pixels
QCPRange withRoom(const PlotAxis& axis, const EndNames& names, double width);

} // namespace fairshare::gui
