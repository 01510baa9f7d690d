// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/convergence.h"

#include "app/cli/commands/studies.h"
#include "app/cli/import_messages.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/io/text/text_lines.h"
#include "core/report/tables/convergence_tables.h"
#include "core/simulator/section/machine_size.h"
#include "core/workspace/convergence.h"
#include "core/workspace/recording.h"
#include "core/workspace/workload.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare::cli {
namespace {

TextTable partOf(const ConvergenceStudy& study, const StudyOptions& options)
{
    if (options.part == "accounts" || (options.part == "summary" && options.details))
        return convergenceAccountsTable(study);
    if (options.part == "distance")
        return convergenceDistanceTable(study);
    return options.part == "usage" ? convergenceUsageTable(study) : convergenceTable(study);
}

void tellUnknown(const ConvergenceStudy& study, const Session& session)
{
    const ReplayAccounts& accounts = study.accounts;
    if (accounts.unknownJobs == 0)
        return;
    session.warn(fmt::format("jobs without fairshare because their names are not in the tree: {} (names: {})",
        accounts.unknownJobs, firstNames(accounts.unknownNames)));
}

} // namespace

std::optional<ConvergenceStudy> studyOf(const Scenario& scenario, const std::string& file, Session& session)
{
    const std::string folder = std::filesystem::path(file).parent_path().string();
    const SimulationSection& section = *scenario.simulation;
    const std::string source = std::filesystem::path(section.workload.path).filename().string();
    auto study = convergenceOf(scenario, folder, session.progress("Replaying"), [&](WorkloadImport& import) {
        if (isRecordingAt(pathBeside(section.workload.path, folder)))
            session.warn(import.remarks.take(), source);
        else
            tellImport(import, section, source, session);
    });
    session.progressDone();
    if (!study) {
        session.fail(study.error(), file);
        return std::nullopt;
    }
    if (section.workload.path.empty() && section.workload.generator.empty())
        session.note("no jobs to replay are given; synthetic jobs of all users saturate the machine");
    tellUnknown(*study, session);
    if (study->isNameless())
        session.warn(namelessText(study->chargedBy));
    if (study->chargesInstead)
        session.note("no job records an account; jobs are charged to their users");
    return *std::move(study);
}

namespace study_files {
namespace {

ExitCode runConvergence(const StudyOptions& options, Session& session)
{
    Scenario scenario;
    std::string jobs = options.workload;
    if (jobs.empty() && isRecordingAt(options.file)) {
        jobs = options.file; // which has no tree
    } else if (!options.file.empty()) {
        auto loaded = session.load(options.file);
        if (!loaded)
            return session.exitCode();
        scenario = *std::move(loaded);
    }
    SimulationSection section = *scenario.simulation;
    if (!jobs.empty()) {
        section.workload = WorkloadReference();
        section.workload.path = absolutePath(jobs);
        session.reads(jobs);
    }
    if (options.processors || options.nodes) {
        section.cluster.processors = options.processors.value_or(0);
        section.cluster.nodes = options.nodes.value_or(0);
        section.cluster.places.size = {.option = options.processors ? "--machine" : "--nodes"};
    }
    if (section != *scenario.simulation)
        scenario.simulation = SharedValue(std::move(section));
    if (!session.mayWrite(options.output.path))
        return session.exitCode();
    const auto study = studyOf(scenario, options.file.empty() ? options.workload : options.file, session);
    if (!study)
        return session.exitCode();
    if (isRecordingAt(jobs))
        session.note(fmt::format("A recording does not contain shares, so its {} get equal shares.",
            study->chargesInstead ? "users" : "accounts"));
    const std::size_t count = study->courses.front().metrics.jobs;
    session.note(fmt::format("{} on {}; {}", count == 1 ? "1 job" : fmt::format("{} jobs", count),
        machineText(study->machine, study->unit), measuredText(*study)));
    return printRows(partOf(*study, options), options.output, session);
}

ExitCode runCea(const StudyOptions& options, Session& session)
{
    const auto study = studyCea(options.seed, session.progress("Replaying"));
    session.progressDone();
    if (!study)
        return session.fail(study.error());
    session.note("The tree is the one on the CEA slides. The jobs are synthetic, and every user submits more "
                 "than the machine can run.");
    if (options.part == "summary" && !options.details)
        return printRows(claimsTable(*study), options.output, session);
    return printRows(partOf(study->convergence, options), options.output, session);
}

} // namespace

Study convergence()
{
    return {.id = "convergence",
        .run = runConvergence,
        .takesJobs = true,
        .options = {"--machine", "--nodes", "--details", "--part"}};
}

Study cea()
{
    return {.id = "cea", .run = runCea, .options = {"--seed", "--details", "--part"}};
}

} // namespace study_files
} // namespace fairshare::cli
