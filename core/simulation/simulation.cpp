// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/simulation.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/simulation/replayed_fairshare.h"
#include "core/simulator/engine/backfill_schedule.h"
#include "core/simulator/engine/logged_order.h"
#include "core/simulator/engine/node_removals.h"
#include "core/simulator/engine/scheduler_registry.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

/// Returns the message about a job that is too large.
std::string refusal(const SimulationOutcome& outcome, std::size_t job)
{
    const std::string& id = outcome.workload.ids[job];
    const std::int32_t wanted = outcome.workload.jobs[job].procs;
    const std::int32_t units = outcome.machine.units;
    switch (outcome.allocation) {
    case AllocationUnit::Procs:
        return fairshare::say("job {} needs {} processors, but the machine has only {}; it could never start",
            id, wanted, units);
    case AllocationUnit::Node:
        return fairshare::say(
            "job {} needs {} nodes, but the machine has only {}; it could never start", id, wanted, units);
    case AllocationUnit::Core:
        break;
    }
    return fairshare::say(
        "job {} needs {} cores, but the machine has only {}; it could never start", id, wanted, units);
}

/// Same limit as for recordings: the data kept per node must fit into memory.
constexpr std::int32_t MostNodes = 1'000'000;

Result<void> checkRemovals(const SimulationSection& section, std::int32_t nodes)
{
    const std::vector<CommittedRemoval>& removals = section.preemption.removals;
    if (removals.empty())
        return {};
    const ValuePlace& first = removals.front().places.removal;
    if (section.cluster.allocation != AllocationUnit::Node)
        return failAbout(blamed(section.cluster.places.allocation, first), ErrorCode::BadInput,
            fairshare::say("removals take whole nodes, so the cluster's allocation must be 'node'"));
    if (section.scheduler.order == EventOrder::Event)
        return failAbout(blamed(section.scheduler.orderPlace, first), ErrorCode::OutOfRange,
            fairshare::say("removals need batch order, because nodes are removed once per point in time"));
    if (section.priority)
        return failAbout(blamed(section.priority->place, first), ErrorCode::OutOfRange,
            fairshare::say("removals need jobs in order of submission: killed jobs return to the head of the "
                           "queue, but a replay by fairshare would reorder them"));
    for (const CommittedRemoval& removal : removals) {
        if (findPreemptionPolicy(removal.policy) == nullptr)
            return failAbout(removal.places.removal, ErrorCode::NotFound,
                fairshare::say("unknown preemption policy '{}'", removal.policy));
        if (removal.nodes > nodes)
            return failAbout(blamed(removal.places.nodes, section.cluster.places.size), ErrorCode::OutOfRange,
                fairshare::say(
                    "the removal at {} s takes {} nodes; expected 1 to {}, the size of the machine",
                    removal.at, removal.nodes, nodes));
        if (removal.returnAfter > 0 && removal.returnAfter <= removal.grace)
            return failAbout(removal.places.returnAfter, ErrorCode::OutOfRange,
                fairshare::say("the removal at {} s returns its nodes after {} s, but its grace period is {} "
                               "s; expected a longer time, or 0 for never",
                    removal.at, removal.returnAfter, removal.grace));
    }
    return {};
}

/// Checks the settings for jobs with logged priorities.
Result<void> checkLoggedOrder(const SimulationSection& section)
{
    if (auto checked = checkLogged(section.scheduler.order); !checked)
        return failAbout(
            section.scheduler.orderPlace, checked.error().code, std::move(checked.error().message));
    if (!section.preemption.removals.empty())
        return failAbout(section.preemption.removals.front().places.removal, ErrorCode::OutOfRange,
            fairshare::say("removals need jobs in order of submission: killed jobs return to the head of the "
                           "queue, but the log contains job priorities"));
    return {};
}

Result<void> check(const SimulationSection& section, const SimulationOutcome& outcome)
{
    const std::vector<SubmittedJob>& jobs = outcome.workload.jobs;
    if (jobs.empty())
        return failAbout(
            section.workload.places.source, ErrorCode::BadInput, fairshare::say("no jobs to simulate"));
    if (outcome.machine.units < 1)
        return failAbout(section.place, ErrorCode::BadInput,
            fairshare::say("the machine size is neither set in the simulation nor recorded in the log"));
    if (section.priority)
        if (auto checked = checkReplayed(section.scheduler.order); !checked)
            return failAbout(blamed(section.scheduler.orderPlace, section.priority->place),
                checked.error().code, std::move(checked.error().message));
    if (!section.priority && !outcome.workload.details.priorities.empty())
        if (auto checked = checkLoggedOrder(section); !checked)
            return checked;
    if (auto checked = checkRemovals(section, outcome.machine.units); !checked)
        return checked;
    if (auto checked = checkNodes(outcome.machine, outcome.allocation, section.cluster.places.size); !checked)
        return checked;
    const auto tooLarge = std::ranges::find_if(
        jobs, [&outcome](const SubmittedJob& job) { return job.procs > outcome.machine.units; });
    if (tooLarge != jobs.end())
        return failAbout(section.cluster.places.size, ErrorCode::BadInput,
            refusal(outcome, static_cast<std::size_t>(tooLarge - jobs.begin())));
    return {};
}

/// Moves an error from a position in the file to the option that made the machine smaller, if there is one.
Error ofOption(const ValuePlace& machine, Error error)
{
    if (error.position == SourcePosition{} || machine.option.empty())
        return error;
    return failAbout(machine, error.code, std::move(error.message)).value();
}

/// Records the end of the run. The last jobs end after the last tick, when a replay has nothing to order.
void takeDownEnd(ReplayedFairshare& replay, Seconds end)
{
    while (replay.recorder != nullptr && replay.recorder->hasRest()) {
        replay.recorder->keepNext();
        replay.order->tick(end);
        replay.order->sort({}, end);
    }
}

ReplayedUsage usageOf(ReplayedFairshare& replay)
{
    ReplayAccounts& accounts = replay.accounts;
    ReplayedUsage usage{.accounts = std::move(accounts.names),
        .shares = std::move(accounts.shares),
        .course = {},
        .unknownJobs = accounts.unknownJobs,
        .unknownNames = std::move(accounts.unknownNames)};
    if (replay.recorder != nullptr)
        usage.course = replay.recorder->take();
    return usage;
}

} // namespace

Result<void> checkNodes(const MachineSize& machine, AllocationUnit allocation, const ValuePlace& size)
{
    if (allocation == AllocationUnit::Procs || machine.nodes <= MostNodes)
        return {};
    return failAbout(size, ErrorCode::TooLarge,
        fairshare::say(
            "the machine has {} nodes; at most {} can be tracked individually", machine.nodes, MostNodes));
}

std::string originOf(const SimulationSection& section, std::uint64_t killed)
{
    const Scheduler* scheduler = findScheduler(section.scheduler.mode);
    const std::string order = section.scheduler.order == EventOrder::Batch ? fairshare::say("batch order")
                                                                           : fairshare::say("event order");
    std::string origin = fairshare::say(
        "{}, {}", scheduler == nullptr ? section.scheduler.mode : said(scheduler->title), order);
    if (section.priority)
        if (const Algorithm* algorithm = findAlgorithm(section.priority->algorithm))
            origin = fairshare::say("{}, fairshare priorities under {}", origin, said(algorithm->title));
    return section.preemption.removals.empty()
        ? origin
        : fairshare::say("{}, jobs killed by removals: {}", origin, killed);
}

Result<SimulationOutcome> simulate(const SimulationSection& section, Workload workload,
    const SimulationContext& context, const Progress& progress)
{
    SimulationOutcome outcome{.workload = std::move(workload),
        .schedule = {},
        .machine = {},
        .allocation = section.cluster.allocation,
        .metrics = {}};
    outcome.machine = machineSize(section.cluster, outcome.workload.machine, context.unit);
    if (section.cluster.allocation == AllocationUnit::Node && context.unit == LogUnit::Processors)
        countInNodes(outcome.workload, coresOf(section.cluster));
    if (auto checked = check(section, outcome); !checked)
        return tl::unexpected(checked.error());
    std::optional<ReplayedFairshare> replay;
    if (section.priority) {
        auto made = replayOrder(*section.priority, outcome.workload, context.scenario,
            {.machine = outcome.machine.units,
                .keepsCourse = context.keepsUsage,
                .keepsPriorities = context.keepsUsage});
        if (!made)
            return tl::unexpected(made.error());
        replay = std::move(*made);
    }
    const std::unique_ptr<QueueOrder> logged = replay ? nullptr : loggedOrder(outcome.workload);
    const PreemptionSection& preemption = section.preemption;
    const bool removes = !preemption.removals.empty();
    RemovalSettings removals;
    RemovalFaults faults;
    if (removes)
        removals = {preemption.removals, termsOf(outcome.workload, preemption.classes), preemption.idleFirst,
            preemption.randomSeed, &faults};
    const ScheduleRequest request{.scheduler = section.scheduler.mode,
        .order = section.scheduler.order,
        .machine = outcome.machine.units,
        .queueOrder = replay ? replay->order.get() : logged.get(),
        .removals = removes ? &removals : nullptr};
    auto schedule = makeBackfillSchedule(outcome.workload, request, section.scheduler.backfill, progress);
    if (!schedule)
        return tl::unexpected(ofOption(section.cluster.places.size, std::move(schedule.error())));
    outcome.schedule = std::move(*schedule);
    outcome.removalShortfall = faults.shortfall;
    outcome.removalBreaches = faults.breaches;
    if (removes)
        spreadAttempts(outcome);
    outcome.metrics = metricsOf(outcome);
    outcome.origin = originOf(section, removes ? removalCost(outcome).killed : 0);
    if (replay) {
        if (replay->priorities != nullptr)
            outcome.startPriorities = std::move(*replay->priorities);
        takeDownEnd(*replay, outcome.workload.jobs.front().submit + outcome.metrics.makespan);
        outcome.usage = usageOf(*replay);
    }
    return outcome;
}

} // namespace fairshare
