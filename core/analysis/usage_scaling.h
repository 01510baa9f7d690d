// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

namespace fairshare {

/// The tree whose row has `total` as usage with everything below: own usages of the subtree are scaled alike;
/// where they are all 0, the row itself gets `total`. Given totals of the subtree and above are dropped,
/// since they would hide the change. Errors: OutOfRange when `total` is negative or not finite.
Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total);

} // namespace fairshare
