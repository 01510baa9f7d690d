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

/// One association, of the tree or of the usage, by what names it. The texts belong to tree and source.
struct UsageRow {
    std::string_view account{};
    std::string_view user{}; ///< "" for an account
    std::string_view partition{};
    std::string_view cluster{};
    std::uint32_t association = 0;
    std::uint32_t index = 0; ///< row of the tree, or number in the source
    std::optional<std::uint32_t> shares{};
    long double usage = 0;
    SourcePosition position{};
    std::string_view printedAccount{}; ///< as the file has it

    bool isUser() const { return !user.empty(); }
    bool sameNames(const UsageRow& other) const { return account == other.account && user == other.user; }
};

/// The associations of a tree, by row.
std::vector<UsageRow> usageRows(const ShareTree& tree);

/// The rows of a source, with what they cost: of a tree the own usage, of records the inclusive usage, and
/// only those that have some figure.
std::vector<UsageRow> usageRows(const Import& source);

/// A name that a fixed-width listing has cut: its beginning and then '+'.
bool isCutName(std::string_view name);

/// A cut name without its '+'; other names as they are.
std::string_view beginningOf(std::string_view name);

/// `user 'alice' in account 'physics', partition 'gpu'`.
std::string describe(const UsageRow& row);

/// Pairs rows of a listing with associations that only their raw shares tell apart.
/// Returns for each row of `listed` the position in `known` that it pairs with, or NoPartner. Nothing is
/// paired by its place alone.
std::vector<std::size_t> pairedByShares(
    const std::vector<const UsageRow*>& listed, const std::vector<const UsageRow*>& known);
inline constexpr std::size_t NoPartner = static_cast<std::size_t>(-1);

} // namespace fairshare
