// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <span>
#include <utility>

/// Pure edits: each makes a new tree that shares every untouched column with the old one.
namespace fairshare {

/// @param shares 0 … MaxShares, or ParentShares (not for the root). Errors: OutOfRange.
Result<ShareTree> withShares(const ShareTree& tree, NodeRow row, std::uint32_t shares);

/// Own raw usage in TRES-seconds. A given total of a user is dropped, since it would hide the edit; those of
/// accounts, of the row itself and above, follow by the difference. Errors: OutOfRange when negative, not
/// finite or above the largest double.
Result<ShareTree> withUsage(const ShareTree& tree, NodeRow row, long double usage);

/// Given totals of the accounts above `row` follow a change of its total; none falls below 0.
void moveTotalsAbove(const ShareTree& tree, NodeRow row, long double difference, GivenTotals& totals);

/// `tree` with the usage of all rows replaced, and with no given totals.
/// @param usage one own raw usage a row, TRES-seconds, finite, 0 or more.
ShareTree withAllUsage(const ShareTree& tree, std::vector<long double> usage);

/// As withShares and withUsage for many rows at once, in one copy of the column. The first refused value is
/// the error; then nothing is edited.
Result<ShareTree> withSharesOf(
    const ShareTree& tree, std::span<const std::pair<NodeRow, std::uint32_t>> values);
Result<ShareTree> withUsageOf(const ShareTree& tree, std::span<const std::pair<NodeRow, long double>> values);

} // namespace fairshare
