// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"

#include <vector>

namespace fairshare {

class ShareTree;

/// Raw usage of every row with everything below it, in TRES-seconds.
struct UsageTotals {
    Values<long double> total; ///< given by the file, or the sequential sum of own usage in row order
    bool summedBySubtrees = false; ///< very deep tree: subtrees were summed instead, last bits may differ
};

/// Adds in extended precision and in processing order, as Slurm 22.05.8 does after loading. Where that needs
/// more than 64 additions an association, subtrees are summed instead. A given usage_total is used as it is
/// for its own row and changes no other row.
UsageTotals sumUsage(const ShareTree& tree);

} // namespace fairshare
