// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

namespace fairshare {

/// A made-up backlog with the published figures of the PEREGRINE trace (Duplyakin 2017): 7275 jobs, their
/// quartiles and mean of run time, node counts, queues and requested times. The rest is drawn.
struct PeregrineSettings {
    std::uint64_t seed = 1;
    /// Of `machine` nodes that arrivals keep busy, above 0; 0 is a backlog, with all jobs at the start.
    double load = 0;
    std::int32_t machine = 20; ///< nodes, at least 16, the largest job
    std::uint64_t jobs = 0; ///< 0 = all 7275; others are drawn from them, each once before any comes again
};

/// Errors: OutOfRange for a load below 0, or a machine that is too small.
Result<Workload> peregrineWorkload(const PeregrineSettings& settings);

} // namespace fairshare
