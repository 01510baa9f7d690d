// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/grid_image.h"
#include "widgets/plotting/plot_widget_canvas.h"

#include <utility>

/// The colors below the marks of a panel.
namespace fairshare::gui {
namespace {

bool haveSameColors(const Plot& a, const Plot& b, std::size_t panel)
{
    if (panel >= a.panels.size() || !a.panels[panel].grid || !b.panels[panel].grid)
        return false;
    const PlotGrid& one = *a.panels[panel].grid;
    const PlotGrid& other = *b.panels[panel].grid;
    const bool sameScale = a.colorScale && b.colorScale && a.colorScale->map == b.colorScale->map
        && a.colorScale->lowest == b.colorScale->lowest && a.colorScale->highest == b.colorScale->highest
        && a.colorScale->logarithmic == b.colorScale->logarithmic;
    return sameScale && one.values == other.values && one.columns == other.columns && one.rows == other.rows;
}

} // namespace

void PlotCanvas::keepColors(const Plot* before)
{
    const std::vector<QImage> colors = std::exchange(m_colors, std::vector<QImage>(m_plot->panels.size()));
    for (std::size_t at = 0; before != nullptr && at < std::min(colors.size(), m_colors.size()); ++at)
        if (haveSameColors(*before, *m_plot, at))
            m_colors[at] = colors[at];
}

void PlotCanvas::paintColors(QPainter& painter, std::size_t at)
{
    const PlotPanel& panel = m_plot->panels[at];
    if (!hasGrid(panel) || !m_plot->colorScale)
        return;
    if (m_colors[at].isNull())
        m_colors[at] = gridImage(*panel.grid, *m_plot->colorScale);
    paintGrid(painter, m_colors[at], panel, mapOf(at));
}

} // namespace fairshare::gui
