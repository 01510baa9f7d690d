// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/simulator/jobs/workload.h"

namespace fairshare::test {

/// 300 jobs at up to 20 s from one to the next, often in one second, most of which ask for more time than
/// they take; of all sizes up to the machine, so that jobs wait.
inline Workload randomWorkload(std::uint64_t seed, std::int32_t machine)
{
    SplitMix64 random(seed);
    Workload workload;
    Seconds now = 0;
    for (int job = 0; job < 300; ++job) {
        now += static_cast<Seconds>(random.below(20));
        const auto run = static_cast<Seconds>(1 + random.below(200));
        const bool isSmall = random.below(3) > 0;
        const auto most = static_cast<std::uint64_t>(isSmall ? (machine + 3) / 4 : machine);
        workload.jobs.push_back({.submit = now,
            .run = run,
            .requested = run + static_cast<Seconds>(random.below(300)),
            .procs = static_cast<std::int32_t>(1 + random.below(most))});
        workload.ids.push_back(std::to_string(job));
    }
    workload.machine = machine;
    return workload;
}

/// The same with requests that are exact.
inline Workload accurateWorkload(std::uint64_t seed, std::int32_t machine)
{
    Workload workload = randomWorkload(seed, machine);
    for (SubmittedJob& job : workload.jobs)
        job.requested = job.run;
    return workload;
}

} // namespace fairshare::test
