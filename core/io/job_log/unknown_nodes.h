// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

/// Times and sizes of the jobs of a log, each by job.
struct TimedJobs {
    const std::vector<Seconds>& starts;
    const std::vector<Seconds>& runs;
    const std::vector<std::int32_t>& sizes; ///< nodes of a job whose nodes are not recorded
    const std::vector<JobPlace>& order; ///< jobs by start
};

/// Gives each job without nodes the lowest nodes that no other job holds while it runs. Adds nodes if too few
/// are free.
/// @param machine number of nodes
/// @param nodes by job, ascending
/// Returns the number of nodes, including added ones.
std::size_t placeUnknown(
    const TimedJobs& jobs, std::size_t machine, std::vector<std::vector<std::uint32_t>>& nodes);

} // namespace fairshare
