// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"
#include "core/tree/printed_figures.h"
#include "core/tree/text_column.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Structure of a tree: everything except shares and usage. Columns of n rows in processing order, which is
/// pre-order. Siblings are ordered users first, then accounts; each by name bytewise, then partition (none
/// first), association id, and order in the file (Slurm 22.05.8). A parent precedes its children, and the
/// rows of a subtree are contiguous.
struct TreeShape {
    std::vector<NodeRow> parent; ///< NoRow for the root
    std::vector<NodeRow> subtreeEnd; ///< one past the last descendant
    std::vector<std::uint32_t> depth; ///< 0 for the root
    std::vector<NodeKind> kind;
    TextColumn name;
    TextColumn partition; ///< empty if no association has one
    std::vector<std::uint32_t> association; ///< the scheduler's id, 0 = none; empty if none has one
    /// Raw shares of children that a partial listing leaves out, by account. Empty for a whole tree.
    std::map<NodeRow, std::uint32_t> unlistedShares{};
    /// Accounts that a partial listing leaves out although it lists rows below them. Their shares are
    /// unknown.
    std::set<NodeRow> unlisted{};

    bool operator==(const TreeShape&) const = default;
};

/// Data that only files need, kept so that reading and writing is lossless. Rows without an entry have none.
struct TreeExtras {
    TextColumn slurmOptions; ///< the other options of a `sacctmgr dump` line, verbatim, joined by ':'
    /// Limits as listed by other commands, such as `GrpTRES=cpu=100(98):MaxJobs=4`. Never compared or written
    /// as commands; see association_limits.h.
    TextColumn limits;
    std::map<NodeRow, std::string>
        unknownMembers; ///< unknown members of a `.fairshare` node: `"key": value, …`

    bool operator==(const TreeExtras&) const = default;
};

/// Original rows of an edited tree, so that moved or renamed associations remain the same association.
struct TreeOrigin {
    std::shared_ptr<const TreeShape> shape; ///< of the original tree
    std::vector<NodeRow> row; ///< by row: the row in the original tree; NoRow for added rows
};

/// Usage including the subtree as given in a file, by row, in TRES-seconds.
using GivenTotals = std::map<NodeRow, long double>;

/// The fairshare tree of one cluster. An immutable value whose columns are shared between copies. Only
/// ShareTreeBuilder and the functions of share_tree_edits create trees.
class ShareTree {
public:
    /// Columns of the tree. Equal pointers in two trees mean equal content.
    struct Columns {
        std::shared_ptr<const TreeShape> shape;
        std::shared_ptr<const std::vector<std::uint32_t>> shares; ///< raw shares, or ParentShares
        std::shared_ptr<const std::vector<long double>> usage; ///< own raw usage, TRES-seconds, finite, >= 0
        std::shared_ptr<const std::vector<std::uint32_t>> pendingJobs; ///< null if there are none
        std::shared_ptr<const GivenTotals> givenTotals; ///< null if every total is computed
        std::shared_ptr<const TreeExtras> extras; ///< null if there are none
        std::shared_ptr<const TreeOrigin> origin{}; ///< null if the rows are those of the original tree
        /// What the listing printed. Null if it printed nothing, and after any edit, since the figures of all
        /// rows depend on each other.
        std::shared_ptr<const PrintedColumn> printed{};
    };

    /// Creates a tree with only the root account.
    ShareTree();
    explicit ShareTree(Columns columns);

    std::size_t size() const { return m_columns.shape->parent.size(); }
    std::size_t userCount() const { return m_userCount; }
    const TreeShape& shape() const { return *m_columns.shape; }
    const std::vector<std::uint32_t>& shares() const { return *m_columns.shares; }
    const std::vector<long double>& usage() const { return *m_columns.usage; }
    const Columns& columns() const { return m_columns; }

    NodeRow parent(NodeRow row) const { return shape().parent[row]; }
    NodeRow subtreeEnd(NodeRow row) const { return shape().subtreeEnd[row]; }
    std::uint32_t depth(NodeRow row) const { return shape().depth[row]; }
    bool isUser(NodeRow row) const { return shape().kind[row] == NodeKind::User; }
    std::string_view name(NodeRow row) const { return shape().name.at(row); }
    std::string_view partition(NodeRow row) const { return shape().partition.at(row); }
    std::uint32_t association(NodeRow row) const
    {
        return shape().association.empty() ? 0 : shape().association[row];
    }
    std::uint32_t shares(NodeRow row) const { return (*m_columns.shares)[row]; }
    bool hasParentShares(NodeRow row) const { return shares(row) == ParentShares; }
    long double usage(NodeRow row) const { return (*m_columns.usage)[row]; }
    std::uint32_t pendingJobs(NodeRow row) const
    {
        return m_columns.pendingJobs ? (*m_columns.pendingJobs)[row] : 0;
    }
    /// Returns the usage_total given in the file for this row; null if it is computed.
    const long double* givenTotal(NodeRow row) const;
    std::string_view slurmOptions(NodeRow row) const
    {
        return m_columns.extras ? m_columns.extras->slurmOptions.at(row) : std::string_view();
    }
    /// Returns whether associations are missing: the tree comes from a listing of some accounts or users.
    bool isPart() const { return !shape().unlistedShares.empty() || !shape().unlisted.empty(); }
    bool isUnlisted(NodeRow row) const { return shape().unlisted.contains(row); }
    /// Returns the raw shares of children of this account that the listing leaves out.
    std::uint32_t unlistedShares(NodeRow row) const;
    /// Returns what the listing printed for this row; null for nothing.
    const PrintedFigures* printed(NodeRow row) const
    {
        return m_columns.printed ? &(*m_columns.printed)[row] : nullptr;
    }
    /// Returns unknown members of the row's `.fairshare` object as JSON text; "" for none.
    std::string_view unknownMembers(NodeRow row) const;

    /// Returns the account of a user, or the account itself.
    NodeRow accountOf(NodeRow row) const { return isUser(row) ? parent(row) : row; }
    /// Returns the names from the root down, joined by '/'.
    std::string path(NodeRow row) const;

    /// Compares content, regardless of shared columns and origin.
    bool operator==(const ShareTree& other) const;

private:
    Columns m_columns;
    std::size_t m_userCount = 0;
};

/// Returns the rows of all associations of the named user or account, in processing order. Linear.
std::vector<NodeRow> findByName(const ShareTree& tree, std::string_view name);

/// Returns the row at `path` (as returned by ShareTree::path); NoRow if there is none, the first of equal
/// siblings.
NodeRow findByPath(const ShareTree& tree, std::string_view path);

} // namespace fairshare
