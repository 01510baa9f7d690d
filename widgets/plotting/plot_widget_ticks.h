// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot.h"

#include <qcustomplot.h>

namespace fairshare::gui {

/// Decimals that show multiples of a step as they are: 4 for 0.0025; 0 to 9.
int decimalsOf(double step);

/// Ticks of an axis: its names where it has some, else round numbers as the window writes them.
QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis);
QSharedPointer<QCPAxisTicker> tickerOf(const ColorScale& scale);

/// The ticks of the whole axis. @param count about as many
std::vector<PlotTick> ticksOf(const PlotAxis& axis, int count);

/// With its unit.
QString axisTitle(const PlotAxis& axis);

} // namespace fairshare::gui
