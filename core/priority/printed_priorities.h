// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/queue_priorities.h"

#include <cstddef>
#include <functional>
#include <string>

/// Priorities that a listing printed, against those that follow from weights and factors.
namespace fairshare {

struct PriorityDifferences {
    std::size_t compared =
        0; ///< jobs with a printed and a computed priority, once per partition; arrays count their tasks
    std::size_t different = 0;
    std::size_t first = 0; ///< entry of the first difference
};

/// Compares the printed priorities of pending jobs with the computed ones. Nothing is compared without
/// weights, for jobs whose priority was set by hand, and if the priorities are those of countsDown.
/// @param tolerance returns by how many points an entry may differ
PriorityDifferences printedDifferences(const PriorityConfig& config, const JobQueue& queue,
    const QueuePriorities& priorities, const std::function<double(std::size_t entry)>& tolerance);

/// Returns by how many points a listing of jobs may differ from the computed priority: whole points, an age
/// up to one calculation older, and factors that the listing does not have.
double listedTolerance(const PriorityConfig& config, const JobQueue& queue, const QueueEntry& entry);

/// Returns the first difference as text: `job 3: printed 6000, computed 5000`.
std::string differenceText(
    const PriorityDifferences& found, const JobQueue& queue, const QueuePriorities& priorities);

/// Returns whether the printed priorities are those of Slurm's plugin priority/basic, which gives the first
/// job 2^32 - 65536 and each later job one less.
bool countsDown(const JobQueue& queue);

} // namespace fairshare
