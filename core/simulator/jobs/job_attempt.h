// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// One run of a job, from a start until it completes or is killed.
struct JobAttempt {
    JobPlace job = 0;
    Seconds start = 0;
    Seconds end = 0;
    bool isKilled = false;
    std::vector<std::uint32_t> nodes{}; ///< ascending

    bool operator==(const JobAttempt&) const = default;
};

} // namespace fairshare
