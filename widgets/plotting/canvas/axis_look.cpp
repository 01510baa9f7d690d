// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/axis_look.h"

#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/plotting/panel/plot_look.h"

namespace fairshare::gui {
namespace {

QCPAxis::ScaleType scaleType(const PlotAxis& axis)
{
    return axis.scale == AxisScale::Logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear;
}

} // namespace

void dressAxis(QCPAxis& axis, const PlotAxis& description, const PlotLook& look)
{
    const QPen border(look.theme.color(Role::Border), GridWidth);
    const QColor text = look.theme.color(Role::Text);
    axis.setVisible(description.shown);
    axis.setScaleType(scaleType(description));
    if (description.scale == AxisScale::Categories)
        axis.setTicker(tickerOf(description));
    else
        axis.setTicker(QSharedPointer<FittedTicker>::create(
            tickerOf(description), axis, description.zeroAt.has_value()));
    axis.setRangeReversed(description.reversed);
    axis.setRange(description.lowest, description.highest);
    axis.setBasePen(border);
    axis.setTickPen(description.scale == AxisScale::Categories ? QPen(Qt::NoPen) : border);
    axis.setSubTickPen(border);
    axis.setTickLabelFont(look.smallFont());
    axis.setTickLabelColor(text);
    axis.setLabelFont(look.smallFont());
    axis.setLabelColor(look.theme.color(Role::Text2));
    axis.setLabel(axisTitle(description));
    axis.setLabelPadding(static_cast<int>(look.em() / 4));
    axis.grid()->setVisible(description.shown && description.grid);
    axis.grid()->setPen(QPen(look.theme.color(Role::Grid), GridWidth));
    axis.grid()->setZeroLinePen(QPen(look.theme.color(Role::Grid), GridWidth));
    axis.grid()->setSubGridVisible(false);
}

} // namespace fairshare::gui
