// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/shared_nodes_run.h"

#include "core/base/say.h"
#include "core/io/recording/recorded_samples_reader.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/name_places.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace fairshare {
namespace {

/// Returns the rows of the table in order of submission.
std::vector<std::uint32_t> bySubmission(const RecordedJobTable& jobs)
{
    std::vector<std::uint32_t> rows(jobs.jobs.size());
    std::iota(rows.begin(), rows.end(), 0U);
    const auto submitOf = [&jobs](std::uint32_t row) {
        const RecordedJob& job = jobs.jobs[row];
        return job.submit < 0 ? job.start : std::min(job.submit, job.start);
    };
    std::ranges::sort(rows, {}, [&](std::uint32_t row) { return std::pair(submitOf(row), row); });
    return rows;
}

Result<MachineSize> machineOf(const RunFile& file)
{
    const std::uint64_t cores = file.nodes * file.coresPerNode;
    if (cores < 1 || cores > std::numeric_limits<std::int32_t>::max())
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the machine has {} nodes with {} cores each; expected 1 to {} cores in total",
                file.nodes, file.coresPerNode, std::numeric_limits<std::int32_t>::max()),
            file.nodesAt);
    return MachineSize{.units = static_cast<std::int32_t>(cores),
        .nodes = static_cast<std::int32_t>(file.nodes),
        .coresPerNode = static_cast<std::int32_t>(file.coresPerNode)};
}

} // namespace

std::optional<std::uint32_t> firstSharer(const RecordedJobTable& jobs)
{
    for (std::size_t row = 0; row < jobs.jobs.size(); ++row) {
        const RecordedJob& job = jobs.jobs[row];
        if (job.resources < 1)
            continue;
        const auto nodes = parseIntervals(jobs.nodes[row]);
        if (nodes && !nodes->empty() && static_cast<std::int64_t>(nodes->size()) != job.resources)
            return job.line;
    }
    return std::nullopt;
}

Result<SharedNodesRun> sharedNodesRun(RunFile file, const RecordedJobTable& jobs)
{
    const auto machine = machineOf(file);
    if (!machine)
        return tl::unexpected(machine.error());
    SimulationOutcome outcome;
    outcome.machine = *machine;
    outcome.allocation = AllocationUnit::Core;
    Workload& workload = outcome.workload;
    workload.name = std::move(file.name);
    workload.machine = machine->units;
    NamePlaces names(workload);
    std::vector<std::vector<std::uint32_t>> nodes;
    const std::vector<std::uint32_t> rows = bySubmission(jobs);
    outcome.startPriorities = startPriorities(jobs, rows);
    for (const std::uint32_t row : rows) {
        const RecordedJob& told = jobs.jobs[row];
        auto held = heldRunOf(jobs, row, file.nodes);
        if (!held)
            return tl::unexpected(held.error());
        const auto cores = std::max(told.resources, static_cast<std::int64_t>(held->nodes.size()));
        if (cores > machine->units)
            return fail(ErrorCode::BadInput,
                fairshare::say("job '{}' needs {} cores, but the machine has {}", excerpt(jobs.ids[row]),
                    cores, machine->units),
                {told.line, 1});
        SubmittedJob job{.submit = told.submit < 0 ? told.start : std::min(told.submit, told.start),
            .run = told.run,
            .requested = std::max(told.run, told.requested),
            .procs = static_cast<std::int32_t>(cores)};
        for (std::size_t kind = 0; kind < JobAttributeCount; ++kind)
            job.attributes[kind] = names.of(static_cast<JobAttribute>(kind), told.names[kind]);
        workload.jobs.push_back(job);
        workload.ids.push_back(jobs.ids[row]);
        outcome.schedule.starts.push_back(told.start);
        nodes.push_back(std::move(held->nodes));
    }
    std::vector<JobPlace>& order = outcome.schedule.order;
    order.resize(workload.jobs.size());
    std::iota(order.begin(), order.end(), JobPlace{0});
    std::ranges::sort(
        order, {}, [&outcome](JobPlace job) { return std::pair(outcome.schedule.starts[job], job); });
    outcome.nodes = NodeAllocation(nodes);
    outcome.metrics = metricsOf(workload, outcome.schedule, machine->units);
    return SharedNodesRun{std::move(outcome), std::move(file.preemption), file.interval, file.epoch};
}

} // namespace fairshare
