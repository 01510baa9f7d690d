// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// A job from a start to its end, be it killed or complete.
struct JobAttempt {
    JobPlace job = 0;
    Seconds start = 0;
    Seconds end = 0;
    bool isKilled = false;
    std::vector<std::uint32_t> nodes{}; ///< ascending

    bool operator==(const JobAttempt&) const = default;
};

} // namespace fairshare
