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

/// Nodes that jobs share by their cores.
struct CoreMachine {
    std::int32_t nodes = 0; ///< above 0
    std::int32_t coresPerNode = 1; ///< above 0
};

/// Which cores each job holds while it runs: all on the node that has the fewest free cores among those that
/// suffice, else node after node, from each all that is free. Among equal nodes the lowest number is taken.
/// A job that asks for so many cores of a node has no more of one as long as others have some: schedules
/// count the cores of all nodes, so that it starts though they may lie otherwise.
class CoreAllocation {
public:
    /// Cores of jobs that end are free for those that start in the same second.
    /// @param workload its `procs` are cores
    /// @param schedule was made for nodes times coresPerNode processors
    CoreAllocation(const Workload& workload, const Schedule& schedule, const CoreMachine& machine);

    /// Ascending by node.
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
