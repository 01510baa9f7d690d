// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/simulation_reader.h"

#include "core/io/simulation_fields.h"
#include "core/simulator/scheduler_registry.h"

namespace fairshare {
namespace {

constexpr std::uint64_t MostNodes = std::numeric_limits<std::int32_t>::max();
constexpr std::uint64_t MostSeed = std::numeric_limits<std::uint64_t>::max();
constexpr WholeRange AboveZero{.least = 1};

/// Reads an object of the section member by member.
class Reader {
public:
    Reader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<void> read(const JsonMember& section, SimulationSection& target);

private:
    Result<void> readWorkload(const JsonMember& member, WorkloadReference& workload);
    Result<void> readCluster(const JsonMember& member, ClusterSection& cluster);
    Result<void> readScheduler(const JsonMember& member, SchedulerSection& scheduler);
    Result<void> readMode(const JsonMember& member, std::string& mode);
    Result<bool> takeBackfill(const JsonMember& member, BackfillLimits& limits);
    Result<void> readSampling(const JsonMember& member, SamplingSection& sampling);
    Result<void> readMember(const JsonMember& member, SimulationSection& target);

    Result<void> keep(const JsonMember& member, const char* section, JsonMembers& unknown)
    {
        m_unknown.note(m_document, member, section);
        unknown.emplace_back(member.key, verbatim(m_document, member.value));
        return {};
    }

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
};

Result<void> Reader::readWorkload(const JsonMember& member, WorkloadReference& workload)
{
    const auto members = membersOf(m_document, member);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& each : *members) {
        Result<void> done;
        if (each.key == "path")
            done = readName(m_document, each, workload.path);
        else if (each.key == "sha256")
            done = readName(m_document, each, workload.sha256);
        else if (each.key == "generator")
            done = readName(m_document, each, workload.generator);
        else if (each.key == "seed")
            done = readWhole(m_document, each, {.most = MostSeed}, workload.seed);
        else if (each.key == "load")
            done = readReal(m_document, each, workload.load);
        else if (each.key == "jobs")
            done = readWhole(m_document, each, {}, workload.jobs);
        else
            done = keep(each, "simulation.workload", workload.unknown);
        if (!done)
            return done;
    }
    return {};
}

Result<void> Reader::readCluster(const JsonMember& member, ClusterSection& cluster)
{
    const auto members = membersOf(m_document, member);
    if (!members)
        return tl::unexpected(members.error());
    const WholeRange sizes{.least = 1, .most = MostNodes};
    for (const JsonMember& each : *members) {
        Result<void> done;
        if (each.key == "nodes")
            done = readWhole(m_document, each, sizes, cluster.nodes);
        else if (each.key == "processors")
            done = readWhole(m_document, each, sizes, cluster.processors);
        else if (each.key == "cores_per_node")
            done = readWhole(m_document, each, sizes, cluster.coresPerNode);
        else if (each.key == "allocation")
            done = readChoice(m_document, each, AllocationUnitWords, cluster.allocation);
        else
            done = keep(each, "simulation.cluster", cluster.unknown);
        if (!done)
            return done;
    }
    return {};
}

Result<void> Reader::readMode(const JsonMember& member, std::string& mode)
{
    if (auto done = readName(m_document, member, mode); !done || findScheduler(mode) != nullptr)
        return done;
    std::vector<std::string_view> ids;
    for (const Scheduler& scheduler : schedulers())
        ids.push_back(scheduler.id);
    return refuseWord(m_document, member, ids);
}

/// False for a member that is none of them.
Result<bool> Reader::takeBackfill(const JsonMember& member, BackfillLimits& limits)
{
    Result<void> done;
    if (member.key == "bf_interval")
        done = readWhole(m_document, member, AboveZero, limits.interval);
    else if (member.key == "bf_window")
        done = readMinutes(m_document, member, AboveZero, limits.window);
    else if (member.key == "bf_resolution")
        done = readWhole(m_document, member, AboveZero, limits.resolution);
    else if (member.key == "bf_max_job_test")
        done = readWhole(m_document, member, AboveZero, limits.maxJobTest);
    else
        return false;
    return done ? Result<bool>(true) : tl::unexpected(done.error());
}

Result<void> Reader::readScheduler(const JsonMember& member, SchedulerSection& scheduler)
{
    const auto members = membersOf(m_document, member);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& each : *members) {
        Result<void> done;
        if (each.key == "mode")
            done = readMode(each, scheduler.mode);
        else if (each.key == "order")
            done = readChoice(m_document, each, EventOrderWords, scheduler.order);
        else if (each.key == "kill_at_limit")
            done = readSwitch(m_document, each, scheduler.killAtLimit);
        else if (each.key == "overrun")
            done = readMinutes(m_document, each, {}, scheduler.overrun);
        else if (const auto taken = takeBackfill(each, scheduler.backfill); !taken)
            return tl::unexpected(taken.error());
        else if (!*taken)
            done = keep(each, "simulation.scheduler", scheduler.unknown);
        if (!done)
            return done;
    }
    return {};
}

Result<void> Reader::readSampling(const JsonMember& member, SamplingSection& sampling)
{
    const auto members = membersOf(m_document, member);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& each : *members) {
        Result<void> done;
        if (each.key == "dt") {
            done = readWhole(m_document, each, AboveZero, sampling.interval);
        } else if (each.key == "on_completion") {
            // Samples at completions are what the method is; a file may only say so.
            bool isOn = true;
            done = readSwitch(m_document, each, isOn);
            if (done && !isOn)
                return refuseValue(m_document, each, "true");
        } else {
            done = keep(each, "simulation.sampling", sampling.unknown);
        }
        if (!done)
            return done;
    }
    return {};
}

Result<void> Reader::readMember(const JsonMember& member, SimulationSection& target)
{
    if (member.key == "workload")
        return readWorkload(member, target.workload);
    if (member.key == "cluster")
        return readCluster(member, target.cluster);
    if (member.key == "scheduler")
        return readScheduler(member, target.scheduler);
    if (member.key == "sampling")
        return readSampling(member, target.sampling);
    if (member.key == "preemption") {
        auto preemption = readPreemption(m_document, member, m_unknown);
        if (!preemption)
            return tl::unexpected(preemption.error());
        target.preemption = std::move(*preemption);
        return {};
    }
    if (member.key == "priority") {
        auto replay = readReplay(m_document, member, m_unknown);
        if (!replay)
            return tl::unexpected(replay.error());
        target.priority = std::move(*replay);
        return {};
    }
    return keep(member, "simulation", target.unknown);
}

Result<void> Reader::read(const JsonMember& section, SimulationSection& target)
{
    const auto members = membersOf(m_document, section);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& member : *members)
        if (auto done = readMember(member, target); !done)
            return done;
    return {};
}

} // namespace

Result<SimulationSection> readSimulation(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    SimulationSection section;
    if (auto done = Reader(document, unknown).read(member, section); !done)
        return tl::unexpected(done.error());
    if (section.priority && section.scheduler.order == EventOrder::Event)
        return failAt(document, member.value,
            fairshare::say("\"priority\" needs \"order\" \"batch\": priorities are computed once a moment"));
    return section;
}

} // namespace fairshare
