// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/array_tasks.h"

#include "core/base/numbers.h"
#include "core/priority/job.h"

#include <algorithm>
#include <optional>

namespace fairshare {
namespace {

/// Slurm's indexes are below MaxArraySize, at most 4,000,001.
constexpr std::uint64_t LargestTask = 4'000'000;

/// Counts the tasks in `7`, `1-9` or `1-9:2`; nothing for other text.
std::optional<std::uint64_t> tasksInRange(std::string_view text)
{
    const std::size_t colon = text.find(':');
    const std::size_t dash = text.find('-');
    const auto first = parseUnsigned(text.substr(0, std::min(dash, colon)));
    const auto last = dash == std::string_view::npos
        ? first
        : parseUnsigned(text.substr(dash + 1, colon == std::string_view::npos ? colon : colon - dash - 1));
    const auto step = colon == std::string_view::npos ? std::optional<std::uint64_t>(1)
                                                      : parseUnsigned(text.substr(colon + 1));
    if (!first || !last || !step || *last < *first || *last > LargestTask || *step == 0)
        return std::nullopt;
    return (*last - *first) / *step + 1;
}

} // namespace

TaskCount tasksOf(std::string_view jobId)
{
    const std::size_t open = jobId.find("_[");
    if (open == std::string_view::npos)
        return {};
    std::string_view list = jobId.substr(open + 2);
    const std::size_t close = list.find(']');
    TaskCount count{.tasks = 0, .isLeast = close == std::string_view::npos};
    list = list.substr(0, close);
    // A '%' and the number after it limit how many run at once.
    for (list = list.substr(0, list.find('%')); !list.empty();) {
        const std::string_view part = list.substr(0, list.find(','));
        list.remove_prefix(std::min(part.size() + 1, list.size()));
        const auto tasks = tasksInRange(part);
        if (tasks)
            count.tasks += *tasks;
        else
            count.isLeast = true;
    }
    count.tasks = std::max<std::uint64_t>(count.tasks, 1);
    return count;
}

std::uint64_t taskCount(std::span<const Job> jobs)
{
    std::uint64_t count = 0;
    for (const Job& job : jobs)
        count += tasksOf(job.id).tasks;
    return count;
}

std::uint64_t taskCount(std::span<const Job> jobs, std::span<const std::uint32_t> rows)
{
    std::uint64_t count = 0;
    for (const std::uint32_t row : rows)
        count += tasksOf(jobs[row].id).tasks;
    return count;
}

} // namespace fairshare
