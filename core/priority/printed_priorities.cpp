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

} // namespace

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
