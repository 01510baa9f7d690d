// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/association_priorities.h"

#include "core/base/numbers.h"
#include "core/scenario/job_fairshare.h"
#include "core/tree/association_limits.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fairshare {
namespace {

/// Returns the priority set for a row; 0 if none is.
std::uint32_t setPriority(const ShareTree& tree, NodeRow row)
{
    const auto priority = parseUnsigned(limitText(tree, row, LimitKind::Priority));
    return priority && *priority < std::numeric_limits<std::uint32_t>::max()
        ? static_cast<std::uint32_t>(*priority)
        : 0;
}

} // namespace

void setAssociationPriorities(const ShareTree& tree, JobQueue& queue)
{
    const auto kinds = limitKindsOf(tree);
    if (std::ranges::find(kinds, LimitKind::Priority) == kinds.end())
        return;
    std::vector<std::uint32_t> priorities(tree.size(), 0);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        priorities[row] = setPriority(tree, row);
        if (priorities[row] == 0 && row > 0)
            priorities[row] = priorities[tree.parent(row)]; // parents precede children
    }
    const std::uint32_t largest = *std::ranges::max_element(priorities);
    const std::vector<NodeRow> rows = jobAssociations(tree, queue);
    for (std::size_t i = 0; i < queue.jobs.size(); ++i) {
        Job& job = queue.jobs[i];
        if (job.associationPriority != 0 || job.maxima.association != 0)
            continue;
        job.associationPriority = rows[i] == NoRow ? 0 : priorities[rows[i]];
        job.maxima.association = largest;
    }
}

} // namespace fairshare
