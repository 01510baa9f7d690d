// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/node_allocation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// The times and nodes of all jobs in a run, either simulated or recorded elsewhere. It never changes, so
/// threads can share it.
struct SimulatedRun {
    Workload workload; ///< its `procs` are nodes
    Schedule schedule;
    NodeAllocation allocation;
    std::int32_t machine = 0; ///< nodes
    Seconds epoch = 0; ///< second 0 as seconds since 1970; 0 if unknown
    std::vector<bool> killed{}; ///< by job: killed by a removal; empty if none was
    std::vector<Seconds> submissions{}; ///< likewise: of the original job, also for restarts after a kill
    std::vector<std::int64_t> startPriorities{}; ///< by job, as recorded; empty if they are not
    bool tellsSubmissions = true; ///< if false, wait times are unknown and `submit` is the start
    /// Returns the name of a node, or its number.
    std::string nameOfNode(std::uint32_t node) const
    {
        return node < nodeNames.size() ? nodeNames[node] : std::to_string(node);
    }
    Seconds submissionOf(JobPlace job) const { return fairshare::submissionOf(workload, submissions, job); }

    std::string origin; ///< how the run was made: "EASY backfill, batch order", "recorded"
    std::vector<std::string> nodeNames{}; ///< by node; empty if nodes only have numbers
};

} // namespace fairshare
