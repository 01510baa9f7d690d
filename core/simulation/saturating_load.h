// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

namespace fairshare {

class ShareTree;

/// Jobs of everybody at once, so that the machine is never idle and only the order decides who gets how much.
struct LoadSettings {
    std::uint64_t seed = 1;
    std::int32_t machine = 64; ///< processors, above 0
    Seconds span = 864'000; ///< within which all submit, above 0
    /// Work that each user submits, as a multiple of what its share of the machine can do, or an even part of
    /// it where that is more.
    double load = 2;
    std::int32_t mostProcs = 8; ///< of a job, above 0, at most the machine; any number up to it is as likely
    Seconds leastRun = 600; ///< of a job, above 0
    Seconds mostRun = 7200; ///< likewise; any second between is as likely
};

/// Jobs of the users of a tree that have waiting jobs, or of all users where none has; those without a share
/// submit nothing. All ask for exactly as long as they run, and arrive at intervals between 0 and twice their
/// mean. The draws of a user come from its row and the seed alone. Jobs belong to users and their accounts.
Workload saturatingLoad(const ShareTree& tree, const LoadSettings& settings);

} // namespace fairshare
