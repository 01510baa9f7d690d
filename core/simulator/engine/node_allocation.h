// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

#include <span>

namespace fairshare {

/// The whole nodes that each job holds while it runs.
class NodeAllocation {
public:
    /// Gives every job the free nodes with the lowest numbers. Nodes of jobs that end are free for jobs that
    /// start in the same second. @param machine number of nodes that the schedule was made for
    NodeAllocation(const Workload& workload, const Schedule& schedule, std::int32_t machine);
    /// Uses recorded nodes. @param nodes by job, each ascending
    explicit NodeAllocation(std::span<const std::vector<std::uint32_t>> nodes);
    /// Returns an allocation in which no job holds nodes, for runs that count only processors.
    static NodeAllocation withoutNodes(std::size_t jobs);

    /// Returns the nodes of a job, ascending.
    std::span<const std::uint32_t> nodesOf(JobPlace job) const
    {
        return std::span(m_nodes).subspan(m_first[job], m_first[job + 1] - m_first[job]);
    }

private:
    NodeAllocation() = default;

    std::vector<std::size_t> m_first; ///< by job, followed by the end
    std::vector<std::uint32_t> m_nodes;
};

} // namespace fairshare
