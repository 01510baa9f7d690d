// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/tree/tree_restructuring.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What people do to who stands where, each as one edit. Errors: BadInput, those of `restructured`.
namespace fairshare {

struct StructureEdit {
    Scenario scenario;
    std::vector<NodeRow> earlier; ///< by row: the row that it was; NoRow for what is new
    std::vector<NodeRow> touched; ///< what was added, renamed or moved, in the order asked for
};

/// A new association with one share and no usage below the account at `parent`, or beside the user at
/// `parent`. Its name is free: `new_account` or `new_user`, with a number where that exists.
Result<StructureEdit> withNewAssociation(const Scenario& scenario, NodeRow parent, NodeKind kind);

Result<StructureEdit> withName(const Scenario& scenario, NodeRow row, std::string_view name);

/// @param partition "" for none
Result<StructureEdit> withPartition(const Scenario& scenario, NodeRow row, std::string_view partition);

/// Removes the rows and everything below them.
Result<StructureEdit> withoutRows(const Scenario& scenario, std::span<const NodeRow> rows);

/// Moves the rows with everything below them. What stands there already stays.
Result<StructureEdit> withRowsMoved(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent);

/// Copies the rows with everything below them, usage included. Accounts get a number behind their names, as
/// do users where a sibling has the name and partition.
Result<StructureEdit> withRowsCopied(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent);

/// withRowsCopied, each beside its original.
Result<StructureEdit> withRowsDuplicated(const Scenario& scenario, std::span<const NodeRow> rows);

} // namespace fairshare
