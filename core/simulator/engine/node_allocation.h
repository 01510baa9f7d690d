// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

#include <span>

namespace fairshare {

/// Which whole nodes each job holds while it runs.
class NodeAllocation {
public:
    /// Every job gets the free nodes with the lowest numbers; nodes of jobs that end are free for those that
    /// start in the same second. @param machine nodes, as many as the schedule was made for
    NodeAllocation(const Workload& workload, const Schedule& schedule, std::int32_t machine);
    /// Nodes as they were recorded. @param nodes by job, each ascending
    explicit NodeAllocation(std::span<const std::vector<std::uint32_t>> nodes);
    /// No job holds any: of runs that count processors alone.
    static NodeAllocation withoutNodes(std::size_t jobs);

    /// Ascending.
    std::span<const std::uint32_t> nodesOf(JobPlace job) const
    {
        return std::span(m_nodes).subspan(m_first[job], m_first[job + 1] - m_first[job]);
    }

private:
    NodeAllocation() = default;

    std::vector<std::size_t> m_first; ///< by job, and the end
    std::vector<std::uint32_t> m_nodes;
};

} // namespace fairshare
