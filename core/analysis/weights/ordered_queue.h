// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/priority/priority_section.h"
#include "core/priority/queue_priorities.h"

#include <string>

namespace fairshare {

class ShareTree;
struct AlgorithmResult;

/// A queue under one configuration.
struct OrderedQueue {
    PriorityConfig config{};
    SharedValue<JobQueue> queue{};
    Values<double> fairshare{}; ///< factor of each job
    QueuePriorities priorities{};
    Values<std::uint32_t> order{}; ///< jobs from first to last
    Values<std::uint32_t> places{}; ///< of each job, from 1

    const std::vector<Job>& jobs() const { return queue->jobs; }
    std::uint32_t priorityOf(std::size_t job) const { return priorities.termsOf(job).priority; }
};

/// @param fairshare the factor of each job; as long as the queue
OrderedQueue orderedQueue(
    const PriorityConfig& config, SharedValue<JobQueue> queue, Values<double> fairshare);

/// The queue of `now` under its configuration, with factors as its section says.
/// @param result of the algorithm in use on `tree`; null where there is none
OrderedQueue orderedQueue(const PrioritySection& now, const ShareTree& tree, const AlgorithmResult* result);

/// The jobs of `now` under the configuration of `baseline`, with the factors that its tree gives them.
OrderedQueue orderedBaseline(const PrioritySection& baseline, const SharedValue<JobQueue>& now,
    const ShareTree& tree, const AlgorithmResult* result);

/// Who stands furthest above their share among those with jobs: of lowest fairshare factor, of equal ones
/// whoever has most jobs, then by name; "" where no job has a user.
std::string furthestAboveShare(const OrderedQueue& queue);

} // namespace fairshare
