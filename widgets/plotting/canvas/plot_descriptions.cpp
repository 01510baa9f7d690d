// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_descriptions.h"

#include "core/chart/plot.h"

namespace fairshare::gui {

PlotDescription descriptionOf(const PlotAxis& axis)
{
    return {axis.unit.empty() ? axis.title : axis.title + ", " + axis.unit, axis.meaning};
}

std::vector<PlotDescription> descriptionsOf(const Plot& plot)
{
    std::vector<PlotDescription> all;
    const auto add = [&all](const PlotDescription& described) {
        if (!described.meaning.empty())
            all.push_back(described);
    };
    if (plot.panels.empty())
        return all;
    const PlotPanel& first = plot.panels.front();
    add(descriptionOf(first.x));
    add(descriptionOf(first.y));
    if (first.z)
        add(descriptionOf(*first.z));
    if (plot.colorScale)
        add({plot.colorScale->title, plot.colorScale->meaning});
    return all;
}

} // namespace fairshare::gui
