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

/// A queue ordered under one configuration.
struct OrderedQueue {
    PriorityConfig config{};
    SharedValue<JobQueue> queue{};
    Values<double> fairshare{}; ///< factor of each job
    QueuePriorities priorities{};
    Values<std::uint32_t> order{}; ///< queued jobs from first to last
    Values<std::uint32_t> places{}; ///< position of each job, from 1; 0 without a place
    Values<std::uint32_t> unplaced{}; ///< jobs without a place: running, suspended and held

    const std::vector<Job>& jobs() const { return queue->jobs; }
    /// Returns all jobs: queued jobs from first to last, then those without a place.
    std::vector<std::uint32_t> listed() const;
    std::uint32_t priorityOf(std::size_t job) const { return priorities.termsOf(job).priority; }
};

/// @param fairshare the factor of each job; same length as the queue
OrderedQueue orderedQueue(
    const PriorityConfig& config, SharedValue<JobQueue> queue, Values<double> fairshare);

/// Orders the queue of `now` under its own configuration, with factors as its section specifies.
/// @param result result of the algorithm in use on `tree`; null if there is none
OrderedQueue orderedQueue(const PrioritySection& now, const ShareTree& tree, const AlgorithmResult* result);

/// Orders the jobs of `now` under the configuration of `baseline`, with the factors from the tree of
/// `baseline`.
OrderedQueue orderedBaseline(const PrioritySection& baseline, const SharedValue<JobQueue>& now,
    const ShareTree& tree, const AlgorithmResult* result);

/// Returns the user with the lowest fairshare factor among those with queued jobs. Ties are broken by the
/// most jobs, then by name. Returns "" if no job has a user.
std::string furthestAboveShare(const OrderedQueue& queue);

} // namespace fairshare
