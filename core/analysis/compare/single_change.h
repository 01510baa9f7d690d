// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/difference.h"
#include "core/scenario/structure_edit.h"

#include <vector>

/// One difference between two scenarios, made alone or taken back alone.
namespace fairshare {

/// The differences that can be made alone: as Difference::associations, but what was added or removed with
/// everything below it is one change, that of its top row.
std::vector<AssociationChange> singleChanges(
    const Difference& difference, const ShareTree& before, const ShareTree& after);

/// The same difference on the way from `after` to `before`.
AssociationChange reversed(const AssociationChange& change);

/// `before` with this one of its differences to `after`. `earlier` is empty where rows stay as they are.
/// Errors: as those of the edit that it is, when the rest of `before` does not allow it.
Result<StructureEdit> withChange(
    const Scenario& before, const Scenario& after, const AssociationChange& change);

} // namespace fairshare
