// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Paints the name of a bar, rectangle or cell inside it, as much of it as fits.
void paintBoxLabel(QPainter& painter, const LabelSpace& space, const PlotItem& item);
/// Likewise for a sector of a ring.
void paintSectorLabel(QPainter& painter, const LabelSpace& space, const PlotItem& item);

} // namespace fairshare::gui
