// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <vector>

/// Moves rows up or down by one level. The scheduler orders siblings, so rows can only change level.
namespace fairshare {

class ShareTree;
struct Scenario;
struct StructureEdit;

enum class LevelMove {
    Up, ///< out of its account, into the account above that
    Down, ///< into the nearest account before it among its siblings, else the first after it
};

struct LevelTarget {
    NodeRow row;
    NodeRow account; ///< destination
};

/// Returns the destination of each row, ascending. Rows move with their subtrees; rows below another row in
/// the list move with that one. No row moves into another moved row. Linear in the siblings of the rows.
/// Errors: BadInput for no rows, for the root, and for a row without an account to move into.
Result<std::vector<LevelTarget>> levelTargets(
    const ShareTree& tree, std::span<const NodeRow> rows, LevelMove move);

/// Moves the rows by one level. Errors: those of levelTargets and `restructured`.
Result<StructureEdit> withRowsMovedByLevel(
    const Scenario& scenario, std::span<const NodeRow> rows, LevelMove move);

} // namespace fairshare
