// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/canvas_panel.h"

#include <algorithm>

namespace fairshare::gui {

bool PanelGrid::hasTitles() const
{
    return std::any_of(
        plot.panels.begin(), plot.panels.end(), [](const PlotPanel& panel) { return !panel.title.empty(); });
}

int PanelGrid::rowOf(std::size_t panel) const
{
    const int row = static_cast<int>(panel / columns);
    return hasTitles() ? 2 * row + 1 : row;
}

bool PanelGrid::isToldBelow(std::size_t panel) const
{
    // For a uniform look, apply to all panels of a row or none.
    const std::size_t belowLast = (panel / columns + 2) * columns;
    return plot.sharesX && belowLast <= plot.panels.size()
        && plot.panels[panel].x.title == plot.panels[panel + columns].x.title;
}

} // namespace fairshare::gui
