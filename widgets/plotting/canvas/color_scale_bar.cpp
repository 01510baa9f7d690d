// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/color_scale_bar.h"

#include "widgets/plotting/canvas/axis_look.h"
#include "widgets/plotting/panel/plot_look.h"
#include "widgets/theme/chart_theme.h"
#include "widgets/theme/color_maps.h"

#include "core/chart/plot.h"

#include <algorithm>

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

/// True if the ticks name consecutive whole numbers from 0.
bool isOfNames(const ColorScale& scale)
{
    double next = 0;
    for (const PlotTick& tick : scale.ticks)
        if (tick.at != next++)
            return false;
    // Unnamed values may be last, beyond the colors.
    return next > 0 && scale.lowest == 0
        && (scale.highest == std::max(1.0, next - 1) || scale.highest == next - 2);
}

/// Returns one color band per name, without transitions.
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

ColorScaleBar::ColorScaleBar(QCustomPlot* parent, const ColorScale& scale, const PlotLook& look)
    : QCPColorScale(parent)
    , m_em(look.em())
{
    setType(QCPAxis::atRight);
    setBarWidth(static_cast<int>(look.em()));
    setRangeDrag(false);
    setRangeZoom(false);
    constexpr double Half = 0.5;
    const bool isNamed = isOfNames(scale);
    const QCPColorGradient gradient = isNamed ? bandsOf(look.theme, scale) : gradientOf(scale.map);
    // The best value is at the top, whether it is the highest or the lowest.
    const bool reversed = scale.lowest > scale.highest;
    const QCPRange range = isNamed ? QCPRange(-Half, static_cast<double>(scale.ticks.size()) - Half)
                                   : QCPRange(scale.lowest, scale.highest);
    setGradient(reversed ? gradient.inverted() : gradient);
    setDataScaleType(scale.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    setDataRange(range);
    PlotAxis described{.title = scale.title, .lowest = range.lower, .highest = range.upper};
    described.reversed = reversed;
    described.scale = scale.logarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    described.ticks = scale.ticks;
    dressAxis(*this->axis(), described, look);
}

void ColorScaleBar::fitTicks()
{
    constexpr double Apart = 2.5; // em
    constexpr int Most = 5;
    axis()->ticker()->setTickCount(std::clamp(static_cast<int>(rect().height() / (Apart * m_em)), 1, Most));
}

} // namespace fairshare::gui
