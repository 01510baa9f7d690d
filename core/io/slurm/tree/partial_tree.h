// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

#include <span>
#include <string>

/// Trees from listings of some accounts or users, such as `sshare -A physics`.
namespace fairshare {

/// Rows of one or several listings of a cluster.
struct PartialListing {
    std::vector<AssociationRecord> records{};
    NormSharesOf normSharesOf = NormSharesOf::Unknown;
    bool noneAtTop = false; ///< accounts without a known parent are not children of the root
};

/// Returns whether the rows explain themselves: they have shares, usage and normalized shares.
bool tellsPart(const Import& import);

/// Returns the rows of a listing, with or without a tree.
PartialListing partialListing(const Import& import);
/// Returns the rows of a tree that were listed, with what is known about the rest.
PartialListing partialListing(const ShareTree& tree);

/// Builds the tree from the rows. Accounts that are named but not listed, and the root, are added without
/// figures of their own. What is missing besides the rows follows from their printed figures: if nothing is,
/// the tree is whole, and the root counts as listed. Of an account that is listed twice, the first row
/// counts. Errors: those of ShareTreeBuilder::build.
Result<ShareTree> partialTree(const PartialListing& listing, Diagnostics& diagnostics);

/// Returns the scenario of a file that tellsPart. Where the file does not show the algorithm or which
/// accounts are children of the root, the assumption is taken under which the fewest printed figures are
/// wrong.
Result<Scenario> partialScenario(const Import& import, Diagnostics& diagnostics);

/// Returns `scenario`, whose tree is a part, with the rows of another listing of its cluster. Figures of the
/// other listing replace those of the tree; a remark names the first that differs. Errors: BadInput for
/// another cluster; those of partialTree.
Result<Scenario> completed(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

/// Returns what is missing as one remark; "" for a whole tree.
std::string missingText(const ShareTree& tree);

} // namespace fairshare
