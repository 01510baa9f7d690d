// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/engine/fairshare_replay.h"
#include "core/simulator/section/simulation_section.h"
#include "core/tree/share_tree.h"

#include <string>
#include <vector>

namespace fairshare {

/// The accounts that are charged in a replay, with their shares. Each account is a user of `tree`, so every
/// algorithm computes a factor for it.
struct ReplayAccounts {
    /// Tree to evaluate, without usage. With ReplayTree::Flat, all users are siblings with 1 share each.
    /// Otherwise it is the site's tree. There, a charged account gets a synthetic user with its name and 1
    /// share in place of everything below it. If rows below it are charged too, the synthetic user replaces
    /// only the account's own users and has the sum of their shares.
    ShareTree tree;
    std::vector<NodeRow> rows; ///< in `tree`, by account of the replay
    /// As in the log, with the parent account added if several charged users share a name; "" if not
    /// recorded.
    std::vector<std::string> names;
    /// Normalized shares of the cluster. Users with parent shares divide those of their account evenly.
    std::vector<double> shares;
    ChargedAccounts charged{};
    std::uint64_t unknownJobs = 0; ///< not charged, with factor 0: their name is not in the tree
    std::vector<std::string> unknownNames{}; ///< of these jobs, each once, by first submission
};

/// Returns whether no job has a value for this attribute.
bool isNameless(const Workload& workload, JobAttribute attribute);

/// Returns the note that all jobs are then charged to one unnamed account, without a full stop.
std::string namelessText(JobAttribute attribute);

/// Finds the account that each job is charged to. To charge users, it takes the user's association in the
/// account of the job, else the first association of that user, else an account of that name. To charge by
/// any other attribute, it takes an account of that name, else the first user of that name.
/// @param tree the site's tree; used only with ReplayTree::Scenario
/// Errors: those of ShareTreeBuilder::build.
Result<ReplayAccounts> replayAccounts(
    const ReplaySection& section, const Workload& workload, const ShareTree& tree);

} // namespace fairshare
