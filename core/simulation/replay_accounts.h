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

/// Who is charged in a replay and what each is entitled to. An account is a user of `tree`, so that every
/// algorithm has a factor for it.
struct ReplayAccounts {
    /// What is evaluated, without usage. Flat: users beside each other with 1 share each. Else the site's
    /// tree; a job that is charged to an account of it is charged to a user in it that has the account's
    /// name, who is made up with 1 share where there is none.
    ShareTree tree;
    std::vector<NodeRow> rows; ///< in `tree`, by account of the replay
    std::vector<std::string> names; ///< as the log has them; "" where it does not tell
    /// Normalized shares of the cluster; users with parent shares part those of their account evenly.
    std::vector<double> shares;
    ChargedAccounts charged{};
    std::uint64_t unknownJobs = 0; ///< whose name is not in the tree: charged to nobody, with the factor 0
    std::vector<std::string> unknownNames{}; ///< of these, each once, in the order in which they first submit
};

/// Whether no job tells what it belongs to in this respect.
bool isNameless(const Workload& workload, JobAttribute attribute);

/// That all are charged to one account then, as a sentence without a full stop.
std::string namelessText(JobAttribute attribute);

/// @param tree the site's; only asked with ReplayTree::Scenario. By users, the association in the account of
/// the job is taken, else the first of that user, else an account of the name; by anything else an account of
/// the name, else the first user. Errors: those of ShareTreeBuilder::build.
Result<ReplayAccounts> replayAccounts(
    const ReplaySection& section, const Workload& workload, const ShareTree& tree);

} // namespace fairshare
