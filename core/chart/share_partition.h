// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/chart/plot.h"

#include <cstdint>
#include <vector>

/// Divides the cluster among accounts and users by their shares, as nested parts of a line.
namespace fairshare {

/// One part, or several neighbors on one level that are too narrow to be seen separately.
struct SharePart {
    NodeRow row = RootRow; ///< first row of the part
    NodeRow end = 1; ///< one past its last row, including everything below
    std::uint32_t level = 0; ///< below the focus, which is level 0
    std::uint32_t lastLevel = 0; ///< deepest level of a merged part; otherwise `level`
    double from = 0; ///< fraction of the width of the focus, 0 to 1
    double to = 1;
    bool merged = false;
};

/// Limits of what a partition contains.
struct PartitionLimits {
    double narrowest = 0; ///< narrower parts are merged; as a fraction of the width of the focus
    std::uint32_t levels = UINT32_MAX; ///< number of levels below the focus
};

/// Returns the parts level by level, each level in row order, starting with the focus. The width of a row is
/// its raw shares as a fraction of its level (FairShare=parent resolved). An account with parent shares is as
/// wide as everything below it. A user with parent shares has no width of its own. Parts without width are
/// omitted. If the focus has no width, only the focus is returned.
std::vector<SharePart> partitionShares(
    const Evaluation& evaluation, NodeRow focus, const PartitionLimits& limits);

/// Panel, colors and texts shared by charts of the partition. The caller sets the kind of the marks.
struct PartitionPlot {
    Plot plot; ///< has one panel without marks
    Marks accounts;
    Marks users;
    Marks merged;
    Marks parentShares; ///< strips at the ends of accounts, for rows with parent shares
    std::uint32_t levels = 1; ///< number of drawn levels, including the focus
};

/// How parts are colored: `usage_ratio`, `factor` or `rank`.
extern const ParameterSpec PartitionColor;

/// @param values of PartitionColor
PartitionPlot partitionPlot(const ChartInput& input, const ParameterValues& values, double narrowest);

} // namespace fairshare
