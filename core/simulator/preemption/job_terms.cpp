// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/preemption/job_terms.h"

#include "core/base/say.h"
#include "core/simulator/section/class_text.h"

#include <algorithm>

namespace fairshare {
namespace {

/// A class whose value is an index in the names of the workload.
struct PlacedClass {
    std::size_t attribute;
    std::uint32_t name;
    JobTerms terms;
};

/// Returns the classes that at least one job can match.
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
    std::vector<JobTerms> terms;
    terms.reserve(workload.jobs.size());
    for (const SubmittedJob& job : workload.jobs) {
        const auto found = std::ranges::find_if(
            all, [&job](const PlacedClass& each) { return job.attributes[each.attribute] == each.name; });
        terms.push_back(found == all.end() ? JobTerms{} : found->terms);
    }
    return terms;
}

std::vector<std::string> emptyClasses(const Workload& workload, std::span<const JobClass> classes)
{
    std::vector<std::string> sentences;
    for (const JobClass& each : classes)
        if (placed(workload, {&each, 1}).empty())
            sentences.push_back(
                fairshare::say("no job is in class {}, so the class has no effect", matchText(each)));
    return sentences;
}

} // namespace fairshare
