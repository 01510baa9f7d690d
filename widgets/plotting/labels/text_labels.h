// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Paints a text that is a mark of its own, around its point.
void paintTextLabel(QPainter& painter, LabelSpace& space, const PlotItem& item);

} // namespace fairshare::gui
