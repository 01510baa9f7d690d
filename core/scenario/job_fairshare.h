// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"
#include "core/priority/priority_section.h"
#include "core/tree/node_row.h"

#include <span>
#include <vector>

namespace fairshare {

struct AlgorithmResult;
class ShareTree;

/// Returns the association of each job in the queue. This is the association of its user, account and
/// partition, or else the one without a partition. A job without an account gets the user's association if
/// there is exactly one. NoRow if no association matches. As long as the queue.
std::vector<NodeRow> jobAssociations(const ShareTree& tree, const JobQueue& queue);

/// Fairshare factors of a tree, with the association of each job.
struct TreeFairshare {
    const AlgorithmResult* result = nullptr; ///< null if there is none
    std::span<const NodeRow> associations{}; ///< by job, from jobAssociations
};

/// Returns the fairshare factor of each job from the source that `section` selects; 0 if unknown. From a tree
/// it is the factor that the scheduler gives to jobs. Under classic and depth-oblivious this can differ from
/// the displayed factor.
Values<double> jobFairshare(const PrioritySection& section, const TreeFairshare& tree);

/// Returns the jobs whose factors come from the tree but that have no association there, by index.
std::vector<std::uint32_t> jobsWithoutAssociation(
    const PrioritySection& section, std::span<const NodeRow> associations);

} // namespace fairshare
