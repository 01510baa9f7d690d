// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <span>
#include <utility>

/// Pure edits. Each returns a new tree that shares every unchanged column with the old one.
namespace fairshare {

/// Sets the raw shares of a row.
/// @param shares 0 … MaxShares, or ParentShares (not for the root)
/// Errors: OutOfRange.
Result<ShareTree> withShares(const ShareTree& tree, NodeRow row, std::uint32_t shares);

/// Sets own raw usage in TRES-seconds. A given total of a user is dropped because it would hide the edit.
/// Given totals of accounts, of the row itself and above, change by the difference. Errors: OutOfRange if
/// negative, not finite or above the largest double.
Result<ShareTree> withUsage(const ShareTree& tree, NodeRow row, long double usage);

/// Adjusts given totals of the accounts above `row` by a change of its total; none falls below 0.
void moveTotalsAbove(const ShareTree& tree, NodeRow row, long double difference, GivenTotals& totals);

/// Replaces the usage of all rows and drops given totals.
/// @param usage own raw usage, one per row, TRES-seconds, finite, 0 or more
ShareTree withAllUsage(const ShareTree& tree, std::vector<long double> usage);

/// Like withShares and withUsage for many rows at once, with one copy of the column. The first invalid value
/// is the error; nothing is edited then.
Result<ShareTree> withSharesOf(
    const ShareTree& tree, std::span<const std::pair<NodeRow, std::uint32_t>> values);
Result<ShareTree> withUsageOf(const ShareTree& tree, std::span<const std::pair<NodeRow, long double>> values);

} // namespace fairshare
