// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <limits>

namespace fairshare {

/// A stretch of time during which a removal has a node: nobody runs there, and nobody can take it.
struct NodeAbsence {
    static constexpr Seconds ForGood = std::numeric_limits<Seconds>::max();

    std::uint32_t node = 0;
    Seconds from = 0;
    Seconds until = ForGood; ///< when it is there again

    bool isAt(Seconds time) const { return from <= time && time < until; }
    bool operator==(const NodeAbsence&) const = default;
};

} // namespace fairshare
