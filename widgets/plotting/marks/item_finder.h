// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/panel_map.h"

#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Returns the topmost item under a point of the picture; for points and lines, the nearest one within reach.
std::optional<PlotItem> itemAt(const Plot& plot, std::size_t panel, const PanelMap& map, const QPointF& at);

/// Returns all items that belong to one of the rows.
std::vector<PlotItem> itemsOf(const Plot& plot, const std::vector<NodeRow>& rows);

/// True for items that can be selected: they belong to a row or have a text.
bool isPickable(const Marks& marks);

/// Keyboard step from an item.
enum class Step { First, Last, Left, Right, Up, Down };

/// Returns the next item in this direction: for boxes, sectors and cells the neighbor on the same level,
/// otherwise the next one along the axis. Returns nothing if there is none, and the first item if there was
/// no current one.
std::optional<PlotItem> nextItem(const Plot& plot, const std::optional<PlotItem>& from, Step step);

} // namespace fairshare::gui
