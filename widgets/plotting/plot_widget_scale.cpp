// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget_canvas.h"

#include "widgets/theme/color_maps.h"

#include <algorithm>

/// The color scale beside the panels of a plot.
namespace fairshare::gui {

void PlotCanvas::addColorScale(QCPLayoutGrid& grid)
{
    const ColorScale& scale = *m_plot->colorScale;
    auto* bar = new QCPColorScale(this);
    grid.addElement(hasPanelTitles() ? 1 : 0, grid.columnCount(), bar);
    m_scaleBar = bar;
    bar->setType(QCPAxis::atRight);
    bar->setBarWidth(static_cast<int>(m_look.em()));
    bar->setRangeDrag(false);
    bar->setRangeZoom(false);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    const auto stops = colorStops(scale.map);
    for (std::size_t at = 0; at < stops.size(); ++at)
        gradient.setColorStopAt(
            static_cast<double>(at) / static_cast<double>(stops.size() - 1), QColor::fromRgb(stops[at]));
    // The best is at the top, whichever number it has.
    const bool reversed = scale.lowest > scale.highest;
    const QCPRange range(scale.lowest, scale.highest);
    bar->setGradient(reversed ? gradient.inverted() : gradient);
    bar->setDataScaleType(scale.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    bar->setDataRange(range);
    PlotAxis axis{.title = scale.title, .lowest = range.lower, .highest = range.upper};
    axis.reversed = reversed;
    axis.scale = scale.logarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    axis.ticks = scale.ticks;
    dressAxis(*bar->axis(), axis);
    // As high as the panels beside it, which may have one height already.
    QCPMarginGroup* margins = m_panels.empty() ? nullptr : m_panels.front().rect->marginGroup(QCP::msTop);
    if (margins == nullptr)
        margins = new QCPMarginGroup(this);
    bar->setMarginGroup(QCP::msBottom | QCP::msTop, margins);
    if (!m_panels.empty())
        m_panels.front().rect->setMarginGroup(QCP::msBottom | QCP::msTop, margins);
}

void PlotCanvas::fitScaleTicks()
{
    constexpr double Apart = 2.5; // em
    constexpr int Most = 5;
    if (m_scaleBar != nullptr)
        m_scaleBar->axis()->ticker()->setTickCount(
            std::clamp(static_cast<int>(m_scaleBar->rect().height() / (Apart * m_look.em())), 1, Most));
}

} // namespace fairshare::gui
