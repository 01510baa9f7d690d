// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/tree_restructuring.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Structural edits of the tree, each as one operation. Errors: BadInput, those of `restructured`.
namespace fairshare {

struct StructureEdit {
    Scenario scenario;
    std::vector<NodeRow> earlier; ///< by row: the row before the edit; NoRow for new rows
    std::vector<NodeRow> touched; ///< rows added, renamed or moved, in the order requested
};

/// Adds an association with one share and no usage below the account at `parent`, or next to the user at
/// `parent`. It is named `new_account` or `new_user`, with a number if that name exists.
Result<StructureEdit> withNewAssociation(const Scenario& scenario, NodeRow parent, NodeKind kind);

Result<StructureEdit> withName(const Scenario& scenario, NodeRow row, std::string_view name);

/// @param partition "" for none
Result<StructureEdit> withPartition(const Scenario& scenario, NodeRow row, std::string_view partition);

/// Removes the rows and their subtrees.
Result<StructureEdit> withoutRows(const Scenario& scenario, std::span<const NodeRow> rows);

/// Moves the rows with their subtrees. Rows already below `parent` stay.
Result<StructureEdit> withRowsMoved(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent);

/// Copies the rows with their subtrees, including usage. Accounts get a number after their names. So do users
/// if a sibling has the same name and partition.
Result<StructureEdit> withRowsCopied(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent);

/// Copies each row next to its original, like withRowsCopied.
Result<StructureEdit> withRowsDuplicated(const Scenario& scenario, std::span<const NodeRow> rows);

} // namespace fairshare
