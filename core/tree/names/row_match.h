// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstddef>
#include <vector>

/// Finds rows of two trees that are the same association.
namespace fairshare {

class ShareTree;

struct RowMatch {
    std::vector<NodeRow> earlier; ///< by row of the current tree: the row in the earlier tree, or NoRow
    std::vector<NodeRow> usersOnlyNow; ///< in row order
    std::vector<NodeRow> usersOnlyEarlier; ///< rows of the earlier tree, in its row order
};

/// Matches associations as a scheduler identifies them. Accounts match by name, which is unique in a tree,
/// wherever they are. Users match by account, name and partition, and by association id if both trees have
/// ids. Linear; immediate if both trees have the same shape.
RowMatch matchNames(const ShareTree& now, const ShareTree& earlier);

/// Matches associations as people follow them through edits. If edits made one tree from the other, or both
/// from a third, a moved or renamed association, or one with a new partition, is still the same. Remaining
/// rows are matched by name below a matched account. Trees of separate origin, as from two files, are matched
/// by their original names. A user that remains exactly once in each of them, under another account, counts
/// as moved. Linear except for sorting the remaining rows.
RowMatch matchRows(const ShareTree& now, const ShareTree& earlier);

/// Matches every row with the same row number, for two results of one tree.
RowMatch sameRows(std::size_t size);

/// Returns whether equal row numbers mean the same association. Immediate if the shape is shared.
bool haveSameShape(const ShareTree& now, const ShareTree& earlier);

/// Returns `tree`, marked as made from `source` by edits.
/// @param earlier by row of `tree`: the row in `source`, or NoRow
ShareTree withOrigin(const ShareTree& tree, const ShareTree& source, std::vector<NodeRow> earlier);

} // namespace fairshare
