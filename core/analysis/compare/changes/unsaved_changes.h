// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace fairshare {

struct SavedForm;

/// Differences between a scenario and its stored state.
struct UnsavedChanges {
    bool any = false; ///< false if nothing differs, whatever was done in between
    /// Changes of the own tree and of the tree of each variant, counted as in singleChanges. It is 0 if only
    /// other things differ, such as parameters or names of variants.
    std::size_t ofTrees = 0;
    std::size_t ofSettings = 0; ///< changed settings: weights, quota figures, parameters …

    bool operator==(const UnsavedChanges&) const = default;
};

/// Linear for each variant that differs. A variant that was not stored counts with all its edits, unless the
/// same edits were stored under another name.
UnsavedChanges unsavedChanges(const SavedForm& stored, const SavedForm& now);

} // namespace fairshare
