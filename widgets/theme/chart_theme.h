// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"
#include "widgets/theme/theme.h"

#include <QColor>
#include <QPen>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Returns the user interface role for a plot role.
Role roleOf(PlotRole role);

/// Sets the dash pattern of a pen; solid leaves it unchanged.
void dash(QPen& pen, PlotDash dash);

/// Returns the color of a number on a color scale. A final tick beyond the end of the scale is gray.
QColor scaleColor(const Theme& theme, const ColorScale& scale, double value);

/// Returns the color of one item: its value on the plot's color scale, or else its role.
QColor itemColor(const Theme& theme, const Plot& plot, const Marks& marks, std::size_t item);

} // namespace fairshare::gui
