// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What differs between two evaluations as far as one algorithm can see it.
struct ChangeList {
    std::vector<NodeRow> moved; ///< rows now below another account
    std::vector<NodeRow> renamed; ///< rows now with another name
    std::vector<NodeRow> partitions; ///< rows now whose partition differs
    std::vector<NodeRow> shares; ///< rows now whose raw shares differ
    std::vector<NodeRow> usage; ///< rows now whose own usage, or given total, differs
    std::vector<NodeRow> pendingJobs; ///< rows now that start or stop having waiting jobs
    std::vector<std::string> parameters; ///< ids of the algorithm's parameters that differ
    std::size_t added = 0; ///< associations that exist now only
    std::size_t removed = 0; ///< associations that existed before only

    std::size_t valueCount() const { return shares.size() + usage.size() + pendingJobs.size(); }
    std::size_t placeCount() const { return moved.size() + renamed.size() + partitions.size(); }
    bool empty() const { return placeCount() + valueCount() + parameters.size() + added + removed == 0; }
};

ChangeList changesBetween(
    const Evaluation& now, const Evaluation& earlier, std::string_view algorithmId, const RowMatch& match);

/// "shares of medicine, brandt; usage of dvorak"; at most a few names of each.
std::string describe(const ChangeList& changes, const ShareTree& now);

/// "cause: …" with the changes that move somebody when made alone, all of them when none does alone, or
/// "changed: …" when there are too many to try one by one.
std::string causeOf(const ChangeList& changes, const Evaluation& now, const Evaluation& earlier,
    std::string_view algorithmId);

} // namespace fairshare
