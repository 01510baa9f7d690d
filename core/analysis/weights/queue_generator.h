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

/// What a synthetic queue is like. The same request and tree give the same queue everywhere.
struct QueueRequest {
    std::uint64_t size = 1000; ///< jobs, 1 to MaxGeneratedJobs
    std::uint64_t seed = 1;
    std::uint32_t skew = 1; ///< 0 to 3: user number r in a random order has jobs in proportion to r^-skew
    std::uint32_t longestWaitSeconds =
        14 * 24 * 3600; ///< 0 to MaxGeneratedWait; short waits are more frequent
    double heavyUserShare =
        0; ///< 0 to 1: part of the jobs that the user with the largest usage has waiting for
           ///< at least half of the longest wait; other users' jobs then wait a twentieth
    double urgentShare = 0.1; ///< 0 to 1: part of the jobs with the QOS of priority access
    double standbyShare = 0.1; ///< 0 to 1: part of the others that stand by
    double gpuShare = 0.15; ///< 0 to 1: part of the jobs that ask for GPUs
    std::uint32_t nodes = 128; ///< of the cluster, 4 to 1000000
    std::uint32_t cpusPerNode = 40; ///< 1 to 1024
};

/// Pending jobs of the tree's users: sizes from one processor to a quarter of the nodes, small ones more
/// frequent; three partitions, three QOS. Ids count from 1000 in the order of submission.
/// Errors: OutOfRange for a figure of the request, BadInput for a tree without users.
Result<JobQueue> generateQueue(const ShareTree& tree, const QueueRequest& request);

} // namespace fairshare
