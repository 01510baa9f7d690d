// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Structural edits: associations are added, removed, renamed, copied and moved in one step.
namespace fairshare {

/// A subtree to insert below an account: a new association alone, or an existing one with its subtree.
struct Graft {
    NodeRow parent = RootRow; ///< the account, a row of the current tree
    NodeRow source = NoRow; ///< root of the subtree, a row of the current tree; NoRow for a new association
    NodeKind kind = NodeKind::User; ///< of a new association
    std::uint32_t shares = 1; ///< of a new association
    /// Names that replace those of the source, by row of the source. A new association has one entry, for
    /// NoRow.
    std::vector<std::pair<NodeRow, std::string>> names{};
    std::optional<std::string> partition{}; ///< replaces that of the subtree's root
};

/// All changes of one edit.
struct TreePlan {
    std::vector<NodeRow> taken{}; ///< roots of removed or moved subtrees, none below another
    std::vector<Graft> grafts{}; ///< a source that is also in `taken` moves; any other is copied
};

/// The new tree, and where its rows came from.
struct RestructuredTree {
    ShareTree tree;
    std::vector<NodeRow> earlier; ///< by row: the row before; NoRow for a new or copied association
    std::vector<NodeRow> grafted; ///< by graft: the row of its root
};

/// Applies a plan. Siblings keep the processing order. Copies have no association id. Given totals of the
/// accounts above change with the added and removed usage. Linear except for sorting the grafts.
/// Errors: BadInput if the root is taken or copied, for a user as parent, a parent inside a taken subtree, an
/// empty or invalid name, an account name that already exists, and a user with the name and partition of a
/// sibling.
Result<RestructuredTree> restructured(const ShareTree& tree, const TreePlan& plan);

/// Returns `rows` without those below another of them, ascending.
std::vector<NodeRow> topmost(const ShareTree& tree, std::vector<NodeRow> rows);

} // namespace fairshare
