// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Labels a selected point in the accent color, with its height in a 3D plot. If there is no room next to it,
/// a leader connects them.
/// @param found position of its name without the selection
void paintSelectedPoint(
    QPainter& painter, LabelSpace& space, const PlotItem& item, const std::optional<QRectF>& found);

} // namespace fairshare::gui
