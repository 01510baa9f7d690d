// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/job_log.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/job_log/workload_import.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/file_import.h"

#include <algorithm>
#include <filesystem>
#include <utility>

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

Scenario simulating(const std::string& path)
{
    SimulationSection section;
    section.workload.path = std::filesystem::absolute(path).lexically_normal().string();
    section.cluster.allocation = AllocationUnit::Node;
    Scenario scenario = withSimulation(Scenario(), std::move(section));
    scenario.title = std::filesystem::path(path).filename().string();
    return scenario;
}

} // namespace

Result<std::optional<Scenario>> loggedScenario(const std::string& path, const Progress& progress)
{
    auto bytes = readFile(path, progress);
    if (!bytes)
        return std::nullopt; // the error is reported when it is opened otherwise
    const bool isPacked = isGzip(*bytes);
    if (isPacked) {
        if (!isNamedAsPackedLog(path))
            return std::nullopt;
        const auto content = unpackGzip(*bytes, progress);
        if (content && recognizeWorkload(*content) == nullptr)
            return std::nullopt;
    } else {
        if (recognizeWorkload(*bytes) == nullptr)
            return std::nullopt;
        const auto other = importContent(*bytes, {}, progress);
        if (other && other->import.scenario)
            return std::nullopt;
    }
    const auto log = importWorkloadBytes(path, *std::move(bytes), {}, progress);
    if (log)
        return simulating(path);
    return tl::unexpected(log.error());
}

} // namespace fairshare
