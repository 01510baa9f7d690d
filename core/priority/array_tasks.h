// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

struct Job;

/// Jobs that share one row of a queue.
struct TaskCount {
    std::uint64_t tasks = 1;
    bool isLeast = false; ///< the list of tasks is cut off, so that there may be more

    bool operator==(const TaskCount&) const = default;
};

/// Counts the pending tasks in an ID such as `501_[1,5-9:2%3]`: 4 tasks, of which 3 may run at once. Any
/// other ID is one job.
TaskCount tasksOf(std::string_view jobId);

/// Counts all jobs, or those at these rows of the queue; each task of an array is one.
std::uint64_t taskCount(std::span<const Job> jobs);
std::uint64_t taskCount(std::span<const Job> jobs, std::span<const std::uint32_t> rows);

} // namespace fairshare
