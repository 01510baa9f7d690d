// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/jobs/drawn_arrivals.h"
#include "core/simulator/jobs/generators/generators.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare::generator_files {
namespace {

constexpr std::size_t Distinct = 50;

/// Returns 50 run times; 10 copies of them add up to 1350 node-hours.
std::vector<Seconds> runTimes(std::uint64_t seed)
{
    constexpr double Shortest = 1800;
    constexpr double Longest = 20000;
    constexpr Seconds Sum = 1350 * 3600 / 10;
    SplitMix64 generator(seed);
    std::vector<double> drawn(Distinct);
    std::ranges::generate(drawn, [&generator] { return logUniform(Shortest, Longest, generator); });
    const double scale = static_cast<double>(Sum) / std::accumulate(drawn.begin(), drawn.end(), 0.0);
    std::vector<Seconds> runs;
    runs.reserve(drawn.size());
    for (const double run : drawn)
        runs.push_back(std::llround(run * scale));
    *std::ranges::max_element(runs) += Sum - std::accumulate(runs.begin(), runs.end(), Seconds{0});
    return runs;
}

Result<Workload> makeHtc(const GeneratorSettings& settings)
{
    constexpr Seconds Hour = 3600;
    Workload workload;
    workload.name = fmt::format("htc, seed {}", settings.seed);
    workload.machine = settings.machine;
    workload.names[static_cast<std::size_t>(JobAttribute::Queue)].emplace_back("htc");
    workload.names[static_cast<std::size_t>(JobAttribute::Application)].emplace_back("htc");
    const std::vector<Seconds> runs = runTimes(settings.seed);
    SplitMix64 generator(settings.seed ^ OrderSeed);
    for (const std::size_t at : drawnOrder(Distinct, settings.jobs, generator)) {
        SubmittedJob job{.run = runs[at], .requested = (runs[at] + Hour - 1) / Hour * Hour};
        job.attributes[static_cast<std::size_t>(JobAttribute::Queue)] = 1;
        job.attributes[static_cast<std::size_t>(JobAttribute::Application)] = 1;
        workload.jobs.push_back(job);
        workload.ids.push_back(fmt::to_string(workload.jobs.size()));
    }
    return spreadArrivals(std::move(workload), settings.load, generator);
}

} // namespace

WorkloadGenerator htc()
{
    return {.id = "htc",
        .title = fairshare::phrase("High-throughput jobs"),
        .summary = fairshare::phrase(
            "Copies of 50 one-node jobs, by default 10 copies with 1350 node-hours in total; run times are "
            "spread evenly on a logarithmic scale, requested times are whole hours"),
        .usualJobs = 500,
        .make = makeHtc};
}

} // namespace fairshare::generator_files
