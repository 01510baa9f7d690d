// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/record_run.h"

#include "core/analysis/simulation.h"
#include "core/base/say.h"
#include "core/io/load_workload.h"
#include "core/io/recording_writer.h"
#include "core/simulator/simulation_section.h"

#include <QFileInfo>

#include <utility>

namespace fairshare::gui {
namespace {

Result<WorkloadImport> jobsOf(const Scenario& scenario, const QString& path, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    const std::string folder = path.isEmpty() ? std::string() : QFileInfo(path).absolutePath().toStdString();
    const LogUnit unit = section.workload.generator.empty() ? LogUnit::Processors : LogUnit::Nodes;
    return loadWorkload(
        section.workload, {.folder = folder, .tree = &scenario.tree}, cleaningOf(section, unit), progress);
}

LogUnit unitOf(const WorkloadImport& import)
{
    return import.countsNodes ? LogUnit::Nodes : LogUnit::Processors;
}

} // namespace

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
    auto outcome = simulate(*scenario.simulation, std::move(jobs->workload),
        {.scenario = scenario, .unit = unitOf(*jobs), .keepsUsage = true}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    return writeRecording({.section = *scenario.simulation,
                              .outcome = *outcome,
                              .epoch = jobs->epoch,
                              .workloadName = name,
                              .sha256 = reference.sha256,
                              .cleaning = jobs->summary,
                              .unreadRows = jobs->rows() - jobs->summary.rows},
        target.toStdString(), {.existing = ExistingDirectory::Replaced}, progress);
}

} // namespace fairshare::gui
