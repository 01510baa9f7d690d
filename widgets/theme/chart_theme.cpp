// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/chart_theme.h"

#include "widgets/theme/color_maps.h"

#include "core/chart/plot.h"

#include <cmath>

namespace fairshare::gui {

Role roleOf(PlotRole role)
{
    switch (role) {
    case PlotRole::Muted:
        return Role::Text2;
    case PlotRole::Text:
        return Role::Text;
    case PlotRole::Accent:
        return Role::Accent;
    case PlotRole::Bar:
        return Role::Bar;
    case PlotRole::Changed:
        return Role::ChangedMark;
    case PlotRole::Gain:
        return Role::Gain;
    case PlotRole::Loss:
        return Role::Loss;
    case PlotRole::Warning:
        return Role::Warning;
    case PlotRole::Border:
        return Role::Border;
    case PlotRole::Series1:
        return Role::S1;
    case PlotRole::Series2:
        return Role::S2;
    case PlotRole::Series3:
        return Role::S3;
    case PlotRole::Series4:
        return Role::S4;
    case PlotRole::Series5:
        return Role::S5;
    case PlotRole::Idle:
        return Role::Idle;
    }
    return Role::Text;
}

void dash(QPen& pen, PlotDash dash)
{
    const auto pattern = [dash]() -> QList<qreal> {
        switch (dash) {
        case PlotDash::Solid:
            return {};
        case PlotDash::Dashed:
            return {5, 3};
        case PlotDash::Dotted:
            return {1, 2};
        case PlotDash::DashDotted:
            return {4, 2, 1, 2};
        case PlotDash::DashDotDotted:
            return {4, 2, 1, 2, 1, 2};
        }
        return {};
    }();
    if (pattern.isEmpty())
        return;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(pattern);
}

QColor scaleColor(const Theme& theme, const ColorScale& scale, double value)
{
    const bool isBeyond =
        scale.lowest < scale.highest && !scale.ticks.empty() && scale.ticks.back().at > scale.highest;
    // A neutral color that is not mistaken for one of the map, even with color-vision deficiency.
    if (isBeyond && value >= scale.ticks.back().at)
        return theme.color(Role::Border);
    return mapColor(scale.map, placeOn(scale, value));
}

QColor itemColor(const Theme& theme, const Plot& plot, const Marks& marks, std::size_t item)
{
    if (plot.colorScale && item < marks.values.size() && !std::isnan(marks.values[item]))
        return scaleColor(theme, *plot.colorScale, marks.values[item]);
    return theme.color(roleOf(marks.roleOf(item)));
}

} // namespace fairshare::gui
