// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/simulation_reader.h"

#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/engine/scheduler_registry.h"
#include "core/simulator/jobs/workload_generators.h"
#include "core/simulator/section/machine_size.h"
#include "core/simulator/section/simulation_section.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::uint64_t MostSeed = std::numeric_limits<std::uint64_t>::max();

/// Rejects a number of processors that contradicts the number of nodes.
Result<void> checkSizes(const ClusterSection& cluster, const ValuePlace& processors)
{
    const std::int64_t cores = std::int64_t{cluster.nodes} * coresOf(cluster);
    if (cluster.nodes == 0 || cluster.processors == 0 || cores == cluster.processors)
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("{} nodes with {} cores each have {} processors, but \"processors\" is {}; give only "
                       "one of \"nodes\" and \"processors\"",
            cluster.nodes, coresOf(cluster), cores, cluster.processors),
        processors.position);
}

/// Reads an object of the section member by member.
class SimulationReader {
public:
    SimulationReader(JsonDocument& document, SectionRemarks remarks)
        : m_document(document)
        , m_unknown(remarks.unknown)
        , m_others(remarks.others)
    {
    }

    Result<void> read(const JsonMember& section, SimulationSection& target);

private:
    void notePlace(const JsonMember& member, WorkloadPlaces& places);
    Result<void> readGenerated(const JsonMember& member, WorkloadReference& workload);
    Result<void> readWorkload(const JsonMember& member, WorkloadReference& workload);
    void tellIdleOfWorkload(const JsonMember& member, const WorkloadReference& workload);
    Result<void> readGenerator(const JsonMember& member, std::string& generator);
    Result<void> readNameMaps(const JsonMember& member, WorkloadReference& workload);
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

    /// Adds a remark about a member that has no effect because of another member.
    void tellIdle(SourcePosition position, std::string sentence)
    {
        m_others.push_back({"idle_member", std::move(sentence), position});
    }

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    Diagnostics& m_others;
};

void SimulationReader::notePlace(const JsonMember& member, WorkloadPlaces& places)
{
    if (member.key == "path" || member.key == "generator")
        places.source = placeOf(m_document, member);
    else if (member.key == "load")
        places.load = placeOf(m_document, member);
    else if (member.key == "jobs")
        places.jobs = placeOf(m_document, member);
}

/// Reads what a generator takes.
Result<void> SimulationReader::readGenerated(const JsonMember& member, WorkloadReference& workload)
{
    if (member.key == "seed")
        return readWhole(m_document, member, {.most = MostSeed}, workload.seed);
    if (member.key == "load")
        return readReal(m_document, member, workload.load);
    return readWhole(m_document, member, {}, workload.jobs);
}

Result<void> SimulationReader::readWorkload(const JsonMember& member, WorkloadReference& workload)
{
    workload.places.source = placeOf(m_document, member);
    const auto take = [this, &workload](const JsonMember& each) -> Result<void> {
        notePlace(each, workload.places);
        if (each.key == "path")
            return readName(m_document, each, workload.path);
        if (each.key == "sha256")
            return readName(m_document, each, workload.sha256);
        if (each.key == "generator")
            return readGenerator(each, workload.generator);
        if (each.key == "seed" || each.key == "load" || each.key == "jobs")
            return readGenerated(each, workload);
        if (each.key == "as_recorded")
            return readSwitch(m_document, each, workload.asRecorded);
        if (each.key == "speed")
            return readReal(m_document, each, workload.speed);
        if (each.key == "name_maps")
            return readNameMaps(each, workload);
        return keep(each, "simulation.workload", workload.unknown);
    };
    if (auto done = readMembers(m_document, member, take); !done)
        return done;
    if (workload.path.empty() || workload.generator.empty()) {
        tellIdleOfWorkload(member, workload);
        return {};
    }
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "jobs come from a log or a generator; expected either \"path\" or \"generator\", not both"),
        workload.places.source.position);
}

void SimulationReader::tellIdleOfWorkload(const JsonMember& member, const WorkloadReference& workload)
{
    constexpr std::array<std::string_view, 3> OfGenerators{"seed", "load", "jobs"};
    constexpr std::array<std::string_view, 4> OfLogs{"sha256", "as_recorded", "speed", "name_maps"};
    const auto isOneOf = [](const auto& keys, std::string_view key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    const auto members = membersOf(m_document, member);
    if (!members)
        return;
    for (const JsonMember& each : *members) {
        const SourcePosition position = m_document.position(each.value);
        if (!workload.path.empty() && isOneOf(OfGenerators, each.key))
            tellIdle(position,
                fairshare::say(
                    "\"{}\" has no effect: it is for generators, but the jobs come from a log", each.key));
        if (!workload.generator.empty() && isOneOf(OfLogs, each.key))
            tellIdle(position,
                fairshare::say(
                    "\"{}\" has no effect: it is for logs, but the jobs come from a generator", each.key));
    }
}

Result<void> SimulationReader::readGenerator(const JsonMember& member, std::string& generator)
{
    auto done = readName(m_document, member, generator);
    if (!done || generator.empty() || findWorkloadGenerator(generator) != nullptr)
        return done;
    std::vector<std::string_view> ids;
    for (const WorkloadGenerator& known : workloadGenerators())
        ids.push_back(known.id);
    return refuseWord(m_document, member, ids);
}

Result<void> SimulationReader::readNameMaps(const JsonMember& member, WorkloadReference& workload)
{
    return readMembers(m_document, member, [this, &workload](const JsonMember& each) -> Result<void> {
        const auto attribute = choiceOf(JobAttributeWords, each.key);
        if (!attribute)
            return failAt(m_document, each.keyToken,
                fairshare::say("unknown key \"{}\"; expected {}", excerpt(each.key),
                    fmt::join(allWords(JobAttributeWords), ", ")));
        workload.places.nameMaps.at(static_cast<std::size_t>(*attribute)) = placeOf(m_document, each);
        return readName(m_document, each, workload.nameMaps.emplace_back(*attribute, "").second);
    });
}

Result<void> SimulationReader::readCluster(const JsonMember& member, ClusterSection& cluster)
{
    const WholeRange sizes{.least = 1, .most = MostClusterNodes};
    ValuePlace processors;
    const auto take = [this, &cluster, &processors, sizes](const JsonMember& each) -> Result<void> {
        if (each.key == "processors")
            processors = placeOf(m_document, each);
        if (each.key == "nodes" || (each.key == "processors" && !cluster.places.size.isGiven()))
            cluster.places.size = placeOf(m_document, each);
        if (each.key == "allocation")
            cluster.places.allocation = placeOf(m_document, each);
        if (each.key == "nodes")
            return readWhole(m_document, each, sizes, cluster.nodes);
        if (each.key == "processors")
            return readWhole(m_document, each, sizes, cluster.processors);
        if (each.key == "cores_per_node")
            return readWhole(m_document, each, sizes, cluster.coresPerNode);
        if (each.key == "memory_gb_per_node")
            return readReal(m_document, each, cluster.memoryPerNode);
        if (each.key == "allocation")
            return readChoice(m_document, each, AllocationUnitWords, cluster.allocation);
        return keep(each, "simulation.cluster", cluster.unknown);
    };
    auto done = readMembers(m_document, member, take);
    return done ? checkSizes(cluster, processors) : done;
}

Result<void> SimulationReader::readMode(const JsonMember& member, std::string& mode)
{
    if (auto done = readName(m_document, member, mode); !done || findScheduler(mode) != nullptr)
        return done;
    std::vector<std::string_view> ids;
    for (const Scheduler& scheduler : schedulers())
        ids.push_back(scheduler.id);
    return refuseWord(m_document, member, ids);
}

/// Reads a backfill limit. Returns false for any other member.
Result<bool> SimulationReader::takeBackfill(const JsonMember& member, BackfillLimits& limits)
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

Result<void> SimulationReader::readScheduler(const JsonMember& member, SchedulerSection& scheduler)
{
    ValuePlace overrun;
    const auto take = [this, &scheduler, &overrun](const JsonMember& each) -> Result<void> {
        if (each.key == "overrun")
            overrun = placeOf(m_document, each);
        if (each.key == "mode")
            return readMode(each, scheduler.mode);
        if (each.key == "order") {
            scheduler.orderPlace = placeOf(m_document, each);
            return readChoice(m_document, each, EventOrderWords, scheduler.order);
        }
        if (each.key == "kill_at_limit")
            return readSwitch(m_document, each, scheduler.killAtLimit);
        if (each.key == "overrun")
            return readMinutes(m_document, each, {}, scheduler.overrun);
        const auto taken = takeBackfill(each, scheduler.backfill);
        if (!taken)
            return tl::unexpected(taken.error());
        return *taken ? Result<void>() : keep(each, "simulation.scheduler", scheduler.unknown);
    };
    auto done = readMembers(m_document, member, take);
    if (done && !scheduler.killAtLimit && scheduler.overrun > 0)
        tellIdle(overrun.position,
            fairshare::say(
                "\"overrun\" has no effect: no job is ended at its limit when \"kill_at_limit\" is false"));
    return done;
}

Result<void> SimulationReader::readSampling(const JsonMember& member, SamplingSection& sampling)
{
    return readMembers(m_document, member, [this, &sampling](const JsonMember& each) -> Result<void> {
        if (each.key == "dt")
            return readWhole(m_document, each, AboveZero, sampling.interval);
        if (each.key != "on_completion")
            return keep(each, "simulation.sampling", sampling.unknown);
        // Samples at completions are part of the method, so true is the only allowed value.
        bool isOn = true;
        auto done = readSwitch(m_document, each, isOn);
        return done && !isOn ? Result<void>(refuseValue(m_document, each, "true")) : done;
    });
}

Result<void> SimulationReader::readMember(const JsonMember& member, SimulationSection& target)
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
        const ValuePlace& weights = target.preemption.places.weights;
        if (weights.isGiven() && target.preemption.unit == PreemptionUnit::Node)
            tellIdle(weights.position,
                fairshare::say("\"weights\" has no effect: it applies only with \"unit\": \"core\", but "
                               "whole nodes are freed"));
        return {};
    }
    if (member.key == "priority") {
        auto replay = readReplay(m_document, member, m_unknown);
        if (!replay)
            return tl::unexpected(replay.error());
        target.priority = std::move(*replay);
        target.priority->place = placeOf(m_document, member);
        return {};
    }
    return keep(member, "simulation", target.unknown);
}

Result<void> SimulationReader::read(const JsonMember& section, SimulationSection& target)
{
    return readMembers(m_document, section,
        [this, &target](const JsonMember& member) { return readMember(member, target); });
}

} // namespace

Result<SimulationSection> readSimulation(
    JsonDocument& document, const JsonMember& member, SectionRemarks remarks)
{
    SimulationSection section;
    section.place = section.workload.places.source = placeOf(document, member);
    if (auto done = SimulationReader(document, remarks).read(member, section); !done)
        return tl::unexpected(done.error());
    if (section.priority && section.scheduler.order == EventOrder::Event)
        return fail(ErrorCode::BadInput,
            fairshare::say("\"priority\" requires \"order\": \"batch\", because priorities are computed once "
                           "per point in time"),
            section.scheduler.orderPlace.position);
    return section;
}

} // namespace fairshare
