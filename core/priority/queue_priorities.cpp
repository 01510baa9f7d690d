// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/queue_priorities.h"

#include "core/priority/job_standing.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace fairshare {
namespace {

/// Returns the number at the start of an id, so that array tasks (`19_4`) and steps sort with their job.
std::uint64_t numberOf(std::string_view id)
{
    std::uint64_t number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

/// Returns the jobs that are queued, or those that are not, by priority in effect.
Values<std::uint32_t> jobsInOrder(const JobQueue& queue, const QueuePriorities& priorities, bool queued)
{
    struct Key {
        std::uint64_t number;
        std::uint32_t priority;
        std::uint32_t job;
    };
    std::vector<Key> keys;
    keys.reserve(queue.jobs.size());
    for (std::uint32_t job = 0; job < queue.jobs.size(); ++job)
        if (isQueued(queue.jobs[job]) == queued)
            keys.push_back({numberOf(queue.jobs[job].id), priorities.termsOf(job).priority, job});
    std::ranges::sort(keys, [](const Key& a, const Key& b) {
        if (a.priority != b.priority)
            return a.priority > b.priority;
        return a.number != b.number ? a.number < b.number : a.job < b.job;
    });
    Values<std::uint32_t> order(keys.size());
    std::ranges::transform(keys, order.begin(), &Key::job);
    return order;
}

} // namespace

QueuePriorities queuePriorities(
    const PriorityConfig& config, const JobQueue& queue, std::span<const double> fairshare)
{
    assert(fairshare.size() == queue.jobs.size());
    const JobPrioritizer prioritizer(config, queue.cluster);
    QueuePriorities result;
    result.tres.assign(prioritizer.tres().begin(), prioritizer.tres().end());
    const std::size_t entries = std::accumulate(queue.jobs.begin(), queue.jobs.end(), std::size_t{0},
        [](std::size_t sum, const Job& job) { return sum + job.partitions.size(); });
    result.entries.reserve(entries);
    result.tresTerms.resize(entries * result.tres.size());
    result.mainEntry.resize(queue.jobs.size());
    const std::span<double> tres(result.tresTerms);
    for (std::size_t job = 0; job < queue.jobs.size(); ++job) {
        const Job& asked = queue.jobs[job];
        result.mainEntry[job] = static_cast<std::uint32_t>(result.entries.size());
        for (std::size_t partition = 0; partition < asked.partitions.size(); ++partition) {
            const auto own = tres.subspan(result.entries.size() * result.tres.size(), result.tres.size());
            result.entries.push_back({static_cast<std::uint32_t>(job), static_cast<std::uint32_t>(partition),
                prioritizer.terms(asked, asked.partitions[partition], fairshare[job], own)});
        }
    }
    return result;
}

Values<std::uint32_t> queueOrder(const JobQueue& queue, const QueuePriorities& priorities)
{
    return jobsInOrder(queue, priorities, true);
}

Values<std::uint32_t> jobsWithoutPlace(const JobQueue& queue, const QueuePriorities& priorities)
{
    return jobsInOrder(queue, priorities, false);
}

bool goesFirst(const JobQueue& queue, std::uint32_t job, std::uint32_t other)
{
    const std::uint64_t number = numberOf(queue.jobs[job].id);
    const std::uint64_t otherNumber = numberOf(queue.jobs[other].id);
    return number != otherNumber ? number < otherNumber : job < other;
}

Values<std::uint32_t> queuePlaces(std::span<const std::uint32_t> order, std::size_t jobs)
{
    Values<std::uint32_t> places(jobs, 0);
    for (std::size_t place = 0; place < order.size(); ++place)
        places[order[place]] = static_cast<std::uint32_t>(place + 1);
    return places;
}

} // namespace fairshare
