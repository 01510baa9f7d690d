// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace fairshare {

struct SavedForm;

/// What a scenario has that its stored state has not.
struct UnsavedChanges {
    bool any = false; ///< false: nothing differs at all, whatever was done in between
    /// Changes of the own tree and of what each variant makes of it, counted as singleChanges lists them; 0
    /// also where only other things differ, such as parameters or names of variants.
    std::size_t ofTrees = 0;
    std::size_t ofSettings = 0; ///< settings with another value: weights, figures of quotas, parameters …

    bool operator==(const UnsavedChanges&) const = default;
};

/// Linear for each variant that differs. A variant that was not stored counts with all its edits, unless
/// another name was stored for the same edits.
UnsavedChanges unsavedChanges(const SavedForm& stored, const SavedForm& now);

} // namespace fairshare
