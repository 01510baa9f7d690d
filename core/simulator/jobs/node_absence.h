// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <limits>

namespace fairshare {

/// Period in which a node is away because of a removal. It runs no jobs and cannot be taken again.
struct NodeAbsence {
    static constexpr Seconds ForGood = std::numeric_limits<Seconds>::max();

    std::uint32_t node = 0;
    Seconds from = 0;
    Seconds until = ForGood; ///< when the node returns

    bool isAt(Seconds time) const { return from <= time && time < until; }
    bool operator==(const NodeAbsence&) const = default;
};

} // namespace fairshare
