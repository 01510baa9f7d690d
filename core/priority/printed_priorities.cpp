// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/printed_priorities.h"

#include "core/base/say.h"
#include "core/priority/array_tasks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace fairshare {
namespace {

constexpr std::uint32_t FirstCountedDown = 0xFFFF0000U;
/// Far more jobs than a scheduler numbers between two restarts.
constexpr std::uint32_t MostCountedDown = 1U << 24;

std::optional<std::uint32_t> printedPriority(const Job& job, const JobPartition& partition)
{
    return job.state != JobState::Pending || job.setPriority ? std::nullopt : partition.lastPriority;
}

/// Returns by how many points a printed priority may exceed the computed one, because factors are unknown:
/// those of an association, of a QOS and of the size of a job, and TRES without totals in the partition or
/// cut off by a narrow column of sprio. A listing of the queue has none of them.
double unknownPoints(const PriorityConfig& config, const JobQueue& queue, const QueueEntry& entry)
{
    const Job& job = queue.jobs[entry.job];
    const JobPartition& partition = job.partitions[entry.partition];
    const PriorityWeights& weights = config.weights;
    double points = 0;
    if (std::ranges::none_of(
            queue.jobs, [](const Job& each) { return each.associationPriority > 0 || each.printed.any(); }))
        points += weights.association;
    if (!job.printed.qos && job.maxima.qos == 0)
        points += weights.qos;
    if (!partition.jobSizeFactor && (queue.cluster.cpus == 0 || queue.cluster.nodes == 0))
        points += weights.jobSize;
    const TresAmounts& known = job.printed.tres ? job.requested : partition.tres;
    for (const TresWeight& each : config.tresWeights)
        if (std::ranges::none_of(known, [&each](const auto& amount) { return amount.first == each.name; }))
            points += each.weight;
    return points;
}

/// Returns by how many points a priority may differ in both directions, because nothing is known of the
/// partition and because Slurm computes priorities only once per PriorityCalcPeriod, by default 300 s.
double uncertainPoints(const PriorityConfig& config, const Job& job, const JobPartition& partition)
{
    constexpr double CalcPeriod = 300;
    double points = 0;
    if (config.maxAgeSeconds > 0 && !partition.jobSizeFactor && !job.printed.any())
        points += std::min(1.0, CalcPeriod / config.maxAgeSeconds) * config.weights.age;
    if (!job.printed.partition && partition.tres.empty() && !partition.maxTimeMinutes
        && partition.jobFactor == 1 && job.maxima.partition == 1)
        points += config.weights.partition;
    return points;
}

/// Returns by how many points a priority may differ. Listings of sprio tell terms in whole points.
double roundingOfTerms(const PriorityConfig& config, const Job& job, const JobPartition& partition)
{
    constexpr double Terms = 7;
    constexpr double OfFraction = 22; // sprio -n prints 8 decimals of a fraction of 2^32
    if (!partition.jobSizeFactor && !job.printed.any())
        return 1;
    const double ofAge = config.maxAgeSeconds > 0
        ? static_cast<double>(config.weights.age) / static_cast<double>(config.maxAgeSeconds)
        : 0;
    return OfFraction + 0.5 * (Terms + ofAge);
}

} // namespace

double listedTolerance(const PriorityConfig& config, const JobQueue& queue, const QueueEntry& entry)
{
    const Job& job = queue.jobs[entry.job];
    const JobPartition& partition = job.partitions[entry.partition];
    const bool isAbove = partition.lastPriority.value_or(0) > entry.terms.computed;
    return roundingOfTerms(config, job, partition) + uncertainPoints(config, job, partition)
        + (isAbove ? unknownPoints(config, queue, entry) : 0);
}

PriorityDifferences printedDifferences(const PriorityConfig& config, const JobQueue& queue,
    const QueuePriorities& priorities, const std::function<double(std::size_t entry)>& tolerance)
{
    PriorityDifferences found;
    if (!config.hasWeights() || countsDown(queue))
        return found;
    for (std::size_t at = 0; at < priorities.entries.size(); ++at) {
        const QueueEntry& entry = priorities.entries[at];
        const Job& job = queue.jobs[entry.job];
        const auto printed = printedPriority(job, job.partitions[entry.partition]);
        if (!printed)
            continue;
        const std::uint64_t tasks = tasksOf(job.id).tasks;
        found.compared += tasks;
        const double gap = std::abs(static_cast<double>(*printed) - entry.terms.computed);
        if (gap <= tolerance(at))
            continue;
        if (found.different == 0)
            found.first = at;
        found.different += tasks;
    }
    return found;
}

std::string differenceText(
    const PriorityDifferences& found, const JobQueue& queue, const QueuePriorities& priorities)
{
    const QueueEntry& entry = priorities.entries[found.first];
    const Job& job = queue.jobs[entry.job];
    return fairshare::say("job {}: printed {}, computed {}", job.id,
        job.partitions[entry.partition].lastPriority.value_or(0), entry.terms.computed);
}

bool countsDown(const JobQueue& queue)
{
    std::vector<std::uint32_t> pending;
    for (std::uint32_t job = 0; job < queue.jobs.size(); ++job) {
        const auto printed = printedPriority(queue.jobs[job], queue.jobs[job].partitions.front());
        if (!printed)
            continue;
        if (*printed > FirstCountedDown || *printed < FirstCountedDown - MostCountedDown)
            return false;
        pending.push_back(job);
    }
    std::ranges::sort(pending, [&queue](auto a, auto b) { return goesFirst(queue, a, b); });
    const auto priority = [&queue](
                              std::uint32_t job) { return *queue.jobs[job].partitions.front().lastPriority; };
    return !pending.empty() && std::ranges::is_sorted(pending, std::ranges::greater(), priority);
}

} // namespace fairshare
