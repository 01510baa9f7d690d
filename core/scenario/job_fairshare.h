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

/// The association of each job: that of its user, account and partition, else the one without a partition;
/// where no account is named, the user's only one. NoRow for nobody's. As long as the queue.
std::vector<NodeRow> jobAssociations(const ShareTree& tree, const JobQueue& queue);

/// The factors that jobs get from a tree.
struct TreeFairshare {
    const AlgorithmResult* result = nullptr; ///< null: there is none
    std::span<const NodeRow> associations{}; ///< of the jobs, as jobAssociations gives them
};

/// The fairshare factor of each job as `section` wants it, 0 where nothing tells one. From a tree it is what
/// the scheduler gives to jobs, which under classic and depth-oblivious is not always what it displays.
Values<double> jobFairshare(const PrioritySection& section, const TreeFairshare& tree);

/// The jobs of a section whose factors come from the tree but who have no association there; by job.
std::vector<std::uint32_t> jobsWithoutAssociation(
    const PrioritySection& section, std::span<const NodeRow> associations);

} // namespace fairshare
