// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget_canvas.h"

#include "widgets/theme/chart_theme.h"
#include "widgets/theme/color_maps.h"

#include "core/chart/plot.h"

#include <algorithm>

/// The color scale beside the panels of a plot.
namespace fairshare::gui {
namespace {

QCPColorGradient gradientOf(ColorMap map)
{
    QCPColorGradient gradient;
    gradient.clearColorStops();
    const auto stops = colorStops(map);
    for (std::size_t at = 0; at < stops.size(); ++at)
        gradient.setColorStopAt(
            static_cast<double>(at) / static_cast<double>(stops.size() - 1), QColor::fromRgb(stops[at]));
    return gradient;
}

/// Whether the ticks name whole numbers from 0 on, with nothing between them.
bool isOfNames(const ColorScale& scale)
{
    double next = 0;
    for (const PlotTick& tick : scale.ticks)
        if (tick.at != next++)
            return false;
    // Those that are not named may be the last, beyond the colors.
    return next > 0 && scale.lowest == 0
        && (scale.highest == std::max(1.0, next - 1) || scale.highest == next - 2);
}

/// A band of one color for each name, with nothing between two of them.
QCPColorGradient bandsOf(const Theme& theme, const ColorScale& scale)
{
    constexpr double Edge = 1e-6;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setLevelCount(2000);
    const auto count = static_cast<double>(scale.ticks.size());
    for (std::size_t at = 0; at < scale.ticks.size(); ++at) {
        const QColor color = scaleColor(theme, scale, scale.ticks[at].at);
        gradient.setColorStopAt(static_cast<double>(at) / count + (at == 0 ? 0 : Edge), color);
        gradient.setColorStopAt(static_cast<double>(at + 1) / count, color);
    }
    return gradient;
}

} // namespace

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
    constexpr double Half = 0.5;
    const bool isNamed = isOfNames(scale);
    const QCPColorGradient gradient = isNamed ? bandsOf(m_look.theme, scale) : gradientOf(scale.map);
    // The best is at the top, whichever number it has.
    const bool reversed = scale.lowest > scale.highest;
    const QCPRange range = isNamed ? QCPRange(-Half, static_cast<double>(scale.ticks.size()) - Half)
                                   : QCPRange(scale.lowest, scale.highest);
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
