// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>

namespace fairshare {

/// What a scenario has that its stored state has not.
struct UnsavedChanges {
    bool any = false; ///< false: nothing differs at all, whatever was done in between
    /// Changes of the tree, counted as singleChanges lists them; 0 also where only other things differ, such
    /// as parameters or variants.
    std::size_t ofTree = 0;

    bool operator==(const UnsavedChanges&) const = default;
};

/// Linear. Trees are compared where both scenarios show the same: the same variant, else their own trees.
UnsavedChanges unsavedChanges(const Scenario& stored, const Scenario& now);

} // namespace fairshare
