// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/one_of.h"
#include "app/cli/simulate_run.h"
#include "app/cli/studies.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fairshare::cli::command_files {
namespace {

struct Options {
    SimulateOptions simulation;
    std::string study;
    StudyOptions ofStudy;
};

ExitCode run(const Options& options, Session& session)
{
    const SimulateOptions& simulation = options.simulation;
    const bool hasJobs = !simulation.file.empty() || !simulation.workload.empty();
    if (hasJobs != options.study.empty())
        return session.wrongUsage("give a scenario or --workload, or --study alone");
    if (const std::string conflict = simulation.conflict(); !conflict.empty())
        return session.wrongUsage(conflict);
    if (options.study.empty())
        return runSimulation(simulation, session);
    StudyOptions asked = options.ofStudy;
    asked.output = simulation.output;
    return std::ranges::find(studies(), options.study, &Study::id)->run(asked, session);
}

Run declare(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    options->simulation.declare(app);
    std::vector<std::string> names;
    for (const Study& study : studies())
        names.emplace_back(study.id);
    app.add_option("--study", options->study, "Repeat a published study instead")
        ->check(oneOf("study", names));
    app.add_option("--seed", options->ofStudy.seed, "Of a study: seed of the made-up jobs")
        ->capture_default_str();
    app.add_flag(
        "--details", options->ofStudy.details, "Of a study: work lost by class, policy and grace period");
    return [options](Session& session) { return run(*options, session); };
}

} // namespace

Command simulate()
{
    return {"simulate",
        "When the jobs of a log would start under a scheduler, and what preempting would cost",
        "  fairshare simulate site.fairshare --summary\n"
        "  fairshare simulate site.fairshare --workload jobs.swf.gz --recording run1\n"
        "  fairshare simulate --workload site.swf.gz --scheduler conservative --format csv -o starts.csv\n"
        "  fairshare simulate --workload site.swf.gz --fairshare-by account --half-life 14 --summary\n"
        "  fairshare simulate --study peregrine\n",
        declare};
}

} // namespace fairshare::cli::command_files
