// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/node_allocation.h"

#include <string>
#include <vector>

namespace fairshare {

/// Which jobs ran when on which nodes: made here, or recorded elsewhere. It is never changed, so threads
/// share it.
struct SimulatedRun {
    Workload workload; ///< its `procs` are nodes
    Schedule schedule;
    NodeAllocation allocation;
    std::int32_t machine = 0; ///< nodes
    Seconds epoch = 0; ///< what second 0 is since 1970; 0 where it is not known
    std::vector<bool> killed{}; ///< by job, of removals; empty where none was
    std::vector<Seconds> submissions{}; ///< likewise: of jobs, which wait for a later start from a kill on
    bool tellsSubmissions = true; ///< else nothing tells how long jobs waited; their `submit` is their start
    Seconds submissionOf(JobPlace job) const { return fairshare::submissionOf(workload, submissions, job); }

    std::string origin; ///< how it came about: "EASY backfill, batch order", "recorded"
};

} // namespace fairshare
