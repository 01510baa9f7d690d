// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Edits of who stands where: associations are added, removed, renamed, copied and moved in one step.
namespace fairshare {

/// A subtree that is put below an account: a new association alone, or one of the tree with all below it.
struct Graft {
    NodeRow parent = RootRow; ///< the account, a row of the tree as it is
    NodeRow source = NoRow; ///< root of the subtree, a row of the tree as it is; NoRow for a new association
    NodeKind kind = NodeKind::User; ///< of a new association
    std::uint32_t shares = 1; ///< of a new association
    /// By row of the source: names that replace its own; a new association has one entry, for NoRow.
    std::vector<std::pair<NodeRow, std::string>> names{};
    std::optional<std::string> partition{}; ///< replaces that of the subtree's root
};

/// What one edit does, all at once.
struct TreePlan {
    std::vector<NodeRow> taken{}; ///< roots of the subtrees that leave their place, none below another
    std::vector<Graft> grafts{}; ///< a source that is also taken moves; one that is not is copied
};

/// Rows move when the structure changes; this tells from where.
struct RestructuredTree {
    ShareTree tree;
    std::vector<NodeRow> earlier; ///< by row: the row that it was; NoRow for a new or copied association
    std::vector<NodeRow> grafted; ///< by graft: the row of its root
};

/// Siblings keep the processing order. Copies have no association id. Given totals of the accounts above
/// follow what comes and goes. Linear but for sorting the grafts.
/// Errors: BadInput for the root as what is taken or copied, a user as parent, a parent inside of what is
/// taken, an empty name, a name that is no text, an account's name that the tree has already, and for a user
/// with the name and partition of a sibling.
Result<RestructuredTree> restructured(const ShareTree& tree, const TreePlan& plan);

/// `rows` without those that stand below another of them, ascending.
std::vector<NodeRow> topmost(const ShareTree& tree, std::vector<NodeRow> rows);

} // namespace fairshare
