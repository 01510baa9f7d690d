// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Import;

/// One association as a command listed it, before it has its place in a tree.
struct ListedRow {
    std::string_view cluster;
    std::string_view account; ///< of a user: the account that holds it
    std::string_view user; ///< "" for an account
    std::string_view partition;
    std::string_view parentName; ///< of an account, where the listing names it
    std::uint32_t association = 0;
    std::optional<std::uint32_t> parentId{}; ///< 0 for the root
    std::uint32_t left = 0; ///< nested-set numbers; 0 = not listed
    std::uint32_t right = 0;
    std::uint32_t depth = 0; ///< indentation
    bool isCut = false; ///< the account's name is cut off and ends in '+'
    std::optional<std::uint32_t> shares{};
    std::optional<long double> usageTotal{};
    SourcePosition position{};

    bool isUser() const { return !user.empty(); }
    std::string_view name() const { return isUser() ? user : account; }
};

/// All rows of one listing. The texts point into the file or into `texts`.
struct Listing {
    std::vector<ListedRow> rows;
    std::deque<std::string> texts;
    std::string cluster; ///< where the listing names it above its rows
    bool hasShares = false;
    bool hasUsage = false;
    bool hasCutNames = false; ///< of accounts, users, partitions or the cluster
    bool hasFactor = false; ///< a user has a FairShare …
    bool accountsHaveFactor = false; ///< … and an account other than the root, too
};

/// True when the rows start with the root account and all others are indented below it.
bool isIndentedTree(const Listing& listing);

/// The tree that the indentation draws. Cut account names that occur again get a number behind the '+'.
/// Errors: a row that is indented too far, a user below another account than its own, rows of two clusters.
Result<Import> treeByIndentation(Listing& listing, Remarks& remarks);

/// The tree that the accounts' parents tell: by id, else by name. Rows may come in any order. Errors: a
/// parent that is not listed, accounts below themselves, no root or two, rows of two clusters.
Result<Import> treeByParents(const Listing& listing, Remarks& remarks);

/// The tree that the nested-set numbers tell.
Result<Import> treeByNesting(Listing& listing, Remarks& remarks);

/// The rows without a tree.
Import recordsOf(const Listing& listing, Remarks& remarks);

} // namespace fairshare
