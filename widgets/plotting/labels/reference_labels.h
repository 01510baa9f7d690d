// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Paints the name of a reference line next to it, where it covers the fewest other lines and points.
void paintReferenceLabel(QPainter& painter, LabelSpace& space, const PlotItem& item);

} // namespace fairshare::gui
