// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/scenario/edits/structure_edit.h"

#include <vector>

/// A single difference between two scenarios, made or reverted alone.
namespace fairshare {

/// Returns the differences that can be made alone. They are those of Difference::associations, except that a
/// subtree added or removed as a whole is one change of its top row.
std::vector<AssociationChange> singleChanges(
    const Difference& difference, const ShareTree& before, const ShareTree& after);

/// Returns the same difference in the direction from `after` to `before`.
AssociationChange reversed(const AssociationChange& change);

/// Returns `before` with only this one of its differences to `after`. `earlier` is empty if the rows stay the
/// same. Errors: those of the corresponding edit, if the rest of `before` does not allow it.
Result<StructureEdit> withChange(
    const Scenario& before, const Scenario& after, const AssociationChange& change);

} // namespace fairshare
