// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_jobs.h"

#include "core/analysis/saturating_load.h"
#include "core/io/workload_import.h"
#include "core/simulator/workload_generators.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare::cli {
namespace {

constexpr std::int32_t UsualMachine = 64;

/// 0 where the section does not tell.
std::int32_t toldMachine(const ClusterSection& cluster)
{
    const bool countsNodes = cluster.allocation == AllocationUnit::Node;
    if (countsNodes)
        return cluster.nodes > 0 ? cluster.nodes : cluster.processors / std::max(cluster.coresPerNode, 1);
    return cluster.processors > 0 ? cluster.processors : cluster.nodes * cluster.coresPerNode;
}

/// Makes whole nodes of the processors of jobs.
void countNodes(Workload& workload, std::int32_t coresPerNode)
{
    for (SubmittedJob& job : workload.jobs)
        job.procs = (job.procs + coresPerNode - 1) / coresPerNode;
}

Result<SweptWorkload> generated(const Scenario& scenario)
{
    const WorkloadReference& asked = scenario.simulation->workload;
    const std::int32_t told = toldMachine(scenario.simulation->cluster);
    const std::int32_t machine = told > 0 ? told : UsualMachine;
    if (asked.generator.empty()) {
        const LoadSettings usual;
        return SweptWorkload{std::make_shared<const Workload>(saturatingLoad(scenario.tree,
                                 {.seed = asked.seed,
                                     .machine = machine,
                                     .load = asked.load > 0 ? asked.load : usual.load,
                                     .mostProcs = std::min(usual.mostProcs, machine)})),
            machine};
    }
    auto workload = generateWorkload(asked.generator,
        {.seed = asked.seed,
            .load = asked.load,
            .machine = machine,
            .jobs = asked.jobs,
            .submitters = submittersOf(scenario.tree)});
    if (!workload)
        return tl::unexpected(workload.error());
    return SweptWorkload{std::make_shared<const Workload>(*std::move(workload)), machine};
}

} // namespace

std::string ScenarioJobs::logPath(const Scenario& scenario) const
{
    const std::string& path = scenario.simulation->workload.path;
    if (path.empty())
        return {};
    return (std::filesystem::path(m_scenarioFile).parent_path() / path).string();
}

Result<SweptWorkload> ScenarioJobs::jobsOf(const Scenario& scenario)
{
    const std::string path = logPath(scenario);
    return path.empty() ? generated(scenario) : logOf(*scenario.simulation, path);
}

Result<SweptWorkload> ScenarioJobs::logOf(const SimulationSection& section, const std::string& path)
{
    const std::int32_t told = toldMachine(section.cluster);
    const bool countsNodes = section.cluster.allocation == AllocationUnit::Node;
    const std::int32_t coresPerNode = countsNodes ? std::max(section.cluster.coresPerNode, 1) : 1;
    const CleaningSettings cleaning{.machine = told * coresPerNode,
        .overrun = section.scheduler.killAtLimit ? OverrunRule::Kill : OverrunRule::Raise};
    const std::string key =
        fmt::format("{}\n{}\n{}\n{}", path, told, coresPerNode, section.scheduler.killAtLimit);
    const std::lock_guard lock(m_reading);
    if (const auto known = m_logs.find(key); known != m_logs.end())
        return known->second;
    auto import = importWorkload(path, cleaning);
    if (!import)
        return tl::unexpected(import.error());
    countNodes(import->workload, coresPerNode);
    const std::int32_t machine = told > 0 ? told : import->workload.machine / coresPerNode;
    if (machine < 1)
        return fairshare::fail(ErrorCode::BadInput,
            fmt::format(
                "{} does not tell how large the machine is; the scenario's simulation.cluster can", path));
    SweptWorkload read{std::make_shared<const Workload>(std::move(import->workload)), machine};
    return m_logs.emplace(key, std::move(read)).first->second;
}

} // namespace fairshare::cli
