// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/structure_edit.h"

#include <span>

namespace fairshare {

/// Takes over a row of another tree with everything below it that the scenario does not have, below the
/// account that it stands under there: kind, names, partitions, shares, usage, waiting jobs, association ids
/// and what only files need. `row` is not the root. Linear for each level taken over.
/// @param here by row of `source`: the row of the scenario's tree that is the same association, or NoRow
/// Errors: NotFound when that account does not exist here; TooLarge when levels times rows are beyond reason;
/// those of `restructured`.
Result<StructureEdit> withSubtreeOf(
    const Scenario& scenario, const ShareTree& source, NodeRow row, std::span<const NodeRow> here);

} // namespace fairshare
