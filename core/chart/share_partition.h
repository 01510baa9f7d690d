// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/chart/plot.h"

#include <cstdint>
#include <vector>

/// The cluster divided among accounts and users by their shares, as nested parts of a line.
namespace fairshare {

/// One part, or several neighbors on one level that are too narrow to be seen alone.
struct SharePart {
    NodeRow row = RootRow; ///< the first that it stands for
    NodeRow end = 1; ///< one past the last, with everything below
    std::uint32_t level = 0; ///< below the focus, which has 0
    std::uint32_t lastLevel = 0; ///< of all that it stands for; its own unless it is merged
    double from = 0; ///< of the focus' width, 0 to 1
    double to = 1;
    bool merged = false;
};

/// What a partition leaves out.
struct PartitionLimits {
    double narrowest = 0; ///< below this part of the focus' width neighbors are merged
    std::uint32_t levels = UINT32_MAX; ///< below the focus
};

/// Level by level, each in row order; the focus first. A row is as wide as its raw shares among those it
/// competes with (FairShare=parent resolved); an account with parent shares as wide as all below it, a user
/// with parent shares has no width of its own. Parts without width are left out. Only the focus when it has
/// no width.
std::vector<SharePart> partitionShares(
    const Evaluation& evaluation, NodeRow focus, const PartitionLimits& limits);

/// The panel, colors and texts that pictures of the partition share; the caller makes marks of a kind of
/// them.
struct PartitionPlot {
    Plot plot; ///< with one panel without marks
    Marks accounts;
    Marks users;
    Marks merged;
    Marks parentShares; ///< of accounts with such users: a strip at their end
    std::uint32_t levels = 1; ///< that are drawn, the focus included
};

/// How parts are colored: `usage_ratio`, `factor` or `rank`.
extern const ParameterSpec PartitionColor;

/// @param values of PartitionColor
PartitionPlot partitionPlot(const ChartInput& input, const ParameterValues& values, double narrowest);

} // namespace fairshare
