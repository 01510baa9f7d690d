// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree_builder.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What Slurm calls the account at the top of a tree; sacctmgr knows no other name for it.
inline constexpr std::string_view RootAccountName = "root";

/// One row of a listing whose rows stand in any order.
struct UnplacedRow {
    NodeDraft draft; ///< texts belong to the listing
    std::string_view parent; ///< name of the account above; "" where the row itself is at the top
    SourcePosition parentPosition{}; ///< where the listing says so, for messages
    std::uint32_t above = NoRow; ///< the row of the account above; NoRow at the top
};

/// Fills `above` from `parent`: account names are unique in a tree. A parent that is not listed is an error,
/// unless it is `rootName`, which may be implied. Errors: BadInput at the parent's position.
Result<void> findParents(std::vector<UnplacedRow>& rows, std::string_view rootName);

/// After findParents, in a listing that tells parents: beside an account `root` no other stands at the top.
/// Errors: BadInput with the row that does.
Result<void> checkOneRoot(const std::vector<UnplacedRow>& rows);

/// A builder that holds all rows, parents first, siblings in the order of the listing, and what stands where
/// in it. The row at the top named `root` is the root, or else the only row at the top, if it names no
/// parent; where there is neither, a root account is made and all at the top are its children.
struct Assembly {
    ShareTreeBuilder builder;
    std::vector<std::uint32_t> row; ///< by handle of the builder; NoRow for a root that was made
};

/// Errors: BadInput for accounts that are their own ancestors, for a user at the top, and for a row below a
/// user.
Result<Assembly> assemble(const std::vector<UnplacedRow>& rows);

/// Inclusive usage by handle of the builder, from what the listing says of its rows. What it does not say, as
/// of a root that was made, is the sum of what is below.
std::vector<long double> inclusiveTotals(
    const Assembly& assembly, const std::function<std::optional<long double>(std::uint32_t)>& listedTotal);

} // namespace fairshare
