// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <cstdint>
#include <vector>

namespace fairshare::test {

/// The nodes that a job holds.
inline std::vector<std::uint32_t> nodesOf(const SimulatedRun& run, JobPlace job)
{
    const auto nodes = run.allocation.nodesOf(job);
    return {nodes.begin(), nodes.end()};
}

} // namespace fairshare::test
