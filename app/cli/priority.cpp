// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/one_of.h"
#include "app/cli/priority_lab.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "app/cli/variants.h"
#include "core/report/priority_table.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/sections.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct Options {
    InputOptions input;
    VariantOption variant;
    AlgorithmOptions algorithms;
    std::string fairshareFrom; ///< "" = as the file says
    std::string configuration; ///< a file with weights; "" = those of the scenario
    PriorityLabOptions lab;
    OutputOptions output;
};

/// The scenario with what the options say of its section.
std::optional<Scenario> load(const Options& options, Session& session)
{
    auto scenario = options.variant.load(options.input, session);
    if (!scenario)
        return std::nullopt;
    if (!options.configuration.empty()) {
        const auto loaded = importFile(options.configuration);
        if (!loaded) {
            session.fail(loaded.error());
            return std::nullopt;
        }
        session.warn(loaded->import.diagnostics, options.configuration);
        if (!loaded->import.priorityConfig) {
            session.fail({ErrorCode::BadInput,
                             "no priority weights in it; expected slurm.conf or what "
                             "scontrol show config prints",
                             {}, {}},
                options.configuration);
            return std::nullopt;
        }
        *scenario = withConfiguration(*scenario, loaded->import);
    }
    if (!options.fairshareFrom.empty()) {
        PrioritySection section = *scenario->priority;
        section.fairshareSource =
            options.fairshareFrom == "tree" ? FairshareSource::Tree : FairshareSource::File;
        *scenario = withPriority(*scenario, std::move(section));
    }
    return scenario;
}

void warnOfStrangers(const PrioritySection& section, std::span<const NodeRow> associations, Session& session)
{
    const auto strangers = jobsWithoutAssociation(section, associations);
    if (strangers.empty())
        return;
    const Job& first = section.queue->jobs[strangers.front()];
    session.warn(fmt::format("{} of {} jobs have no association in the tree; their fairshare factor is 0, as "
                             "for job {} of user '{}'",
        strangers.size(), section.queue->jobs.size(), first.id, session.anonymous() ? "…" : first.user));
}

ExitCode run(const Options& options, Session& session)
{
    auto scenario = load(options, session);
    if (!scenario)
        return session.exitCode();
    if (scenario->priority->queue->jobs.empty())
        return session.fail(
            {ErrorCode::BadInput,
                "no jobs in it; expected a scenario whose section \"priority\" lists \"jobs\"", {}, {}},
            options.input.file);
    const auto algorithm = options.algorithms.applyOne(*scenario);
    if (!algorithm)
        return session.wrongUsage(algorithm.error().message);
    const auto evaluation = session.evaluate(*scenario, {*algorithm}, options.input.file);
    if (!evaluation)
        return session.exitCode();
    const PrioritySection& section = *scenario->priority;
    const JobQueue& queue = *section.queue;
    const std::vector<NodeRow> associations = jobAssociations(scenario->tree, queue);
    warnOfStrangers(section, associations, session);
    if (options.lab.isAsked())
        return runPriorityLab(
            options.lab, {*scenario, *evaluation, options.algorithms, options.output}, session);
    const Values<double> fairshare = jobFairshare(section, {&evaluation->results.front(), associations});
    const QueuePriorities priorities = queuePriorities(section.config, queue, fairshare);
    session.announce("Writing");
    if (options.output.format == OutputFormat::Json)
        return session.write(
            options.output.path, [&](const TextSink& sink) { writePriorityJson(queue, priorities, sink); });
    return session.write(options.output.path, priorityTable(queue, priorities), options.output.format);
}

Run declare(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    options->input.declare(app);
    options->variant.declare(app, "Factors of this variant of the tree");
    options->algorithms.declare(app);
    app.add_option("--fairshare", options->fairshareFrom,
           "Where fairshare factors come from: the jobs' own figures (file), or the tree under --algorithm")
        ->check(oneOf("source", std::vector<std::string>{"file", "tree"}));
    app.add_option("--weights", options->configuration,
        "Weights and flags from slurm.conf or the output of scontrol show config");
    options->lab.declare(app);
    options->output.declare(app);
    return [options](Session& session) { return run(*options, session); };
}

} // namespace

Command priority()
{
    return {"priority", "The multifactor priority of every job of a queue, term by term",
        "  fairshare priority site.fairshare\n"
        "  fairshare priority site.fairshare --format json\n"
        "  fairshare priority site.fairshare --fairshare tree --algorithm classic\n"
        "  fairshare priority site.fairshare --weights /etc/slurm/slurm.conf\n"
        "  fairshare priority new.fairshare --baseline old.fairshare --slurm-conf\n"
        "  fairshare priority site.fairshare --pass 418205,418533\n",
        declare};
}

} // namespace fairshare::cli::command_files
