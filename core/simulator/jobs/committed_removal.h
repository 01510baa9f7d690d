// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/value_place.h"
#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <string>

namespace fairshare {

/// Where the values of a removal were given.
struct RemovalPlaces {
    ValuePlace removal{};
    ValuePlace nodes{};
    ValuePlace returnAfter{};

    bool operator==(const RemovalPlaces&) const = default;
};

/// A removal of nodes from the cluster that the simulation carries out.
struct CommittedRemoval {
    Seconds at = 0; ///< since the log's zero
    std::int32_t nodes = 0; ///< above 0
    Seconds grace = 0;
    Seconds returnAfter = 0; ///< counted from the removal; 0 = never
    std::string policy = "pap"; ///< id of a preemption policy
    bool requeues = true; ///< killed jobs return to the head of the queue; else they are cancelled
    RemovalPlaces places{};

    bool operator==(const CommittedRemoval&) const = default;
};

} // namespace fairshare
