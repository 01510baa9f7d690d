// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/canvas/end_names.h"

#include "core/chart/plot.h"

#include <qcustomplot.h>

namespace fairshare::gui {

/// A panel of a plot in the layout of QCustomPlot.
struct CanvasPanel {
    QCPAxisRect* rect = nullptr;
    QCPAxis* x = nullptr;
    QCPAxis* y = nullptr;
    QCPRange whole{}; ///< range of x: that of the plot plus the room for names at the ends of lines
    int room = 0; ///< width to which the category names were fitted
    int sideRoom = 0; ///< likewise for the categories of y
    EndNames names{};
    PlotTick strong{}; ///< the bold category as fitted
};

/// Where the panels of a plot are in a grid.
struct PanelGrid {
    const Plot& plot;
    std::size_t columns = 1;

    bool hasTitles() const;
    /// Returns the grid row of a panel. A row of titles is above each row of panels only if there are titles,
    /// because an empty row would take room.
    int rowOf(std::size_t panel) const;
    /// True if the panel below has the same x axis and shows its texts.
    bool isToldBelow(std::size_t panel) const;
};

} // namespace fairshare::gui
