// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"
#include "core/priority/job_priority.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

/// The priority of one job in one of its partitions.
struct QueueEntry {
    std::uint32_t job = 0; ///< index in the queue
    std::uint32_t partition = 0; ///< index among the job's
    PriorityTerms terms{};
};

/// The priorities of a queue, in the order of its jobs, each with its partitions one after another.
struct QueuePriorities {
    std::vector<TresWeight> tres; ///< in the order in which their terms are added
    std::vector<QueueEntry> entries;
    Values<double> tresTerms; ///< entries × tres, entry after entry
    Values<std::uint32_t> mainEntry; ///< by job: that of its primary partition, which the job goes by

    std::span<const double> tresOf(std::size_t entry) const
    {
        return std::span(tresTerms).subspan(entry * tres.size(), tres.size());
    }
    const PriorityTerms& termsOf(std::size_t job) const { return entries[mainEntry[job]].terms; }
};

/// @param fairshare the factor of each job's association, by job
QueuePriorities queuePriorities(
    const PriorityConfig& config, const JobQueue& queue, std::span<const double> fairshare);

/// The jobs from first to last: by priority in effect, equal ones by their numbers, earlier ids first.
Values<std::uint32_t> queueOrder(const JobQueue& queue, const QueuePriorities& priorities);

/// Which of two jobs of equal priority stands first: the one with the lower number.
bool goesFirst(const JobQueue& queue, std::uint32_t job, std::uint32_t other);

/// Where each job stands in such an order, from 1.
Values<std::uint32_t> queuePlaces(std::span<const std::uint32_t> order);

} // namespace fairshare
