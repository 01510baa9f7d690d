// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel_map.h"

#include <QLineF>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// The parts of a line in the picture: it breaks where a point is undefined, and where a surface hides it.
std::vector<QPolygonF> runsOf(const PanelMap& map, const Marks& marks, std::size_t line);

/// The part of a line inside of an area; nothing where it passes by.
std::optional<QLineF> partWithin(const QLineF& line, const QRectF& area);

} // namespace fairshare::gui
