// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

#include <span>

namespace fairshare {

/// Cores of one node.
struct NodeCores {
    std::uint32_t node = 0; ///< from 0
    std::int32_t cores = 0; ///< above 0

    bool operator==(const NodeCores&) const = default;
};

/// Nodes whose cores are shared among jobs.
struct CoreMachine {
    std::int32_t nodes = 0; ///< above 0
    std::int32_t coresPerNode = 1; ///< above 0
};

/// The cores that each job holds while it runs. A job gets all cores on one node if possible: the node with
/// the fewest free cores that suffice. Otherwise it gets all free cores of one node after another. Ties go to
/// the lowest node number. A job that requests a number of cores per node first gets at most that number from
/// each node, then any free cores. Schedules only count the cores of all nodes, so such a job can start with
/// a different distribution.
class CoreAllocation {
public:
    /// Assigns cores. Cores of jobs that end are free for jobs that start in the same second.
    /// @param workload its `procs` are cores
    /// @param schedule made for nodes times coresPerNode processors
    CoreAllocation(const Workload& workload, const Schedule& schedule, const CoreMachine& machine);

    /// Returns the cores of a job, ascending by node.
    std::span<const NodeCores> coresOf(JobPlace job) const
    {
        return std::span(m_parts).subspan(m_held[job].first, m_held[job].count);
    }

private:
    struct Held {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    std::vector<Held> m_held; ///< by job
    std::vector<NodeCores> m_parts; ///< in the order of the starts
};

} // namespace fairshare
