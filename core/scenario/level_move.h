// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <vector>

/// Moves by one level. The order among siblings is the scheduler's, so that the level is all that a row can
/// move by.
namespace fairshare {

class ShareTree;
struct Scenario;
struct StructureEdit;

enum class LevelMove {
    Up, ///< out of its account, into the account above that
    Down, ///< into the account that stands last before it among its siblings, else the first one after it
};

struct LevelTarget {
    NodeRow row;
    NodeRow account; ///< that it goes into
};

/// Where the rows go, ascending, each with everything below it; rows that stand below another one go with
/// that. No row goes into one of the others. Linear in the siblings of the rows.
/// Errors: BadInput for no rows, for the root, and for a row that has no such account.
Result<std::vector<LevelTarget>> levelTargets(
    const ShareTree& tree, std::span<const NodeRow> rows, LevelMove move);

/// Errors: those of levelTargets and `restructured`.
Result<StructureEdit> withRowsMovedByLevel(
    const Scenario& scenario, std::span<const NodeRow> rows, LevelMove move);

} // namespace fairshare
