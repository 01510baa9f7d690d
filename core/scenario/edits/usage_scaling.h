// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

namespace fairshare {

class ShareTree;

/// Returns the tree with the usage of `row`, including its subtree, set to `total`. Own usage and given
/// totals of the subtree are scaled by the same factor. If there is no usage, the row itself gets `total`.
/// Given totals above change by the difference. Errors: OutOfRange if `total` is negative or not finite.
Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total);

} // namespace fairshare
