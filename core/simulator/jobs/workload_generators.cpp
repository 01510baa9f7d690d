// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/jobs/workload_generators.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/simulator/jobs/generators/generators.h"
#include "core/tree/share_tree.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare {

std::span<const WorkloadGenerator> workloadGenerators()
{
    static const std::array registry{
        generator_files::peregrine(),
        generator_files::htc(),
        generator_files::saturated(),
    };
    return registry;
}

const WorkloadGenerator* findWorkloadGenerator(std::string_view id)
{
    const auto found = std::ranges::find(workloadGenerators(), id, &WorkloadGenerator::id);
    return found == workloadGenerators().end() ? nullptr : &*found;
}

namespace {

std::string unknownGenerator(std::string_view id)
{
    std::vector<std::string_view> ids;
    for (const WorkloadGenerator& generator : workloadGenerators())
        ids.push_back(generator.id);
    return withKnownWords(fairshare::say("unknown generator '{}'", id), id, ids);
}

} // namespace

Result<Workload> generateWorkload(std::string_view id, const GeneratorSettings& settings)
{
    const WorkloadGenerator* generator = findWorkloadGenerator(id);
    if (generator == nullptr)
        return fail(ErrorCode::NotFound, unknownGenerator(id));
    if (!std::isfinite(settings.load) || settings.load < 0)
        return fail(ErrorCode::OutOfRange, fairshare::say("invalid load; expected a number, 0 or more"));
    if (settings.machine < 1)
        return fail(ErrorCode::OutOfRange, fairshare::say("the machine needs at least 1 node"));
    if (settings.jobs > MaxWorkloadJobs)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} jobs requested; expected at most {}", settings.jobs, MaxWorkloadJobs));
    GeneratorSettings full = settings;
    if (full.jobs == 0)
        full.jobs = generator->usualJobs;
    return generator->make(full);
}

std::vector<Submitter> submittersOf(const ShareTree& tree)
{
    std::vector<Submitter> submitters;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const bool isLeaf = tree.subtreeEnd(row) == row + 1;
        if (tree.isUser(row))
            submitters.push_back({std::string(tree.name(row)), std::string(tree.name(tree.parent(row)))});
        else if (isLeaf)
            submitters.push_back({{}, std::string(tree.name(row))});
    }
    return submitters;
}

} // namespace fairshare
