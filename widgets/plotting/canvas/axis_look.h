// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fairshare {
struct PlotAxis;
} // namespace fairshare

namespace fairshare::gui {

struct PlotLook;

inline constexpr double GridWidth = 1;

/// Gives an axis of QCustomPlot the range, ticks, texts and colors of an axis of a plot.
void dressAxis(QCPAxis& axis, const PlotAxis& description, const PlotLook& look);

} // namespace fairshare::gui
