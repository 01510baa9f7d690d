// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/opened_files.h"

#include <span>
#include <vector>

namespace fairshare {

/// The states of an open scenario after the data of another file were added to all of them.
struct Extension {
    Scenario now;
    std::vector<Scenario> stored; ///< in the order given
    Opened opened; ///< flags and remarks of the file, as from addSource
};

/// Adds the content of a file without a tree to an open scenario. It is data, not an edit: the states as
/// opened and as saved get it as well, and the variants follow, so that a comparison shows what the
/// administrator changed and nothing else. Usage that was edited since keeps the edited figures. Linear for
/// each state.
/// @param stored earlier states; edits are what differs from the first of them
/// Errors: those of addSource, and of withOwnTree and withVariantShown for a scenario that shows a variant.
Result<Extension> extended(const Scenario& now, std::span<const Scenario> stored, const LoadedImport& source);

} // namespace fairshare
