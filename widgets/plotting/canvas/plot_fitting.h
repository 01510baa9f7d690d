// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/canvas/canvas_panel.h"
#include "widgets/plotting/panel/plot_look.h"

#include <functional>
#include <vector>

namespace fairshare::gui {

class ColorScaleBar;

/// Fits names, ticks and titles of a plot to its size, between layout and painting, so nothing is painted
/// twice.
class PlotFitting {
public:
    struct Parts {
        PanelGrid grid;
        const PlotLook& look;
        std::vector<CanvasPanel>& panels;
        ColorScaleBar* scaleBar; ///< null if the plot has none
        const QString& strongCategory; ///< category of x axes whose name is bold; "" for none
        std::vector<QSize>& ticksFitted; ///< sizes for which ticks were chosen
        int width; ///< of the picture, in pixels
    };

    /// @param layOut lays out the picture again
    PlotFitting(const Parts& parts, std::function<void()> layOut)
        : m_parts(parts)
        , m_layOut(std::move(layOut))
    {
    }

    void fit();

private:
    /// Fit the category names to the room that each has, and the range to the names at the ends of lines.
    /// @return whether anything changed
    bool fitCategories();
    bool fitSideCategories();
    bool fitEndNames();
    void nameCategories(CanvasPanel& panel, const PlotAxis& axis) const;
    void fitTicks();
    void fitScaleTicks() const;
    /// Gives stacked panels the same height, with or without axis texts.
    void fitHeights();
    /// Elides axis titles that are longer than the axis.
    void fitTitles();

    Parts m_parts;
    std::function<void()> m_layOut;
};

} // namespace fairshare::gui
