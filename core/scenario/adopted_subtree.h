// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/structure_edit.h"

namespace fairshare {

/// Takes over a row of another tree with everything below it, below the account of the same name as there:
/// kind, names, partitions, shares, usage, waiting jobs, association ids and what only files need.
/// `row` is not the root. Linear for each level taken over. Errors: NotFound when that account does not
/// exist here; TooLarge when levels times rows are beyond reason; those of `restructured`.
Result<StructureEdit> withSubtreeOf(const Scenario& scenario, const ShareTree& source, NodeRow row);

} // namespace fairshare
