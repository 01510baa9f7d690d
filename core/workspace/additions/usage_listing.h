// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace fairshare {

/// Matched and unmatched rows of addUsage.
struct UsageMatch {
    std::size_t matched = 0; ///< rows of the usage source
    std::size_t matchedBelowRoot = 0;
    std::vector<std::string> unmatchedRows; ///< rows of the usage source without an association, one line
                                            ///< each, with the reason if ambiguous
    std::vector<SourcePosition> unmatchedPlaces; ///< positions of these rows in the source
    std::vector<std::string> unmatchedAssociations; ///< associations of the tree without a row
};

/// Returns at most two remarks: how many rows and how many associations have no match, and the first of each.
Diagnostics unmatchedRemarks(const UsageMatch& match);

/// Returns `scenario` with the usage of `source`, matched by cluster, account, user and partition. Inclusive
/// figures are converted to own usage; diagnostics report negative results. Errors: BadInput if `source` has
/// no usage, if the clusters differ, or if nothing but the root matches.
Result<Scenario> addUsage(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics);

} // namespace fairshare
