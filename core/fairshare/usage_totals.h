// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"

#include <vector>

namespace fairshare {

class ShareTree;

/// Raw usage of every row, including everything below it, in TRES-seconds.
struct UsageTotals {
    Values<long double> total; ///< from the file, or the sequential sum of own usage in row order
    bool summedBySubtrees = false; ///< very deep tree: sums of subtrees were added, last bits may differ
};

/// Adds usage in extended precision and in processing order, as Slurm 22.05.8 does after loading. If that
/// takes more than 64 additions per association, sums of subtrees are added instead. A usage_total from the
/// file replaces the sum of its own row, and the rows above it use it for their sums.
UsageTotals sumUsage(const ShareTree& tree);

} // namespace fairshare
