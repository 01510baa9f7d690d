// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/swept_jobs.h"

#include "core/base/files/content_digest.h"
#include "core/base/files/files.h"
#include "core/scenario/scenario.h"
#include "core/simulation/saturating_load.h"
#include "core/simulator/section/simulation_keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fairshare {
namespace {

SweptWorkload saturating(const Scenario& scenario)
{
    const LoadSettings usual;
    const WorkloadReference& asked = scenario.simulation->workload;
    const std::int32_t told = machineSize(scenario.simulation->cluster, 0, LogUnit::Nodes).units;
    const std::int32_t machine = told > 0 ? told : usual.machine;
    return {std::make_shared<const Workload>(saturatingLoad(scenario.tree,
                {.seed = asked.seed,
                    .machine = machine,
                    .load = asked.load > 0 ? asked.load : usual.load,
                    .mostProcs = std::min(usual.mostProcs, machine)})),
        machine};
}

Result<SweptWorkload> swept(
    const Scenario& scenario, const std::string& folder, const SweptJobs::TellImport& tell = {})
{
    const SimulationSection& section = *scenario.simulation;
    auto jobs = scenarioJobs(section, {.folder = folder, .tree = &scenario.tree});
    if (!jobs)
        return tl::unexpected(jobs.error());
    if (tell)
        tell(jobs->import, section);
    return SweptWorkload{
        std::make_shared<const Workload>(std::move(jobs->import.workload)), jobs->machine.units};
}

/// Returns all settings that affect how a log is read and its jobs are cleaned.
std::string keyOf(const SimulationSection& section)
{
    constexpr std::array<std::string_view, 4> Parts{
        "workload.", "cluster.", "scheduler.kill_at_limit", "scheduler.overrun"};
    std::string all;
    for (const SimulationKey& each : simulationKeys(section))
        if (std::ranges::any_of(Parts, [&each](std::string_view part) { return each.key.starts_with(part); }))
            all += fmt::format("{}={}\n", each.key, each.value);
    return all;
}

} // namespace

SweptJobs::SweptJobs(const std::string& scenarioFile, TellImport tell)
    : m_file(scenarioFile)
    , m_folder(std::filesystem::path(scenarioFile).parent_path().string())
    , m_tell(std::move(tell))
{
}

Result<std::string> SweptJobs::inputsOf(const Scenario& scenario) const
{
    const WorkloadReference& workload = scenario.simulation->workload;
    std::vector<std::pair<std::string, ValuePlace>> files{{m_file, {}}};
    files.emplace_back(
        workload.path.empty() ? "" : pathBeside(workload.path, m_folder), workload.places.source);
    for (const auto& [attribute, path] : workload.nameMaps)
        files.emplace_back(
            pathBeside(path, m_folder), workload.places.nameMaps.at(static_cast<std::size_t>(attribute)));
    ContentDigest digest;
    for (const auto& [path, place] : files) {
        const auto content = path.empty() ? Result<std::string>() : readFile(path);
        if (!content)
            return tl::unexpected(aboutNamed(place, path, content.error()));
        digest.add(*content);
    }
    return digest.text();
}

Result<SweptWorkload> SweptJobs::jobsOf(const Scenario& scenario)
{
    const WorkloadReference& reference = scenario.simulation->workload;
    if (!reference.generator.empty())
        return swept(scenario, m_folder);
    if (reference.path.empty())
        return saturating(scenario);
    const std::string key = keyOf(*scenario.simulation);
    const std::scoped_lock lock(m_reading);
    if (const auto known = m_logs.find(key); known != m_logs.end())
        return known->second;
    auto read = swept(scenario, m_folder, std::exchange(m_tell, {}));
    if (read)
        m_logs.emplace(key, *read);
    return read;
}

} // namespace fairshare
