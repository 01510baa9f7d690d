// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/simulated_runs.h"

#include "core/analysis/simulation.h"
#include "core/base/say.h"
#include "core/io/recording_writer.h"
#include "core/io/workload_import.h"
#include "core/simulator/simulation_section.h"
#include "core/simulator/workload_generators.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace fairshare::gui {
namespace {

/// The jobs of a section and what they are counted in.
struct LoadedJobs {
    WorkloadImport import;
    LogUnit unit = LogUnit::Processors;
};

QString logPath(const WorkloadReference& reference, const QString& path)
{
    const QString log = QString::fromStdString(reference.path);
    return path.isEmpty() ? log : QDir(QFileInfo(path).absolutePath()).filePath(log);
}

Result<LoadedJobs> generated(const Scenario& scenario)
{
    const SimulationSection& section = *scenario.simulation;
    const WorkloadReference& reference = section.workload;
    GeneratorSettings settings{.seed = reference.seed, .load = reference.load, .jobs = reference.jobs};
    if (const std::int32_t machine = cleaningOf(section, LogUnit::Nodes).machine; machine > 0)
        settings.machine = machine;
    settings.submitters = submittersOf(scenario.tree);
    auto workload = generateWorkload(reference.generator, settings);
    if (!workload)
        return tl::unexpected(workload.error());
    LoadedJobs jobs{{}, LogUnit::Nodes};
    jobs.import.summary.rows = workload->jobs.size();
    jobs.import.summary.kept = workload->jobs.size();
    jobs.import.workload = *std::move(workload);
    return jobs;
}

Result<LoadedJobs> jobsOf(const Scenario& scenario, const QString& path, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    if (!section.workload.generator.empty())
        return generated(scenario);
    if (section.workload.path.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("the simulation names no log and no generator of jobs"));
    auto import = importWorkload(
        logPath(section.workload, path).toStdString(), cleaningOf(section, LogUnit::Processors), progress);
    if (!import)
        return tl::unexpected(import.error());
    return LoadedJobs{*std::move(import), LogUnit::Processors};
}

} // namespace

Result<std::shared_ptr<const SimulatedRun>> runOf(
    const Scenario& scenario, const QString& path, const Progress& progress)
{
    auto jobs = jobsOf(scenario, path, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    if (scenario.simulation->cluster.allocation == AllocationUnit::Core)
        return fail(ErrorCode::BadInput,
            fairshare::say("jobs that share nodes by their cores have no film: it shows whole nodes"));
    auto outcome = simulate(*scenario.simulation, std::move(jobs->import.workload),
        {.scenario = scenario, .unit = jobs->unit}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    NodeAllocation allocation(outcome->workload, outcome->schedule, outcome->machine.units);
    return std::make_shared<const SimulatedRun>(
        SimulatedRun{std::move(outcome->workload), std::move(outcome->schedule), std::move(allocation),
            outcome->machine.units, jobs->import.epoch, std::move(outcome->origin)});
}

Result<void> recordRun(
    const Scenario& scenario, const QString& path, const QString& target, const Progress& progress)
{
    auto jobs = jobsOf(scenario, path, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    const WorkloadReference& reference = scenario.simulation->workload;
    const std::string name = reference.generator.empty()
        ? QFileInfo(QString::fromStdString(reference.path)).fileName().toStdString()
        : reference.generator;
    auto outcome = simulate(*scenario.simulation, std::move(jobs->import.workload),
        {.scenario = scenario, .unit = jobs->unit, .keepsUsage = true}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    const WorkloadImport& import = jobs->import;
    return writeRecording({.section = *scenario.simulation,
                              .outcome = *outcome,
                              .epoch = import.epoch,
                              .workloadName = name,
                              .sha256 = reference.sha256,
                              .cleaning = import.summary,
                              .unreadRows = import.rows() - import.summary.rows},
        target.toStdString(), {.existing = ExistingDirectory::Replaced}, progress);
}

} // namespace fairshare::gui
