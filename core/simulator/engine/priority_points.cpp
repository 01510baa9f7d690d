// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/priority_points.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

constexpr auto QueuePlace = static_cast<std::size_t>(JobAttribute::Queue);

std::int64_t points(std::uint32_t weight, double factor)
{
    return static_cast<std::int64_t>(std::floor(weight * factor));
}

std::vector<std::int64_t> pointsByQueue(const ReplaySection& section, const Workload& workload)
{
    std::vector<std::int64_t> byQueue;
    for (const std::string& queue : workload.names[QueuePlace]) {
        const auto found =
            std::ranges::find(section.queueFactors, queue, &std::pair<std::string, double>::first);
        byQueue.push_back(
            found == section.queueFactors.end() ? 0 : points(section.queueWeight, found->second));
    }
    return byQueue;
}

} // namespace

ReplaySettings replaySettings(const ReplaySection& section)
{
    return {.period = section.period,
        .halfLife = section.halfLife,
        .fairshareWeight = section.fairshareWeight,
        .ageWeight = section.ageWeight,
        .maxAge = section.maxAge,
        .slurmDecay = section.slurmDecay,
        .usageReset = section.usageReset};
}

std::vector<std::int64_t> fixedPoints(
    const ReplaySection& section, const Workload& workload, std::int32_t machine)
{
    if (section.sizeWeight == 0 && section.queueWeight == 0)
        return {};
    const std::vector<std::int64_t> byQueue = pointsByQueue(section, workload);
    std::vector<std::int64_t> all;
    all.reserve(workload.jobs.size());
    for (const SubmittedJob& job : workload.jobs) {
        const std::int32_t counted = section.favorsSmall ? machine - job.procs : job.procs;
        const double size = static_cast<double>(counted) / static_cast<double>(machine);
        all.push_back(points(section.sizeWeight, size) + byQueue[job.attributes[QueuePlace]]);
    }
    return all;
}

} // namespace fairshare
