// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

namespace fairshare {

class ShareTree;

/// Settings for jobs of all users at once. The machine is never idle, so only the queue order decides how
/// usage is divided.
struct LoadSettings {
    std::uint64_t seed = 1;
    std::int32_t machine = 64; ///< processors, above 0
    Seconds span = 864'000; ///< period in which all users submit, above 0
    /// Work that each user submits, as a multiple of what its share of the machine can do. An even part of
    /// the machine counts instead of the share if it is larger.
    double load = 2;
    std::int32_t mostProcs = 8; ///< per job, above 0, at most the machine; sizes up to it are equally likely
    Seconds leastRun = 600; ///< per job, above 0
    Seconds mostRun = 7200; ///< likewise; all run times in between are equally likely
};

/// Generates jobs for the users of a tree that have pending jobs, or for all users if none has. Users without
/// shares submit nothing. Jobs request exactly their run time. The jobs of a user arrive at intervals between
/// 0 and twice the mean. The random numbers of a user depend only on its row and the seed. Jobs have a user
/// and an account.
Workload saturatingLoad(const ShareTree& tree, const LoadSettings& settings);

} // namespace fairshare
