// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"
#include "core/tree/text_column.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Who stands where: everything of a tree that is neither shares nor usage. Columns of n rows, in processing
/// order: pre-order, siblings users first, then accounts, each by name bytewise, then partition (none first),
/// then association id, then order in the file (Slurm 22.05.8). A parent precedes its children, and the rows
/// of a subtree are contiguous.
struct TreeShape {
    std::vector<NodeRow> parent; ///< NoRow for the root
    std::vector<NodeRow> subtreeEnd; ///< one past the last descendant
    std::vector<std::uint32_t> depth; ///< 0 for the root
    std::vector<NodeKind> kind;
    TextColumn name;
    TextColumn partition; ///< empty when no association names one
    std::vector<std::uint32_t> association; ///< the scheduler's own id, 0 = none; empty when none has one

    bool operator==(const TreeShape&) const = default;
};

/// What only files need: kept so that reading and writing loses nothing. Rows without an entry have none.
struct TreeExtras {
    TextColumn slurmOptions; ///< the other options of a `sacctmgr dump` line, verbatim, joined by ':'
    std::map<NodeRow, std::string>
        unknownMembers; ///< members we do not know of a `.fairshare` node: `"key": value, …`

    bool operator==(const TreeExtras&) const = default;
};

/// Which associations the rows of an edited tree were when it was first made, so that who moves or gets
/// another name stays the same association.
struct TreeOrigin {
    std::shared_ptr<const TreeShape> shape; ///< of the tree as it was first made
    std::vector<NodeRow> row; ///< by row: its row there; NoRow for what was added since
};

/// Usage with everything below as a file states it, by row, TRES-seconds.
using GivenTotals = std::map<NodeRow, long double>;

/// The fairshare tree of one cluster: an immutable value whose columns are shared between copies. Made by
/// ShareTreeBuilder and by the functions of share_tree_edits only.
class ShareTree {
public:
    /// Columns as they are stored. Equal pointers in two trees mean equal content.
    struct Columns {
        std::shared_ptr<const TreeShape> shape;
        std::shared_ptr<const std::vector<std::uint32_t>> shares; ///< raw shares, or ParentShares
        std::shared_ptr<const std::vector<long double>> usage; ///< own raw usage, TRES-seconds, finite, >= 0
        std::shared_ptr<const std::vector<std::uint32_t>> pendingJobs; ///< null when nobody waits
        std::shared_ptr<const GivenTotals> givenTotals; ///< null when every total is computed
        std::shared_ptr<const TreeExtras> extras; ///< null when there is nothing to keep
        std::shared_ptr<const TreeOrigin> origin{}; ///< null when rows stand where they were first
    };

    /// A tree that holds the root account alone.
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
    /// The usage_total that the file gives for this row; null when it is computed.
    const long double* givenTotal(NodeRow row) const;
    std::string_view slurmOptions(NodeRow row) const
    {
        return m_columns.extras ? m_columns.extras->slurmOptions.at(row) : std::string_view();
    }
    /// Members of the row's `.fairshare` object that this program does not know, as JSON text; "" for none.
    std::string_view unknownMembers(NodeRow row) const;

    /// The account that holds a user, or the account itself.
    NodeRow accountOf(NodeRow row) const { return isUser(row) ? parent(row) : row; }
    /// Names from the root down, joined by '/'.
    std::string path(NodeRow row) const;

    /// Equal content, whether or not columns are shared and wherever it came from.
    bool operator==(const ShareTree& other) const;

private:
    Columns m_columns;
    std::size_t m_userCount = 0;
};

/// Rows of all associations of the named user or account, in processing order. Linear.
std::vector<NodeRow> findByName(const ShareTree& tree, std::string_view name);

/// The row at `path` (as ShareTree::path gives it); NoRow when there is none. The first of equal siblings.
NodeRow findByPath(const ShareTree& tree, std::string_view path);

} // namespace fairshare
