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
    std::uint32_t partition = 0; ///< index among the job's partitions
    PriorityTerms terms{};
};

/// The priorities of a queue: one entry per job and partition, in the order of the jobs.
struct QueuePriorities {
    std::vector<TresWeight> tres; ///< in the order in which their terms are added
    std::vector<QueueEntry> entries;
    Values<double> tresTerms; ///< entries × tres, entry after entry
    Values<std::uint32_t> mainEntry; ///< by job: entry of its primary partition, by which it ranks

    std::span<const double> tresOf(std::size_t entry) const
    {
        return std::span(tresTerms).subspan(entry * tres.size(), tres.size());
    }
    const PriorityTerms& termsOf(std::size_t job) const { return entries[mainEntry[job]].terms; }
};

/// Computes the priorities of all jobs. @param fairshare fairshare factor of the association, by job
QueuePriorities queuePriorities(
    const PriorityConfig& config, const JobQueue& queue, std::span<const double> fairshare);

/// Returns the queued jobs from first to last, by priority in effect. Ties go to the lower job number.
/// Running, suspended and held jobs are left out.
Values<std::uint32_t> queueOrder(const JobQueue& queue, const QueuePriorities& priorities);

/// Returns the jobs that queueOrder leaves out, in the same order among themselves.
Values<std::uint32_t> jobsWithoutPlace(const JobQueue& queue, const QueuePriorities& priorities);

/// Returns whether `job` ranks before `other` at equal priority: lower job numbers come first.
bool goesFirst(const JobQueue& queue, std::uint32_t job, std::uint32_t other);

/// Returns the position of each job in such an order, from 1; 0 for jobs that are not in it.
/// @param jobs number of all jobs
Values<std::uint32_t> queuePlaces(std::span<const std::uint32_t> order, std::size_t jobs);

} // namespace fairshare
