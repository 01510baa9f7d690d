// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/ordered_queue.h"

#include "core/scenario/job_fairshare.h"

#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace fairshare {

std::vector<std::uint32_t> OrderedQueue::listed() const
{
    std::vector<std::uint32_t> all(order.begin(), order.end());
    all.insert(all.end(), unplaced.begin(), unplaced.end());
    return all;
}

OrderedQueue orderedQueue(const PriorityConfig& config, SharedValue<JobQueue> queue, Values<double> fairshare)
{
    OrderedQueue result{.config = config, .queue = std::move(queue), .fairshare = std::move(fairshare)};
    result.priorities = queuePriorities(result.config, *result.queue, result.fairshare);
    result.order = queueOrder(*result.queue, result.priorities);
    result.places = queuePlaces(result.order, result.queue->jobs.size());
    result.unplaced = jobsWithoutPlace(*result.queue, result.priorities);
    return result;
}

OrderedQueue orderedQueue(const PrioritySection& now, const ShareTree& tree, const AlgorithmResult* result)
{
    const std::vector<NodeRow> associations = jobAssociations(tree, *now.queue);
    return orderedQueue(now.config, now.queue, jobFairshare(now, {result, associations}));
}

OrderedQueue orderedBaseline(const PrioritySection& baseline, const SharedValue<JobQueue>& now,
    const ShareTree& tree, const AlgorithmResult* result)
{
    PrioritySection section = baseline;
    section.queue = now;
    return orderedQueue(section, tree, result);
}

std::string furthestAboveShare(const OrderedQueue& queue)
{
    struct Standing {
        double factor = 0;
        std::size_t jobs = 0;
    };
    std::unordered_map<std::string_view, Standing> users;
    for (const std::uint32_t job : queue.order) {
        const std::string& user = queue.jobs()[job].user;
        if (user.empty())
            continue;
        const auto [found, isNew] = users.try_emplace(user, Standing{queue.fairshare[job], 0});
        found->second.factor = std::min(found->second.factor, queue.fairshare[job]);
        ++found->second.jobs;
    }
    std::string_view furthest;
    const Standing* lowest = nullptr;
    for (const auto& [user, standing] : users) {
        if (lowest != nullptr
            && std::tuple(lowest->factor, standing.jobs, furthest)
                <= std::tuple(standing.factor, lowest->jobs, user))
            continue;
        furthest = user;
        lowest = &standing;
    }
    return std::string(furthest);
}

} // namespace fairshare
