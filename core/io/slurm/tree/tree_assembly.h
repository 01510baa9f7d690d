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

/// Slurm's name of the root account; sacctmgr accepts no other name.
inline constexpr std::string_view RootAccountName = "root";

/// Row of a listing with rows in any order.
struct UnplacedRow {
    NodeDraft draft; ///< texts are owned by the listing
    std::string_view parent; ///< parent account; "" for a row at the top
    SourcePosition parentPosition{}; ///< position of the parent name, for messages
    std::uint32_t above = NoRow; ///< row of the parent account; NoRow at the top
};

/// Sets `above` from `parent`. Account names are unique in a tree. A parent that is not listed is an error
/// unless it is `rootName`, which may be implied. Errors: BadInput at the position of the parent.
Result<void> findParents(std::vector<UnplacedRow>& rows, std::string_view rootName);

/// Checks that no other account is at the top if there is an account `root`. Call after findParents, for a
/// listing that has parents. Errors: BadInput with the other account.
Result<void> checkOneRoot(const std::vector<UnplacedRow>& rows);

/// Builder with all rows, and the row of each node. Parents come first; siblings are in the order of the
/// listing. The root is the row at the top named `root`, or else the only row at the top if it names no
/// parent. Otherwise a root account is added, and all rows at the top become its children.
struct Assembly {
    ShareTreeBuilder builder;
    std::vector<std::uint32_t> row; ///< by handle of the builder; NoRow for an added root
};

/// Puts the rows into a tree. Errors: BadInput for accounts that are their own ancestors, for a user at the
/// top, and for a row below a user.
Result<Assembly> assemble(const std::vector<UnplacedRow>& rows);

/// Returns inclusive usage by handle of the builder, as listed. Usage that is not listed, such as that of an
/// added root, is the sum of the children.
std::vector<long double> inclusiveTotals(
    const Assembly& assembly, const std::function<std::optional<long double>(std::uint32_t)>& listedTotal);

} // namespace fairshare
