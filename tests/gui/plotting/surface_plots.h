// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot.h"
#include "tests/core/chart/small_site.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fairshare::gui {

/// 2^(-U/S), 0 where nobody has a share.
inline double factorOf(double usage, double share)
{
    return share > 0 ? std::exp2(-usage / share) : 0;
}

/// A grid of a function over 0 to `highest` on both axes.
inline PlotGrid gridOf(
    std::size_t side, double highest, const std::function<double(double, double)>& function)
{
    PlotGrid grid{.id = "without", .title = "F", .columns = side, .rows = side};
    grid.highestX = grid.highestY = highest;
    Values<double> values;
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column)
            values.push_back(function(grid.x(column, AxisScale::Linear), grid.y(row, AxisScale::Linear)));
    grid.values = std::make_shared<const Values<double>>(std::move(values));
    return grid;
}

/// Rays of equal factors up to the end of the axes.
inline Marks isoLines(double highest, bool withHeights)
{
    Marks lines{.kind = MarkKind::Lines, .id = "iso_lines", .title = "iso-line", .starts = {0}};
    lines.labelPlace = LabelPlace::Along;
    for (const auto& [level, text] : {std::pair(0.9, "0.9"), std::pair(0.7, "0.7"), std::pair(0.5, "0.5"),
             std::pair(0.3, "0.3"), std::pair(0.1, "0.1"), std::pair(0.05, "0.05")}) {
        const double slope = -1 / std::log2(level); // S = slope * U
        const double end = std::min(highest, highest / slope);
        constexpr int Parts = 32;
        for (int part = 0; part <= Parts; ++part) {
            lines.x.push_back(end * part / Parts);
            lines.y.push_back(slope * end * part / Parts);
            if (withHeights)
                lines.z.push_back(level);
        }
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        lines.labels.emplace_back(text);
    }
    return lines;
}

/// Users somewhere on the surface; the first three are those of the small site.
inline Marks usersOn(std::size_t count, double highest, bool withHeights)
{
    Marks users{.kind = MarkKind::Points, .id = "users", .title = "user"};
    for (std::size_t at = 0; at < count; ++at) {
        const double usage = highest * std::fmod(0.33 + static_cast<double>(at) * 0.618034, 1.0);
        const double share = highest * std::fmod(0.41 + static_cast<double>(at) * 0.754878, 1.0);
        users.x.push_back(usage);
        users.y.push_back(share);
        if (withHeights)
            users.z.push_back(factorOf(usage, share));
        const NodeRow known[] = {fairshare::test::Ana, fairshare::test::Ben, fairshare::test::Cem};
        users.rows.push_back(at < 3 ? known[at] : NoRow);
    }
    return users;
}

/// F over usage and share with iso-lines and users; as a body when `withHeights`.
inline Plot factorPlot(std::size_t side, std::size_t users, bool withHeights)
{
    constexpr double Highest = 1;
    PlotPanel panel{.x = {.title = "usage U"}, .y = {.title = "share S"}};
    if (withHeights)
        panel.z = PlotAxis{.title = "F"};
    panel.grid = gridOf(side, Highest, factorOf);
    panel.marks = {isoLines(Highest, withHeights), usersOn(users, Highest, withHeights)};
    Plot plot;
    plot.title = "F without interpolation";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.panels = {panel};
    plot.colorScale = ColorScale{.title = "F"};
    return plot;
}

} // namespace fairshare::gui
