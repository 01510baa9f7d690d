// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/record_run.h"

#include "core/io/recording/recording_writer.h"
#include "core/scenario/scenario.h"
#include "core/simulation/simulation.h"
#include "core/workspace/scenario_jobs.h"

#include <QFileInfo>

#include <utility>

namespace fairshare::gui {

Result<void> recordRun(
    const Scenario& scenario, const QString& path, const QString& target, const Progress& progress)
{
    const std::string folder = path.isEmpty() ? std::string() : QFileInfo(path).absolutePath().toStdString();
    auto jobs = scenarioJobs(*scenario.simulation, {.folder = folder, .tree = &scenario.tree}, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    const WorkloadReference& reference = scenario.simulation->workload;
    const std::string name = reference.generator.empty()
        ? QFileInfo(QString::fromStdString(reference.path)).fileName().toStdString()
        : reference.generator;
    auto outcome = simulate(jobs->section, std::move(jobs->import.workload),
        {.scenario = scenario, .unit = unitOf(jobs->import.unit), .keepsUsage = true}, progress);
    if (!outcome)
        return tl::unexpected(outcome.error());
    if (auto checked = checkNodes(outcome->machine, AllocationUnit::Node); !checked)
        return checked;
    return writeRecording({.section = *scenario.simulation,
                              .outcome = *outcome,
                              .epoch = jobs->import.epoch,
                              .workloadName = name,
                              .sha256 = jobs->import.sha256,
                              .cleaning = jobs->import.summary,
                              .unreadRows = jobs->import.rows() - jobs->import.summary.rows},
        target.toStdString(), {.existing = ExistingDirectory::Replaced}, progress);
}

} // namespace fairshare::gui
