// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/simulate_run.h"
#include "app/cli/commands/studies.h"
#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"

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

/// Returns a sentence about an option without effect with or without `--study`; "" if there is none.
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
        return fmt::format("{} cannot be used with --study {}", option, study->id);
    if (options.ofStudy.details && options.ofStudy.part != "summary")
        return fmt::format("--details cannot be used with --part {}", options.ofStudy.part);
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
                ? "expected FILE or --workload, or --study alone"
                : "this study needs FILE or --workload");
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
           "Reproduce a published study, or replay the jobs under every algorithm (convergence)")
        ->check(oneOf("study", names));
    app.add_option("--seed", options->ofStudy.seed, "With --study: seed of the synthetic jobs")
        ->check(seedNumber())
        ->capture_default_str();
    app.add_flag("--details", options->ofStudy.details,
        "With --study: print details (peregrine: lost work by class, policy and grace period; cea, "
        "convergence: one row per algorithm and account)");
    app.add_option("--part", options->ofStudy.part,
           "With --study cea or convergence: print summary (one row per algorithm), accounts (one per "
           "algorithm and account), distance or usage (values over time)")
        ->check(oneOf("part", {"summary", "accounts", "distance", "usage"}));
    return [options](Session& session) { return runSimulate(*options, session); };
}

} // namespace

Command simulate()
{
    return {"simulate",
        "Simulate when the jobs of a log would start under a scheduler, and what preemption would cost",
        "  fairshare simulate site.fairshare --summary\n"
        "  fairshare simulate site.fairshare --workload jobs.swf.gz --recording run1\n"
        "  fairshare simulate --workload site.swf.gz --scheduler conservative --format csv -o starts.csv\n"
        "  fairshare simulate out_jobs.csv --summary\n"
        "  fairshare simulate out_jobs.csv --anew --summary\n"
        "  fairshare simulate --workload site.swf.gz --fairshare-by account --half-life 14 --summary\n"
        "  fairshare simulate --study peregrine\n"
        "  fairshare simulate --study cea\n"
        "  fairshare simulate site.fairshare --study convergence --part accounts\n",
        declareSimulate};
}

} // namespace fairshare::cli::command_files
