// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/import.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Names of one association of the tree or of the usage source. The texts belong to tree and source.
struct UsageRow {
    std::string_view account{};
    std::string_view user{}; ///< "" for an account
    std::string_view partition{};
    std::string_view cluster{};
    std::uint32_t association = 0;
    std::uint32_t index = 0; ///< row of the tree, or index in the source
    std::optional<std::uint32_t> shares{};
    long double usage = 0;
    SourcePosition position{};
    std::string_view printedAccount{}; ///< as printed in the file

    bool isUser() const { return !user.empty(); }
    bool sameNames(const UsageRow& other) const { return account == other.account && user == other.user; }
};

/// Returns the associations of a tree, by row.
std::vector<UsageRow> usageRows(const ShareTree& tree);

/// Returns the rows of a source that have usage. For a tree this is the own usage, for records the inclusive
/// usage.
std::vector<UsageRow> usageRows(const Import& source);

/// Returns whether a name was truncated by a fixed-width listing: it ends in '+'.
bool isCutName(std::string_view name);

/// Returns a truncated name without its '+'; other names unchanged.
std::string_view beginningOf(std::string_view name);

/// Returns a description such as `user 'alice' in account 'physics', partition 'gpu'`.
std::string describe(const UsageRow& row);

/// Pairs rows of a listing with associations that differ only in their raw shares. Returns for each row of
/// `listed` the index in `known`, or NoPartner. Rows are never paired by position alone.
std::vector<std::size_t> pairedByShares(
    const std::vector<const UsageRow*>& listed, const std::vector<const UsageRow*>& known);
inline constexpr std::size_t NoPartner = static_cast<std::size_t>(-1);

} // namespace fairshare
