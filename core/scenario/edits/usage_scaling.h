// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <utility>
#include <vector>

namespace fairshare {

class ShareTree;

/// Returns the tree with the usage of `row`, including its subtree, set to `total`. Own usage and given
/// totals of the subtree are scaled by the same factor. If there is no usage, the row itself gets `total`.
/// Given totals above change by the difference. Errors: OutOfRange if `total` is negative or not finite.
Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total);

/// Like withTotalUsage for many rows at once. If a row is below another, both are set, the lower one first,
/// so that the upper one gets its total. A given total of a user among them is dropped, as by withUsage.
/// Linear.
Result<ShareTree> withTotalUsageOf(
    const ShareTree& tree, std::span<const std::pair<NodeRow, long double>> totals);

/// Returns the rows, in the order given, without those below an account among them, so that their usage is
/// counted once.
std::vector<NodeRow> rowsCountedOnce(const ShareTree& tree, std::span<const NodeRow> rows);

/// Returns the usage of each row as fields show it: of an account with its subtree, of a user its own.
std::vector<long double> usageWithSubtree(const ShareTree& tree, std::span<const NodeRow> rows);

} // namespace fairshare
