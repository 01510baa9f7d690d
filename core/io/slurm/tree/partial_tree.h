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
};

/// Returns whether the rows explain themselves: they have shares, usage and normalized shares.
bool tellsPart(const Import& import);

/// Returns the rows of a listing, with or without a tree.
PartialListing partialListing(const Import& import);
/// Returns the rows of a tree that were listed, with what is known about the rest.
PartialListing partialListing(const ShareTree& tree);

/// Builds the tree from the rows. Accounts that are named but not listed, and the root, are added without
/// figures of their own. What is missing beside the rows follows from their printed figures. Of an account
/// that is listed twice, the first row counts.
/// Errors: those of ShareTreeBuilder::build.
Result<ShareTree> partialTree(const PartialListing& listing, Diagnostics& diagnostics);

/// Returns the scenario of a file that tellsPart.
Result<Scenario> partialScenario(const Import& import, Diagnostics& diagnostics);

/// Returns `scenario`, whose tree is a part, with the rows of another listing of its cluster. Errors:
/// BadInput for another cluster; those of partialTree.
Result<Scenario> completed(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

/// Returns what is missing as one remark; "" for a whole tree.
std::string missingText(const ShareTree& tree);

} // namespace fairshare
