// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/share_partition.h"

#include <utility>

namespace fairshare::chart_files {
namespace {

/// About one pixel on the outermost ring.
constexpr double NarrowestSector = 1.0 / 1200;

Result<Plot> makeSunburst(const ChartInput& input, const ParameterValues& values)
{
    PartitionPlot made = partitionPlot(input, values, NarrowestSector);
    PlotPanel& panel = made.plot.panels.front();
    panel.x.shown = false;
    panel.y = {.highest = static_cast<double>(made.levels), .shown = false};
    for (Marks* marks : {&made.accounts, &made.users, &made.merged, &made.parentShares}) {
        marks->kind = MarkKind::Sectors;
        panel.marks.push_back(std::move(*marks));
    }
    return std::move(made.plot);
}

} // namespace

Chart sunburst()
{
    return {.id = "sunburst",
        .title = fairshare::phrase("Shares in rings"),
        .group = ChartGroup::Shares,
        .summary = fairshare::phrase(
            "The cluster divided among accounts and users, from the center outward; angles show shares."),
        .teaches = fairshare::phrase("Each account's share of the cluster, at every level."),
        .parameters = std::span(&PartitionColor, 1),
        .drillsDown = true,
        .make = makeSunburst};
}

} // namespace fairshare::chart_files
