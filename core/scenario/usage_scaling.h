// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

namespace fairshare {

class ShareTree;

/// The tree whose row has `total` as usage with everything below: own usages and given totals of the subtree
/// are scaled alike; where there is no usage, the row itself gets `total`. Given totals above follow by the
/// difference. Errors: OutOfRange when `total` is negative or not finite.
Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total);

} // namespace fairshare
