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

/// The role of the user interface that a role of plots is painted in.
Role roleOf(PlotRole role);

/// Dashes a pen; solid ones stay as they are.
void dash(QPen& pen, PlotDash dash);

/// Of a number on a color scale. The last of its names is gray where it has no color of its own.
QColor scaleColor(const Theme& theme, const ColorScale& scale, double value);

/// The color of one item: its value on the plot's color scale, or else its role.
QColor itemColor(const Theme& theme, const Plot& plot, const Marks& marks, std::size_t item);

} // namespace fairshare::gui
