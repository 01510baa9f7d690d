// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Differences between two evaluations, as far as they matter to one algorithm.
struct ChangeList {
    std::vector<NodeRow> moved; ///< rows of the current tree that are now below another account
    std::vector<NodeRow> renamed; ///< rows of the current tree with a new name
    std::vector<NodeRow> partitions; ///< rows of the current tree whose partition differs
    std::vector<NodeRow> shares; ///< rows of the current tree whose raw shares differ
    std::vector<NodeRow> usage; ///< rows of the current tree whose own usage or given total differs
    std::vector<NodeRow> pendingJobs; ///< rows of the current tree that now have, or no longer have, pending
                                      ///< jobs
    std::vector<std::string> parameters; ///< ids of parameters that differ
    std::size_t added = 0; ///< associations that exist only now
    std::size_t removed = 0; ///< associations that existed only before

    std::size_t valueCount() const { return shares.size() + usage.size() + pendingJobs.size(); }
    std::size_t placeCount() const { return moved.size() + renamed.size() + partitions.size(); }
    bool empty() const { return placeCount() + valueCount() + parameters.size() + added + removed == 0; }
};

ChangeList changesBetween(
    const Evaluation& now, const Evaluation& earlier, std::string_view algorithmId, const RowMatch& match);

/// Describes the changes, naming only a few rows of each kind: "shares of medicine, brandt; usage of dvorak".
std::string describe(const ChangeList& changes, const ShareTree& now);

/// Returns "cause: …" with the changes that move a user when made alone, or with all changes if none does.
/// Returns "changed: …" if there are too many changes to try one by one, or if they include more than shares
/// and usage.
std::string causeOf(const ChangeList& changes, const Evaluation& now, const Evaluation& earlier,
    std::string_view algorithmId);

} // namespace fairshare
