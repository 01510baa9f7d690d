// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/jobs/generators/generators.h"
#include "core/simulator/jobs/peregrine_workload.h"

namespace fairshare::generator_files {
namespace {

Result<Workload> makePeregrine(const GeneratorSettings& settings)
{
    return peregrineWorkload(
        {.seed = settings.seed, .load = settings.load, .machine = settings.machine, .jobs = settings.jobs});
}

} // namespace

WorkloadGenerator peregrine()
{
    return {.id = "peregrine",
        .title = fairshare::phrase("HPC after PEREGRINE"),
        .summary = fairshare::phrase(
            "7275 jobs with the published figures of the PEREGRINE trace: run times, node counts, queues and "
            "requested times; the rest is drawn"),
        .usualJobs = 7275,
        .make = makePeregrine};
}

} // namespace fairshare::generator_files
