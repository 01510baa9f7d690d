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

/// Nodes that are really taken from the cluster at a moment.
struct CommittedRemoval {
    Seconds at = 0; ///< since the log's zero
    std::int32_t nodes = 0; ///< above 0
    Seconds grace = 0;
    Seconds returnAfter = 0; ///< since the removal; 0 = never
    std::string policy = "pap"; ///< id of one
    bool requeues = true; ///< killed jobs run anew from the head of the queue; else they are gone
    RemovalPlaces places{};

    bool operator==(const CommittedRemoval&) const = default;
};

} // namespace fairshare
