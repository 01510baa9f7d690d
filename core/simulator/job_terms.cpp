// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/job_terms.h"

#include <algorithm>

namespace fairshare {
namespace {

/// A class whose value is a place in the names of the workload.
struct PlacedClass {
    std::size_t attribute;
    std::uint32_t name;
    JobTerms terms;
};

/// Those that any job can match.
std::vector<PlacedClass> placed(const Workload& workload, std::span<const JobClass> classes)
{
    std::vector<PlacedClass> result;
    for (const JobClass& each : classes) {
        const auto attribute = static_cast<std::size_t>(each.attribute);
        const auto& names = workload.names[attribute];
        const auto name = std::ranges::find(names, each.value);
        if (name != names.end())
            result.push_back({attribute, static_cast<std::uint32_t>(name - names.begin()),
                {each.coefficient, each.minRuntime, each.isPreemptible, true}});
    }
    return result;
}

} // namespace

std::vector<JobTerms> termsOf(const Workload& workload, std::span<const JobClass> classes)
{
    const std::vector<PlacedClass> all = placed(workload, classes);
    std::vector<JobTerms> terms(workload.jobs.size());
    for (std::size_t job = 0; job < terms.size(); ++job) {
        const auto found =
            std::ranges::find_if(all, [&attributes = workload.jobs[job].attributes](const PlacedClass& each) {
                return attributes[each.attribute] == each.name;
            });
        if (found != all.end())
            terms[job] = found->terms;
    }
    return terms;
}

} // namespace fairshare
