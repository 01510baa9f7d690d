// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/slurm/tree/unlisted_shares.h"
#include "core/io/text/remarks.h"
#include "core/tree/figure_origin.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Import;

/// Association as listed by a command, before it is placed in a tree.
struct ListedRow {
    std::string_view cluster;
    std::string_view account; ///< for a user, the account of the association
    std::string_view user; ///< "" for an account
    std::string_view partition;
    std::string_view parentName; ///< for an account, if listed
    std::uint32_t association = 0;
    std::optional<std::uint32_t> parentId{}; ///< 0 for the root
    std::uint32_t left = 0; ///< nested-set numbers; 0 = not listed
    std::uint32_t right = 0;
    std::uint32_t depth = 0; ///< indentation
    bool isCut = false; ///< the account name is cut off and ends in '+'
    std::optional<std::uint32_t> shares{};
    std::optional<long double> usageTotal{};
    std::string limits{}; ///< as in TreeExtras
    PrintedFigures printed{};
    SourcePosition position{};

    bool isUser() const { return !user.empty(); }
    std::string_view name() const { return isUser() ? user : account; }
};

/// Rows of one listing. The texts point into the file or into `texts`.
struct Listing {
    std::vector<ListedRow> rows;
    std::deque<std::string> texts;
    std::string cluster; ///< if the listing names it above its rows
    bool hasShares = false;
    bool hasUsage = false;
    bool hasCutNames = false; ///< names of accounts, users, partitions or the cluster
    bool accountsHaveFactor = false; ///< an account other than the root has a value in FairShare
    bool isOlder = false; ///< the columns are those of an older algorithm than Fair Tree
    FigureOrigin origin{}; ///< of the printed figures
};

/// Returns what NormShares is relative to in this listing, as far as titles and computed figures show.
NormSharesOf normSharesOf(const Listing& listing);

/// Returns true if the rows start with the root account and all other rows are indented below it.
bool isIndentedTree(const Listing& listing);

/// Builds the tree from the indentation. Repeated account names that were cut off get a number after the '+'.
/// Errors: a row that is indented too far, a user below another account than its own, rows of two clusters.
Result<Import> treeByIndentation(Listing& listing, Remarks& remarks);

/// Builds the tree from the parents of the accounts, by ID if available, otherwise by name. Rows may be in
/// any order. Errors: a parent that is not listed, an account below itself, no root or two roots, rows of two
/// clusters.
Result<Import> treeByParents(const Listing& listing, Remarks& remarks);

/// Builds the tree from the nested-set numbers.
Result<Import> treeByNesting(Listing& listing, Remarks& remarks);

/// Returns the rows as records without a tree.
Import recordsOf(const Listing& listing, Remarks& remarks);

} // namespace fairshare
