// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstddef>
#include <vector>

/// Which rows of two trees are the same association.
namespace fairshare {

class ShareTree;

struct RowMatch {
    std::vector<NodeRow> earlier; ///< by row of the tree now: the row in the earlier tree, or NoRow
    std::vector<NodeRow> usersOnlyNow; ///< in row order
    std::vector<NodeRow> usersOnlyEarlier; ///< rows of the earlier tree, in its row order
};

/// As a scheduler tells associations apart. Accounts are known by their names, which are unique in a tree,
/// wherever they stand; users by account, name and partition, and by association id where both trees have
/// ids. Linear; immediate where both trees have the same shape.
RowMatch matchNames(const ShareTree& now, const ShareTree& earlier);

/// As people follow associations. Where edits made one tree of the other, or both of a third, an association
/// that got another place, name or partition is the same, and what is left is matched by name as it stands
/// under a matched account. Trees that were made apart, as of two files, are matched by the names that they
/// had when they were first made, and a user that is left in each of them once, under another account, moved.
/// Linear but for sorting what is left.
RowMatch matchRows(const ShareTree& now, const ShareTree& earlier);

/// Every row is the one of the same number: two results of one tree.
RowMatch sameRows(std::size_t size);

/// Whether rows of the same number stand for the same association. Immediate where the shape is shared.
bool haveSameShape(const ShareTree& now, const ShareTree& earlier);

/// `tree` as one that edits made of `source`. @param earlier by row of `tree`: the row that it was, or NoRow
ShareTree withOrigin(const ShareTree& tree, const ShareTree& source, std::vector<NodeRow> earlier);

} // namespace fairshare
