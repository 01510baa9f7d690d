// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/number.h"
#include "app/cli/one_of.h"
#include "app/cli/simulate_run.h"
#include "app/cli/studies.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace fairshare::cli::command_files {
namespace {

struct SimulateCommandOptions {
    SimulateOptions simulation;
    std::string study;
    StudyOptions ofStudy;
};

/// A sentence about an option that has no effect beside `--study`, or without it; "" where there is none.
std::string withoutEffect(const SimulateCommandOptions& options, const Study* study)
{
    const SimulateOptions& given = options.simulation;
    if (study == nullptr) {
        for (const char* option : {"--seed", "--details", "--part"})
            if (given.isGiven(option))
                return fmt::format("{} needs --study", option);
        return {};
    }
    std::vector<std::string_view> allowed = study->options;
    allowed.insert(allowed.end(), {"--study", "--output", "--format"});
    if (const std::string option = given.givenBeside(allowed); !option.empty())
        return fmt::format("{} does not go with --study {}", option, study->id);
    if (options.ofStudy.details && options.ofStudy.part != "summary")
        return fmt::format("--details does not go with --part {}", options.ofStudy.part);
    return {};
}

ExitCode runSimulate(const SimulateCommandOptions& options, Session& session)
{
    const SimulateOptions& simulation = options.simulation;
    const bool hasJobs = !simulation.file.empty() || !simulation.workload.empty();
    const auto study = std::ranges::find(studies(), options.study, &Study::id);
    const bool takesJobs = study == studies().end() || study->takesJobs;
    if (hasJobs != takesJobs)
        return session.wrongUsage(options.study.empty() || !takesJobs
                ? "give a scenario or --workload, or --study alone"
                : "this study needs a scenario or --workload");
    const Study* const asked = study == studies().end() ? nullptr : &*study;
    for (const std::string& sentence : {simulation.conflict(), withoutEffect(options, asked)})
        if (!sentence.empty())
            return session.wrongUsage(sentence);
    if (options.study.empty())
        return runSimulation(simulation, session);
    StudyOptions ofStudy = options.ofStudy;
    ofStudy.output = simulation.output;
    ofStudy.file = simulation.file;
    ofStudy.workload = simulation.workload;
    ofStudy.processors = simulation.processors;
    ofStudy.nodes = simulation.nodes;
    return study->run(ofStudy, session);
}

Run declareSimulate(CLI::App& app)
{
    auto options = std::make_shared<SimulateCommandOptions>();
    options->simulation.declare(app);
    std::vector<std::string> names;
    for (const Study& study : studies())
        names.emplace_back(study.id);
    app.add_option("--study", options->study,
           "Repeat a published study instead, or replay the jobs under every algorithm (convergence)")
        ->check(oneOf("study", names));
    app.add_option("--seed", options->ofStudy.seed, "Of a study: seed of the made-up jobs")
        ->check(seedNumber())
        ->capture_default_str();
    app.add_flag(
        "--details", options->ofStudy.details, "Of a study: work lost by class, policy and grace period");
    app.add_option("--part", options->ofStudy.part,
           "Of the studies cea and convergence: summary has a row an algorithm, accounts a row an algorithm "
           "and "
           "account, distance and usage the course over time")
        ->check(oneOf("part", {"summary", "accounts", "distance", "usage"}));
    return [options](Session& session) { return runSimulate(*options, session); };
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
        "  fairshare simulate --study peregrine\n"
        "  fairshare simulate --study cea\n"
        "  fairshare simulate site.fairshare --study convergence --part accounts\n",
        declareSimulate};
}

} // namespace fairshare::cli::command_files
