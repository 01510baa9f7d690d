// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/recorded_run.h"

#include "core/base/say.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <span>

namespace fairshare {
namespace {

std::span<const std::uint32_t> nodesOf(const RecordedSchedule& recorded, JobPlace job)
{
    return std::span(recorded.nodes)
        .subspan(recorded.firstNode[job], recorded.firstNode[job + 1] - recorded.firstNode[job]);
}

std::vector<JobPlace> orderOfStarts(const RecordedSchedule& recorded)
{
    std::vector<JobPlace> order(recorded.starts.size());
    std::iota(order.begin(), order.end(), JobPlace{0});
    std::ranges::sort(order, {}, [&](JobPlace job) { return std::pair(recorded.starts[job], job); });
    return order;
}

Result<void> checkWholeNodes(const WorkloadImport& import, std::span<const JobPlace> order, std::size_t nodes)
{
    const RecordedSchedule& recorded = *import.recorded;
    struct Holder {
        Seconds until = 0;
        JobPlace job = 0;
    };
    std::vector<Holder> holders(nodes);
    for (const JobPlace job : order)
        for (const std::uint32_t node : nodesOf(recorded, job)) {
            Holder& holder = holders[node];
            if (holder.until > recorded.starts[job])
                return fail(ErrorCode::BadInput,
                    fairshare::say("jobs '{}' and '{}' share node {}; only whole nodes can be shown",
                        import.workload.ids[holder.job], import.workload.ids[job],
                        recorded.nodeNames.empty() ? fmt::to_string(node) : recorded.nodeNames[node]));
            holder = {recorded.starts[job] + recorded.runs[job], job};
        }
    return {};
}

} // namespace

Result<SimulatedRun> recordedRunOf(const WorkloadImport& import)
{
    if (!import.recorded || import.recorded->firstNode.empty() || import.workload.jobs.empty())
        return fail(ErrorCode::NotFound,
            fairshare::say("{} does not record the start time and nodes of every job", import.workload.name));
    const RecordedSchedule& recorded = *import.recorded;
    const std::size_t machine =
        std::max(recorded.nodeNames.size(), std::size_t{1} + *std::ranges::max_element(recorded.nodes));
    Schedule schedule{.starts = recorded.starts, .order = orderOfStarts(recorded)};
    if (auto whole = checkWholeNodes(import, schedule.order, machine); !whole)
        return tl::unexpected(whole.error());
    Workload workload = import.workload;
    workload.machine = static_cast<std::int32_t>(machine);
    std::vector<std::vector<std::uint32_t>> nodes;
    nodes.reserve(workload.jobs.size());
    for (JobPlace place = 0; place < workload.jobs.size(); ++place) {
        const auto held = nodesOf(recorded, place);
        nodes.emplace_back(held.begin(), held.end());
        SubmittedJob& job = workload.jobs[place];
        job.procs = static_cast<std::int32_t>(held.size());
        job.run = recorded.runs[place];
        job.requested = std::max(job.requested, job.run);
    }
    return SimulatedRun{.workload = std::move(workload),
        .schedule = std::move(schedule),
        .allocation = NodeAllocation(nodes),
        .machine = static_cast<std::int32_t>(machine),
        .epoch = import.epoch,
        .origin = fairshare::say("recorded")};
}

} // namespace fairshare
