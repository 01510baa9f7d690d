// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/share_partition.h"

#include <algorithm>
#include <utility>

namespace fairshare::chart_files {
namespace {

/// About one pixel in a wide window.
constexpr double NarrowestRectangle = 1.0 / 1600;

/// The focus spans the whole picture, so it does not need a full level of height.
constexpr double FocusHeight = 0.4;

Result<Plot> makeIcicle(const ChartInput& input, const ParameterValues& values)
{
    PartitionPlot made = partitionPlot(input, values, NarrowestRectangle);
    PlotPanel& panel = made.plot.panels.front();
    panel.x.shown = false;
    // A strip at the end of the focus needs room too.
    const double strip = 1 - made.accounts.y2.front();
    panel.y = {.lowest = std::max(0.0, 1 - FocusHeight - strip), .highest = static_cast<double>(made.levels)};
    panel.y.reversed = true;
    panel.y.shown = false;
    for (Marks* marks : {&made.accounts, &made.users, &made.merged, &made.parentShares}) {
        marks->kind = MarkKind::Rectangles;
        for (double& top : marks->y)
            top = std::max(top, panel.y.lowest);
        panel.marks.push_back(std::move(*marks));
    }
    return std::move(made.plot);
}

} // namespace

Chart icicle()
{
    return {.id = "icicle",
        .title = fairshare::phrase("Shares, level by level"),
        .group = ChartGroup::Shares,
        .summary = fairshare::phrase("The cluster divided among accounts and users. Each is below its parent "
                                     "account and as wide as its share."),
        .teaches =
            fairshare::phrase("How shares are divided, and where usage, factor, or rank deviates from them."),
        .parameters = std::span(&PartitionColor, 1),
        .drillsDown = true,
        .make = makeIcicle};
}

} // namespace fairshare::chart_files
