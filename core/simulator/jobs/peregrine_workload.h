// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

namespace fairshare {

/// Settings of a synthetic workload with the published figures of the PEREGRINE trace (Duplyakin 2017). These
/// are 7275 jobs, the quartiles and mean of run time, node counts, queues and requested times. Everything
/// else is random.
struct PeregrineSettings {
    std::uint64_t seed = 1;
    /// Part of `machine` that arrivals keep busy, above 0; 0 is a backlog with all jobs at the start.
    double load = 0;
    std::int32_t machine = 20; ///< nodes, at least 16, the size of the largest job
    std::uint64_t jobs = 0; ///< 0 = all 7275; else drawn from them, each once before any repeats
};

/// Generates the workload. Errors: OutOfRange for an invalid load or a machine that is too small.
Result<Workload> peregrineWorkload(const PeregrineSettings& settings);

} // namespace fairshare
