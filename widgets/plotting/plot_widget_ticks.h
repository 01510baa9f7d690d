// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot.h"

#include <qcustomplot.h>

namespace fairshare::gui {

/// Ticks of an axis: its names where it has some, else round numbers as the window writes them.
QSharedPointer<QCPAxisTicker> tickerOf(const PlotAxis& axis);
QSharedPointer<QCPAxisTicker> tickerOf(const ColorScale& scale);

} // namespace fairshare::gui
