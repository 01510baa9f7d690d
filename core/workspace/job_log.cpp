// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/job_log.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/format_registry.h"
#include "core/io/job_log/recorded_run.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/file_import.h"
#include "core/workspace/workload.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Returns whether a file is named like a compressed log. This avoids decompressing other archives.
bool isNamedAsPackedLog(const std::string& path)
{
    for (const WorkloadFormat& format : workloadFormats())
        for (std::string_view rest = format.patterns; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            const std::string_view pattern = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (pattern.starts_with('*') && pattern.ends_with(".gz") && path.ends_with(pattern.substr(1)))
                return true;
        }
    return false;
}

/// Returns the number of nodes of a cluster whose size is not recorded: those of the recorded run, or else
/// the most that jobs held at once.
std::int32_t nodesSeen(const WorkloadImport& log)
{
    if (recordsPlacements(log)) {
        WorkloadImport copy = log;
        if (const auto run = loggedRun(copy))
            return run->outcome.machine.nodes;
    }
    return mostUnitsAtOnce(log);
}

/// Returns the settings for a log: its run as recorded if it records the nodes of jobs, whole nodes, on as
/// many as its jobs used if it does not record them, and no more than half of them to free.
SimulationSection sectionFor(const std::string& path, const WorkloadImport& log)
{
    SimulationSection section;
    section.workload.path = absolutePath(path);
    section.workload.asRecorded = recordsPlacements(log);
    section.cluster.allocation = AllocationUnit::Node;
    if (!log.findings.tellsMachine)
        section.cluster.nodes = nodesSeen(log);
    const std::int32_t nodes = section.cluster.nodes > 0 ? section.cluster.nodes : log.workload.machine;
    section.preemption.nodes = std::min(section.preemption.nodes, std::max(1, nodes / 2));
    return section;
}

Scenario simulating(const std::string& path, const WorkloadImport& log)
{
    Scenario scenario = withSimulation(Scenario(), sectionFor(path, log));
    scenario.title = std::filesystem::path(nameOfInput(path)).filename().string();
    return scenario;
}

} // namespace

Result<std::optional<Scenario>> loggedScenario(const std::string& path, const Progress& progress)
{
    auto bytes = readFile(path, progress);
    if (!bytes)
        return std::nullopt; // the error is reported when it is opened otherwise
    bool isQueue = false;
    if (isGzip(*bytes)) {
        if (!isNamedAsPackedLog(path))
            return std::nullopt;
        const auto content = unpackGzip(*bytes, progress);
        if (content && recognizeWorkload(*content) == nullptr)
            return std::nullopt;
    } else {
        // What a format recognizes as it is needs no closer look.
        const bool isLog = recognizeWorkload(*bytes) != nullptr
            || (recognizeFormat(*bytes) == nullptr && containsWorkload(*bytes));
        if (!isLog)
            return std::nullopt;
        const auto other = importContent(*bytes, {}, progress);
        if (other && other->import.scenario)
            return std::nullopt;
        isQueue = other && additionFrom(other->import) == Addition::Jobs;
    }
    CleaningSettings settings;
    settings.cluster.emplace().allocation = AllocationUnit::Node;
    const auto log = importWorkloadBytes(path, *std::move(bytes), settings, progress);
    if (log)
        return simulating(path, *log);
    // A queue of jobs may have the columns by which a log is recognized, but not those that a log needs.
    if (isQueue)
        return std::nullopt;
    return tl::unexpected(log.error());
}

} // namespace fairshare
