// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/structure_edit.h"

#include <span>

namespace fairshare {

/// Copies a row of another tree into the scenario, with the part of its subtree that the scenario lacks. The
/// copy goes below the account that corresponds to its parent in `source`. Copies kind, names, partitions,
/// shares, usage, pending jobs, association ids, and what only files need. `row` must not be the root. Linear
/// in the size of the tree for each level copied.
/// @param here by row of `source`: the row of the scenario's tree that is the same association, or NoRow
/// Errors: NotFound if the parent account does not exist in the scenario; TooLarge if levels times rows
/// exceed the limit; those of `restructured`.
Result<StructureEdit> withSubtreeOf(
    const Scenario& scenario, const ShareTree& source, NodeRow row, std::span<const NodeRow> here);

} // namespace fairshare
