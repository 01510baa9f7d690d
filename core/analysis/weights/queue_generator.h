// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/priority/job.h"

#include <cstdint>

namespace fairshare {

class ShareTree;

inline constexpr std::uint64_t MaxGeneratedJobs = 1'000'000;
inline constexpr std::uint32_t MaxGeneratedWait = 366 * 24 * 3600;

/// Parameters of a synthetic queue. The same request and tree give the same queue on every machine.
struct QueueRequest {
    std::uint64_t size = 1000; ///< number of jobs, 1 to MaxGeneratedJobs
    std::uint64_t seed = 1;
    std::uint32_t skew = 1; ///< 0 to 3: the r-th user in a random order gets jobs in proportion to r^-skew
    std::uint32_t longestWaitSeconds =
        14 * 24 * 3600; ///< 0 to MaxGeneratedWait; short waits are more frequent
    double heavyUserShare =
        0; ///< 0 to 1: part of the jobs that belong to the user with the largest usage; they have waited at
           ///< least half of the longest wait, and jobs of other users a twentieth of their usual time
    double urgentShare = 0.1; ///< 0 to 1: part of the jobs in the QOS for priority access
    double standbyShare = 0.1; ///< 0 to 1: part of the remaining jobs in the standby QOS
    double gpuShare = 0.15; ///< 0 to 1: part of the jobs that request GPUs
    std::uint32_t nodes = 128; ///< of the cluster, 4 to 1000000
    std::uint32_t cpusPerNode = 40; ///< 1 to 1024
};

/// Generates pending jobs for the tree's users. Sizes range from one processor to a quarter of the nodes, and
/// small sizes are more frequent. There are three partitions and three QOS. Ids count up from 1000 in the
/// order of submission. Errors: OutOfRange for a value of the request, BadInput for a tree without users.
Result<JobQueue> generateQueue(const ShareTree& tree, const QueueRequest& request);

} // namespace fairshare
