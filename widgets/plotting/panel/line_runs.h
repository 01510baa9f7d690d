// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/panel_map.h"

#include <QLineF>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// Returns the visible parts of a line. It breaks where a point is undefined or hidden by a surface.
std::vector<QPolygonF> runsOf(const PanelMap& map, const Marks& marks, std::size_t line);

/// Returns the part of a line inside an area; nothing if it is outside.
std::optional<QLineF> partWithin(const QLineF& line, const QRectF& area);

} // namespace fairshare::gui
