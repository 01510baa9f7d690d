// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel_map.h"

#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// The item under a point of the picture, the topmost where several lie on each other; of points and lines
/// the nearest within reach.
std::optional<PlotItem> itemAt(const Plot& plot, std::size_t panel, const PanelMap& map, const QPointF& at);

/// All items that stand for one of the rows.
std::vector<PlotItem> itemsOf(const Plot& plot, const std::vector<NodeRow>& rows);

/// True for what can be chosen: it stands for somebody or has something to say.
bool isPickable(const Marks& marks);

/// Where the keyboard goes from an item.
enum class Step { First, Last, Left, Right, Up, Down };

/// The next item in this direction: among boxes, sectors and cells the neighbor on the same level, else the
/// next one along the axis. Nothing where there is none; the first one when nobody was current.
std::optional<PlotItem> nextItem(const Plot& plot, const std::optional<PlotItem>& from, Step step);

} // namespace fairshare::gui
