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
        .title = fairshare::phrase("HPC jobs modeled on PEREGRINE"),
        .summary = fairshare::phrase("By default 7275 jobs with the published run times, node counts, queues "
                                     "and requested times of the PEREGRINE trace; everything else is random"),
        .usualJobs = 7275,
        .make = makePeregrine};
}

} // namespace fairshare::generator_files
