// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/jobs/drawn_arrivals.h"
#include "core/simulator/jobs/generators/generators.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace fairshare::generator_files {
namespace {

/// Returns four accounts with two users each, for use without a tree.
std::vector<Submitter> inventedSubmitters()
{
    std::vector<Submitter> submitters;
    for (const char* account : {"a", "b", "c", "d"})
        for (const int user : {1, 2})
            submitters.push_back({fmt::format("{}{}", account, user), account});
    return submitters;
}

Seconds runTime(RunTimes law, SplitMix64& generator)
{
    constexpr double Hour = 3600;
    constexpr double Longest = 48 * Hour;
    const double run = law == RunTimes::Exponential
        ? std::min(Longest, -Hour * std::log(1 - generator.unit()))
        : logUniform(300, 4 * Hour, generator);
    return std::max<Seconds>(1, std::llround(run));
}

/// Returns a power of 2 up to a quarter of the machine, each half as likely as the previous one.
std::int32_t nodeCount(std::int32_t machine, SplitMix64& generator)
{
    std::int32_t nodes = 1;
    while (nodes <= machine / 8 && generator.unit() < 0.5)
        nodes *= 2;
    return nodes;
}

/// Returns 1 to 10 times the run time, in whole minutes.
Seconds requestFor(Seconds run, SplitMix64& generator)
{
    constexpr Seconds Minute = 60;
    const double asked = static_cast<double>(run) * logUniform(1, 10, generator);
    return (static_cast<Seconds>(std::ceil(asked)) + Minute - 1) / Minute * Minute;
}

/// Maps names to their indices in a list of a workload.
class Places {
public:
    explicit Places(std::vector<std::string>& names)
        : m_names(names)
    {
        m_places.emplace("", 0);
    }

    std::uint32_t of(const std::string& name)
    {
        const auto [place, isNew] = m_places.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
        if (isNew)
            m_names.push_back(name);
        return place->second;
    }

private:
    std::vector<std::string>& m_names;
    std::map<std::string, std::uint32_t> m_places;
};

Result<Workload> makeSaturated(const GeneratorSettings& settings)
{
    const std::vector<Submitter> submitters =
        settings.submitters.empty() ? inventedSubmitters() : settings.submitters;
    Workload workload;
    workload.name = fmt::format("saturated, seed {}", settings.seed);
    workload.machine = settings.machine;
    Places users(workload.names[static_cast<std::size_t>(JobAttribute::User)]);
    Places accounts(workload.names[static_cast<std::size_t>(JobAttribute::Account)]);
    SplitMix64 order(settings.seed ^ OrderSeed);
    SplitMix64 generator(settings.seed);
    workload.jobs.reserve(settings.jobs);
    workload.ids.reserve(settings.jobs);
    for (const std::size_t at : drawnOrder(submitters.size(), settings.jobs, order)) {
        SubmittedJob job{.run = runTime(settings.runTimes, generator)};
        job.procs = nodeCount(settings.machine, generator);
        job.requested = requestFor(job.run, generator);
        job.attributes[static_cast<std::size_t>(JobAttribute::User)] = users.of(submitters[at].user);
        job.attributes[static_cast<std::size_t>(JobAttribute::Account)] = accounts.of(submitters[at].account);
        workload.jobs.push_back(job);
        workload.ids.push_back(fmt::to_string(workload.jobs.size()));
    }
    return spreadArrivals(std::move(workload), settings.load, order);
}

} // namespace

WorkloadGenerator saturated()
{
    return {.id = "saturated",
        .title = fairshare::phrase("All users submit the same number of jobs"),
        .summary = fairshare::phrase("Users have equal numbers of jobs, each using from 1 node to a quarter "
                                     "of the machine. With load 0, all jobs are pending from the start, so "
                                     "shares alone decide who runs until a user runs out of jobs"),
        .usualJobs = 8000,
        .make = makeSaturated};
}

} // namespace fairshare::generator_files
