// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/job_files.h"
#include "app/cli/one_of.h"
#include "app/cli/priority_lab.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "app/cli/variants.h"
#include "core/io/slurm/jobs/job_csv.h"
#include "core/io/slurm/jobs/printed_terms.h"
#include "core/report/priority_table.h"
#include "core/report/sprio_text.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/sections.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct PriorityOptions {
    InputOptions input;
    VariantOption variant;
    AlgorithmOptions algorithms;
    std::string fairshareFrom; ///< "" = as the file says
    std::string configuration; ///< a file with weights; "" = those of the scenario
    PriorityLabOptions lab;
    std::string tree; ///< a file with the tree, where the other holds jobs; "" for none
    JobFileOptions jobs;
    bool terms = false; ///< as sprio -l prints them
    bool normalised = false; ///< sprio -n -l
    bool weights = false; ///< sprio -w
    bool queue = false; ///< the jobs themselves
    OutputOptions output;
};

/// The scenario of `FILE`, or that of --tree with the jobs of `FILE`. The jobs come to `jobs`.
std::optional<Scenario> loadTree(
    const PriorityOptions& options, Session& session, std::optional<LoadedImport>& jobs)
{
    const bool isPrinted = options.jobs.tellsColumns() && options.jobs.jobs.empty();
    auto source = isPrinted ? options.jobs.import(options.input.file, session)
                            : session.import(options.input.file, options.input.format);
    if (!source)
        return std::nullopt;
    std::optional<LoadedScenario> loaded;
    if (additionFrom(source->import) != Addition::Jobs) {
        if (!options.tree.empty()) {
            session.fail({ErrorCode::BadInput, "holds no jobs, which --tree is for; give them with --jobs",
                             {1, 1}, {}},
                options.input.file);
            return std::nullopt;
        }
        loaded = session.scenarioOf(std::move(*source));
    } else {
        jobs = std::move(source);
        if (options.tree.empty())
            return Scenario{};
        loaded = session.readSource(options.tree);
    }
    return loaded ? options.variant.choose(loaded->scenario, options.input.file, session) : std::nullopt;
}

/// False after an error, which is printed.
bool addWeights(const PriorityOptions& options, Scenario& scenario, Session& session)
{
    if (options.configuration.empty())
        return true;
    const auto loaded = session.import(options.configuration);
    if (!loaded)
        return false;
    session.warn(loaded->import.diagnostics, options.configuration);
    if (!loaded->import.priorityConfig) {
        session.fail({ErrorCode::BadInput,
                         "no priority weights in it; expected slurm.conf or what "
                         "scontrol show config prints",
                         {}, {}},
            options.configuration);
        return false;
    }
    scenario = withConfiguration(scenario, loaded->import);
    return true;
}

/// The scenario with what the options say of its section. Jobs from a file of their own come to `jobs`.
std::optional<Scenario> loadPriority(
    const PriorityOptions& options, Session& session, std::optional<LoadedImport>& jobs)
{
    auto scenario = loadTree(options, session, jobs);
    // Weights first: what sprio prints depends on them.
    if (!scenario || !addWeights(options, *scenario, session))
        return std::nullopt;
    if (jobs && !options.jobs.jobs.empty()) {
        session.wrongUsage("the file holds jobs already; give either it or --jobs");
        return std::nullopt;
    }
    if (!options.jobs.jobs.empty()) {
        jobs = options.jobs.import(options.jobs.jobs, session);
        if (!jobs)
            return std::nullopt;
    }
    const bool added = jobs ? options.jobs.addJobs(*scenario, jobs->import, jobs->path, session)
                            : options.jobs.add(*scenario, session);
    if (!added)
        return std::nullopt;
    session.anonymize(std::span(&*scenario, 1));
    if (!options.fairshareFrom.empty()) {
        PrioritySection section = *scenario->priority;
        section.fairshareSource =
            options.fairshareFrom == "tree" ? FairshareSource::Tree : FairshareSource::File;
        *scenario = withPriority(*scenario, std::move(section));
    }
    return scenario;
}

void warnOfStrangers(
    const PrioritySection& section, std::span<const NodeRow> associations, const Session& session)
{
    const auto strangers = jobsWithoutAssociation(section, associations);
    if (strangers.empty())
        return;
    const Job& first = section.queue->jobs[strangers.front()];
    session.warn(fmt::format("{} of {} jobs have no association in the tree; their fairshare factor is 0, as "
                             "for job {} of user '{}'",
        strangers.size(), section.queue->jobs.size(), first.id, session.anonymous() ? "…" : first.user));
}

/// Where nothing tells sizes, no job has one, whatever its weight.
void warnOfUnknownSizes(const PrioritySection& section, const Session& session)
{
    const PriorityCluster& cluster = section.queue->cluster;
    if (section.config.weights.jobSize == 0 || (cluster.cpus > 0 && cluster.nodes > 0))
        return;
    std::size_t unknown = 0;
    for (const Job& job : section.queue->jobs)
        unknown += job.partitions.front().jobSizeFactor ? 0U : 1U;
    if (unknown > 0)
        session.warn(fmt::format("the cluster has {} processors and {} nodes, so that the factor of job size "
                                 "of {} of {} jobs is 0; --partitions tells how large it is",
            cluster.cpus, cluster.nodes, unknown, section.queue->jobs.size()));
}

ExitCode writePriorities(const PriorityOptions& options, const SprioSource& source, Session& session)
{
    session.announce("Writing");
    const std::string& path = options.output.path;
    if (options.queue)
        return session.write(path, [&](const TextSink& sink) { writeJobCsv(source.queue, sink); });
    if (options.terms || options.normalised || options.weights) {
        SprioView view = options.normalised ? SprioView::Normalised : SprioView::Weights;
        if (options.terms)
            view = SprioView::Terms;
        return session.write(path, [&](const TextSink& sink) { writeSprio(source, view, sink); });
    }
    if (options.output.format == OutputFormat::Json)
        return session.write(
            path, [&](const TextSink& sink) { writePriorityJson(source.queue, source.priorities, sink); });
    return session.write(path, priorityTable(source.queue, source.priorities), options.output.format);
}

ExitCode runPriority(const PriorityOptions& options, Session& session)
{
    std::optional<LoadedImport> jobs;
    auto scenario = loadPriority(options, session, jobs);
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
    warnOfUnknownSizes(section, session);
    if (options.lab.isAsked())
        return runPriorityLab(
            options.lab, {*scenario, *evaluation, options.algorithms, options.output}, session);
    const Values<double> fairshare = jobFairshare(section, {&evaluation->results.front(), associations});
    const QueuePriorities priorities = queuePriorities(section.config, queue, fairshare);
    if (jobs)
        if (auto different = differentPriorities(jobs->import, section.config, queue, priorities))
            session.warn({std::move(*different)}, jobs->path);
    return writePriorities(options, {section.config, queue, priorities, fairshare}, session);
}

Run declarePriority(CLI::App& app)
{
    auto options = std::make_shared<PriorityOptions>();
    options->input.declare(app);
    options->variant.declare(app, "Factors of this variant of the tree");
    options->algorithms.declare(app);
    app.add_option("--fairshare", options->fairshareFrom,
           "Where fairshare factors come from: the jobs' own figures (file), or the tree under --algorithm")
        ->check(oneOf("source", std::vector<std::string>{"file", "tree"}));
    app.add_option("--weights", options->configuration,
        "Weights and flags from slurm.conf or the output of scontrol show config; of sprio -w the weights");
    app.add_option("--tree", options->tree, "The tree of accounts, where FILE holds jobs alone");
    options->jobs.declare(app);
    auto* terms = app.add_flag("--sprio", options->terms, "Print what sprio -l prints");
    auto* normalised =
        app.add_flag("--sprio-normalised", options->normalised, "Print what sprio -n -l prints");
    auto* weights = app.add_flag("--sprio-weights", options->weights, "Print what sprio -w prints");
    auto* queue = app.add_flag("--queue", options->queue, "Print the jobs themselves as a table (CSV)");
    terms->excludes(normalised)->excludes(weights)->excludes(queue);
    normalised->excludes(weights)->excludes(queue);
    weights->excludes(queue);
    options->lab.declare(app);
    options->output.declare(app);
    return [options](Session& session) { return runPriority(*options, session); };
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
        "  fairshare priority site.fairshare --pass 418205,418533\n"
        "  fairshare priority site.fairshare --decode 418205\n"
        "  fairshare priority sshare.txt --jobs squeue.json --weights slurm.conf --partitions partitions.txt "
        "--sprio\n"
        "  fairshare priority sprio.txt --weights slurm.conf\n"
        "  fairshare priority sprio.txt --sprio-format '%.15i %9r %.8u %.10Y %.10F %.10J %.20T' --weights "
        "slurm.conf\n",
        declarePriority};
}

} // namespace fairshare::cli::command_files
