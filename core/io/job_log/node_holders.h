// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fairshare {

/// Finds jobs that held the same node at the same time. A job that starts in the second in which another ends
/// does not share with it.
class NodeHolders {
public:
    /// Two jobs on one node.
    struct Meeting {
        JobPlace earlier = 0;
        JobPlace later = 0;
        std::uint32_t node = 0;
    };

    /// @param nodes by job @param machine number of nodes
    NodeHolders(const Workload& workload, const Schedule& schedule,
        std::span<const std::vector<std::uint32_t>> nodes, std::size_t machine);

    /// Returns the first two jobs that shared a node; nothing if none did.
    const std::optional<Meeting>& first() const { return m_first; }
    /// Returns the number of jobs that shared a node.
    std::size_t sharing() const { return m_sharing; }
    /// Returns the most processors that jobs held on one node at once, if each divides its processors evenly
    /// among its nodes.
    std::int32_t mostCores() const { return m_mostCores; }

private:
    std::optional<Meeting> m_first;
    std::size_t m_sharing = 0;
    std::int32_t m_mostCores = 0;
};

} // namespace fairshare
