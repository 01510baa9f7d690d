// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/recorded_run.h"

#include "core/base/say.h"
#include "core/io/job_log/node_holders.h"
#include "core/io/job_log/unknown_nodes.h"
#include "core/simulator/engine/node_slots.h"
#include "core/simulator/section/machine_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

namespace fairshare {
namespace {

/// Same limit as for recordings and simulations.
constexpr std::size_t MostNodes = 1'000'000;

std::span<const std::uint32_t> nodesOf(const RecordedSchedule& recorded, JobPlace job)
{
    return std::span(recorded.nodes)
        .subspan(recorded.firstNode[job], recorded.firstNode[job + 1] - recorded.firstNode[job]);
}

/// Returns the jobs by start; jobs of the same second in the order of submission.
std::vector<JobPlace> orderOfStarts(const std::vector<Seconds>& starts)
{
    std::vector<JobPlace> order(starts.size());
    std::iota(order.begin(), order.end(), JobPlace{0});
    std::ranges::sort(order, {}, [&starts](JobPlace job) { return std::pair(starts[job], job); });
    return order;
}

std::int32_t mostAtOnce(const Workload& workload, const RecordedSchedule& recorded)
{
    std::vector<std::pair<Seconds, std::int64_t>> changes; ///< units that are freed sort before those taken
    changes.reserve(2 * workload.jobs.size());
    for (std::size_t job = 0; job < workload.jobs.size(); ++job) {
        const std::int64_t units = workload.jobs[job].procs;
        changes.emplace_back(recorded.starts[job], units);
        changes.emplace_back(recorded.starts[job] + recorded.runs[job], -units);
    }
    std::ranges::sort(changes);
    std::int64_t held = 0;
    std::int64_t most = 0;
    for (const auto& [time, units] : changes)
        most = std::max(most, held += units);
    return static_cast<std::int32_t>(std::min<std::int64_t>(most, std::numeric_limits<std::int32_t>::max()));
}

/// Drops remarks about a schedule that is not made.
void dropSchedulingRemarks(Remarks& remarks)
{
    constexpr std::array<std::string_view, 2> OfSchedules{"machine_unknown", "no_requests"};
    Remarks kept;
    for (Diagnostic& remark : remarks.take())
        if (std::ranges::find(OfSchedules, remark.code) == OfSchedules.end())
            kept.add(remark.code, remark.position, [&remark] { return std::move(remark.message); });
    remarks = std::move(kept);
}

/// Jobs of a log while they become a run.
struct Draft {
    Workload workload;
    RecordedSchedule recorded;
};

template <typename Value>
void permute(std::vector<Value>& values, std::span<const JobPlace> order)
{
    if (values.empty())
        return;
    std::vector<Value> sorted;
    sorted.reserve(values.size());
    for (const JobPlace place : order)
        sorted.push_back(std::move(values[place]));
    values = std::move(sorted);
}

void permuteNodes(RecordedSchedule& recorded, std::span<const JobPlace> order)
{
    if (recorded.firstNode.empty())
        return;
    std::vector<std::size_t> first;
    std::vector<std::uint32_t> nodes;
    first.reserve(recorded.firstNode.size());
    nodes.reserve(recorded.nodes.size());
    for (const JobPlace place : order) {
        first.push_back(nodes.size());
        const auto held = nodesOf(recorded, place);
        nodes.insert(nodes.end(), held.begin(), held.end());
    }
    first.push_back(nodes.size());
    recorded.firstNode = std::move(first);
    recorded.nodes = std::move(nodes);
}

/// Restores the order of submission after submit times have changed.
void sortBySubmission(Draft& draft)
{
    const std::vector<SubmittedJob>& jobs = draft.workload.jobs;
    if (std::ranges::is_sorted(jobs, {}, &SubmittedJob::submit))
        return;
    std::vector<JobPlace> order(jobs.size());
    std::iota(order.begin(), order.end(), JobPlace{0});
    std::ranges::stable_sort(order, {}, [&jobs](JobPlace job) { return jobs[job].submit; });
    permuteNodes(draft.recorded, order);
    permute(draft.recorded.starts, order);
    permute(draft.recorded.runs, order);
    permute(draft.workload.jobs, order);
    permute(draft.workload.ids, order);
    JobDetails& details = draft.workload.details;
    permute(details.chargeWeights, order);
    permute(details.priorities, order);
    permute(details.coresPerNode, order);
    permute(details.memoryMegabytes, order);
}

/// Gives the jobs their real run times. No job waits for less than nothing.
void takeTimes(Draft& draft, Remarks& remarks)
{
    Workload& workload = draft.workload;
    for (JobPlace place = 0; place < workload.jobs.size(); ++place) {
        SubmittedJob& job = workload.jobs[place];
        const Seconds start = draft.recorded.starts[place];
        job.run = draft.recorded.runs[place];
        job.requested = std::max(job.requested, job.run);
        const Seconds asked = askedAt(job);
        if (start < asked)
            remarks.sum("early_start", {}, [id = workload.ids[place]](std::size_t count) {
                return fairshare::say("jobs that started before their submit time, shown without a wait: "
                                      "{}; the first is '{}'",
                    count, id);
            });
        job.submit = std::min(job.submit, start);
        job.heldBefore = std::max<Seconds>(job.submit - asked, 0);
    }
    sortBySubmission(draft);
}

/// Returns the size of the cluster in nodes; 0 if it is not set. @param cores cores per node
std::int32_t nodesSet(const ClusterSection& cluster, std::int32_t cores)
{
    if (cluster.nodes > 0 || cluster.processors == 0)
        return cluster.nodes;
    return converted(cluster.processors, LogUnit::Processors, LogUnit::Nodes, cores);
}

/// Returns the number of nodes that each job has if its nodes are not recorded.
std::vector<std::int32_t> sizesInNodes(const Workload& workload, const WorkloadImport& import)
{
    std::vector<std::int32_t> sizes;
    sizes.reserve(workload.jobs.size());
    for (const SubmittedJob& job : workload.jobs)
        sizes.push_back(converted(job.procs, unitOf(import.unit), LogUnit::Nodes, import.procsPerNode));
    return sizes;
}

/// Returns the nodes of each job; empty for jobs whose nodes are not recorded.
std::vector<std::vector<std::uint32_t>> nodesByJob(const RecordedSchedule& recorded)
{
    std::vector<std::vector<std::uint32_t>> nodes;
    nodes.reserve(recorded.starts.size());
    for (JobPlace job = 0; job < recorded.starts.size(); ++job) {
        const auto held = nodesOf(recorded, job);
        nodes.emplace_back(held.begin(), held.end());
    }
    return nodes;
}

/// Finds nodes for the jobs whose nodes are not recorded. Returns the number of nodes.
std::size_t placeOthers(const Draft& draft, WorkloadImport& import, std::size_t named,
    std::vector<std::vector<std::uint32_t>>& nodes)
{
    const auto unknown = static_cast<std::size_t>(
        std::ranges::count_if(nodes, [](const std::vector<std::uint32_t>& held) { return held.empty(); }));
    if (unknown == 0)
        return named;
    import.remarks.add("unknown_nodes", {}, [unknown] {
        return fairshare::say(
            "jobs whose nodes are not recorded, shown on nodes that were free: {}", unknown);
    });
    return placeUnknown({.starts = draft.recorded.starts,
                            .runs = draft.recorded.runs,
                            .sizes = sizesInNodes(draft.workload, import),
                            .order = orderOfStarts(draft.recorded.starts)},
        named, nodes);
}

/// Returns the error for a cluster that is smaller than what its jobs held.
tl::unexpected<Error> tooSmall(const ClusterSection& cluster, std::size_t needed, std::int32_t nodes)
{
    return failAbout(cluster.places.size, ErrorCode::BadInput,
        fairshare::say("jobs in the log used {} nodes, but the cluster has {}", needed, nodes));
}

std::string nameOfNode(const std::vector<std::string>& names, std::uint32_t node)
{
    return names.empty() ? fmt::to_string(node) : names[node];
}

/// Describes jobs that shared nodes, and gives the outcome their cores.
Result<void> shareNodes(const NodeHolders& holders, WorkloadImport& import,
    const std::vector<std::string>& names, SimulationOutcome& outcome)
{
    const std::vector<SubmittedJob>& jobs = outcome.workload.jobs;
    std::int32_t perNode = std::max(import.procsPerNode, 1);
    if (import.unit == AllocationUnit::Node)
        perNode = 1;
    perNode = std::max(perNode, holders.mostCores());
    const std::int64_t all = std::int64_t{outcome.machine.nodes} * perNode;
    if (all > std::numeric_limits<std::int32_t>::max())
        return fail(ErrorCode::TooLarge,
            fairshare::say("the cluster has {} nodes with {} cores each; expected at most {} cores in total",
                outcome.machine.nodes, perNode, std::numeric_limits<std::int32_t>::max()));
    outcome.allocation = AllocationUnit::Core;
    outcome.machine.coresPerNode = perNode;
    outcome.machine.units = static_cast<std::int32_t>(all);
    const NodeHolders::Meeting& first = *holders.first();
    import.remarks.add("shared_nodes", {}, [&] {
        return fairshare::say("jobs that shared nodes with others: {} of {}; the first are '{}' and '{}' on "
                              "node {}",
            holders.sharing(), jobs.size(), outcome.workload.ids[first.earlier],
            outcome.workload.ids[first.later], nameOfNode(names, first.node));
    });
    return {};
}

void setSizes(const std::vector<std::vector<std::uint32_t>>& nodes, SimulationOutcome& outcome)
{
    const bool isShared = outcome.allocation == AllocationUnit::Core;
    for (JobPlace place = 0; place < nodes.size(); ++place) {
        SubmittedJob& job = outcome.workload.jobs[place];
        const auto held = static_cast<std::int32_t>(nodes[place].size());
        job.procs = isShared ? std::max(job.procs, held) : held;
    }
}

/// Puts the jobs on their nodes.
Result<void> takeNodes(WorkloadImport& import, const ClusterSection& cluster, Draft draft, LoggedRun& run)
{
    RecordedSchedule& recorded = draft.recorded;
    const auto highest = std::ranges::max_element(recorded.nodes);
    std::size_t named = std::max(recorded.nodeNames.size(), std::size_t{1} + *highest);
    const std::int32_t set = nodesSet(cluster, import.procsPerNode);
    if (set > 0 && named > static_cast<std::size_t>(set))
        return tooSmall(cluster, named, set);
    named = std::max(named, static_cast<std::size_t>(set));
    auto nodes = nodesByJob(recorded);
    const std::size_t all = placeOthers(draft, import, named, nodes);
    if (set > 0 && all > named)
        return tooSmall(cluster, all, set);
    if (all > MostNodes)
        return fail(
            ErrorCode::TooLarge, fairshare::say("the log has {} nodes; expected at most {}", all, MostNodes));
    run.nodeNames = std::move(recorded.nodeNames);
    for (std::size_t node = run.nodeNames.size(); !run.nodeNames.empty() && node < all; ++node)
        run.nodeNames.push_back(fairshare::say("unnamed {}", node + 1));
    SimulationOutcome& outcome = run.outcome;
    const auto count = static_cast<std::int32_t>(all);
    outcome.machine = {.units = count, .nodes = count, .coresPerNode = std::max(import.procsPerNode, 1)};
    outcome.allocation = AllocationUnit::Node;
    outcome.workload = std::move(draft.workload);
    outcome.schedule = {.starts = std::move(recorded.starts), .order = {}};
    outcome.schedule.order = orderOfStarts(outcome.schedule.starts);
    const NodeHolders holders(outcome.workload, outcome.schedule, nodes, all);
    if (holders.first())
        if (auto shared = shareNodes(holders, import, run.nodeNames, outcome); !shared)
            return shared;
    setSizes(nodes, outcome);
    outcome.nodes = NodeAllocation(nodes);
    return {};
}

/// Takes starts without nodes. The run is in units of the log, or in nodes if the cluster allocates these.
Result<void> takeStarts(
    WorkloadImport& import, const ClusterSection& cluster, Draft draft, SimulationOutcome& outcome)
{
    const ClusterSection known = withCores(cluster, import.procsPerNode);
    const bool converts = cluster.allocation == AllocationUnit::Node && import.unit != AllocationUnit::Node;
    if (converts)
        countInNodes(draft.workload, coresOf(known));
    outcome.allocation = converts ? AllocationUnit::Node : import.unit;
    const std::int32_t most = mostAtOnce(draft.workload, draft.recorded);
    outcome.machine = machineSize(
        known, import.findings.tellsMachine ? draft.workload.machine : 0, unitOf(outcome.allocation));
    if ((cluster.nodes > 0 || cluster.processors > 0) && outcome.machine.units < most)
        return failAbout(cluster.places.size, ErrorCode::BadInput,
            fairshare::say("jobs in the log used {} at once, but the cluster has {}",
                machineText(most, outcome.allocation), outcome.machine.units));
    if (outcome.machine.units < most)
        outcome.machine = {.units = most, .nodes = most};
    import.remarks.add("unknown_nodes", {},
        fairshare::phrase("the log does not record on which nodes the jobs ran; only their times are known"));
    outcome.workload = std::move(draft.workload);
    outcome.schedule = {.starts = std::move(draft.recorded.starts), .order = {}};
    outcome.schedule.order = orderOfStarts(outcome.schedule.starts);
    return {};
}

} // namespace

bool recordsPlacements(const WorkloadImport& import)
{
    return import.recorded && !import.recorded->firstNode.empty();
}

std::int32_t mostUnitsAtOnce(const WorkloadImport& import)
{
    return import.recorded ? mostAtOnce(import.workload, *import.recorded) : 0;
}

Result<LoggedRun> loggedRun(WorkloadImport& import, const ClusterSection& cluster)
{
    if (!import.recorded || import.workload.jobs.empty())
        return fail(ErrorCode::NotFound,
            fairshare::say("{} does not record when the jobs started", import.workload.name));
    dropSchedulingRemarks(import.remarks);
    Draft draft{import.workload, *import.recorded};
    takeTimes(draft, import.remarks);
    LoggedRun run{.outcome = {}, .epoch = import.epoch};
    auto done = recordsPlacements(import) ? takeNodes(import, cluster, std::move(draft), run)
                                          : takeStarts(import, cluster, std::move(draft), run.outcome);
    if (!done)
        return tl::unexpected(done.error());
    SimulationOutcome& outcome = run.outcome;
    outcome.workload.machine = outcome.machine.units;
    outcome.metrics = metricsOf(outcome);
    outcome.origin = fairshare::say("recorded");
    import.workload.machine = outcome.machine.units;
    import.unit = outcome.allocation;
    return run;
}

Result<SimulatedRun> shownRun(LoggedRun run)
{
    SimulationOutcome& outcome = run.outcome;
    SimulatedRun shown{.workload = {},
        .schedule = {},
        .allocation = NodeAllocation::withoutNodes(0),
        .machine = outcome.machine.nodes,
        .epoch = run.epoch,
        .origin = std::move(outcome.origin),
        .nodeNames = std::move(run.nodeNames)};
    if (outcome.allocation == AllocationUnit::Core) {
        NodeSlots slots = nodeSlots(outcome);
        if (slots.nodes.size() > MostNodes)
            return fail(ErrorCode::TooLarge,
                fairshare::say("jobs share nodes, which needs {} rows; expected at most {}",
                    slots.nodes.size(), MostNodes));
        shown.nodeNames = slotNames(slots, shown.nodeNames);
        shown.machine = static_cast<std::int32_t>(slots.nodes.size());
        shown.allocation = std::move(slots.allocation);
        for (JobPlace job = 0; job < outcome.workload.jobs.size(); ++job)
            outcome.workload.jobs[job].procs =
                static_cast<std::int32_t>(shown.allocation.nodesOf(job).size());
    } else {
        shown.allocation = outcome.allocationOfNodes();
    }
    shown.workload = std::move(outcome.workload);
    shown.workload.machine = shown.machine;
    shown.schedule = std::move(outcome.schedule);
    return shown;
}

} // namespace fairshare
