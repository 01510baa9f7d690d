// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/priority_lab.h"
#include "app/cli/options/job_files.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/analysis/limits/job_limits.h"
#include "core/io/slurm/jobs/job_csv.h"
#include "core/io/slurm/jobs/printed_terms.h"
#include "core/priority/array_tasks.h"
#include "core/report/sprio_text.h"
#include "core/report/tables/priority_table.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct PriorityOptions {
    InputOptions input;
    VariantOption variant;
    AlgorithmOptions algorithms;
    std::string fairshareFrom; ///< "" = from the file
    std::string configuration; ///< a file with weights; "" = from the scenario
    PriorityLabOptions lab;
    std::string tree; ///< a file with the tree, if FILE contains jobs; "" for none
    JobFileOptions jobs;
    bool terms = false; ///< as printed by sprio -l
    bool normalised = false; ///< as printed by sprio -n -l
    bool weights = false; ///< as printed by sprio -w
    bool queue = false; ///< print the jobs themselves
    OutputOptions output;
};

/// Returns the scenario of `FILE`, or that of --tree. If `FILE` contains jobs, `jobs` receives them.
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
            session.fail(
                {ErrorCode::BadInput,
                    "contains no jobs, which --tree requires; omit --tree and give the jobs with --jobs",
                    {1, 1}, {}},
                options.input.file);
            return std::nullopt;
        }
        loaded = session.scenarioOf(std::move(*source));
    } else {
        jobs = std::move(source);
        if (options.tree.empty())
            return options.variant.choose(Scenario{}, options.input.file, session);
        loaded = session.readSource(options.tree);
    }
    const std::string& file = options.tree.empty() ? options.input.file : options.tree;
    return loaded ? options.variant.choose(loaded->scenario, file, session) : std::nullopt;
}

/// Adds the weights of a configuration file. Returns false after an error, which is printed.
bool addWeights(const PriorityOptions& options, Scenario& scenario, Session& session)
{
    if (options.configuration.empty())
        return true;
    const auto loaded = session.import(options.configuration);
    if (!loaded)
        return false;
    session.warn(loaded->import.diagnostics, options.configuration);
    if (!loaded->import.priorityConfig) {
        session.fail(
            {ErrorCode::BadInput,
                "contains no priority weights; expected slurm.conf or output of scontrol show config", {},
                {}},
            options.configuration);
        return false;
    }
    scenario = withConfiguration(scenario, loaded->import);
    return true;
}

/// Returns the scenario with the options applied to its priority section. `jobs` receives jobs from a
/// separate file.
std::optional<Scenario> loadPriority(
    const PriorityOptions& options, Session& session, std::optional<LoadedImport>& jobs)
{
    auto scenario = loadTree(options, session, jobs);
    // Weights first: the terms printed by sprio depend on them.
    if (!scenario || !addWeights(options, *scenario, session))
        return std::nullopt;
    if (jobs && !options.jobs.jobs.empty()) {
        session.wrongUsage("FILE already contains jobs; omit --jobs");
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
    session.warn(fmt::format("jobs without an association in the tree, which get fairshare factor 0: {} of "
                             "{}, for example job {} of user '{}'",
        taskCount(section.queue->jobs, strangers), taskCount(section.queue->jobs), first.id,
        session.anonymous() ? "…" : first.user));
}

/// Warns if the cluster size is unknown, because the job size factor is then 0 whatever its weight.
void warnOfUnknownSizes(const PrioritySection& section, const Session& session)
{
    const PriorityCluster& cluster = section.queue->cluster;
    if (section.config.weights.jobSize == 0 || (cluster.cpus > 0 && cluster.nodes > 0))
        return;
    std::uint64_t unknown = 0;
    for (const Job& job : section.queue->jobs)
        unknown += job.partitions.front().jobSizeFactor ? 0U : tasksOf(job.id).tasks;
    if (unknown > 0)
        session.warn(fmt::format("the cluster has {} processors and {} nodes, so the job size factor is 0 "
                                 "for {} of {} jobs; give the cluster size with --partitions",
            cluster.cpus, cluster.nodes, unknown, taskCount(section.queue->jobs)));
}

ExitCode writePriorities(
    const PriorityOptions& options, const SprioSource& source, const Scenario& scenario, Session& session)
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
    const std::vector<std::string> reasons = jobLimitReasons(scenario);
    const QueueLimits limits{scenario.priority->qosLimits, reasons};
    if (options.output.format == OutputFormat::Json && !mayPrintDocument(options.output, session))
        return session.exitCode();
    if (options.output.format == OutputFormat::Json)
        return session.write(path,
            [&](const TextSink& sink) { writePriorityJson(source.queue, source.priorities, limits, sink); });
    return printRows(priorityTable(source.queue, source.priorities, limits), options.output, session);
}

/// Returns why the options cannot be combined; "" otherwise.
std::string conflictOf(const PriorityOptions& options)
{
    const bool isOfSprio = options.terms || options.normalised || options.weights;
    if ((isOfSprio || options.queue) && options.lab.isAsked())
        return "choose one output: sprio's formats and --queue print all jobs, not a study of the weights";
    return options.lab.conflict();
}

ExitCode runPriority(const PriorityOptions& options, Session& session)
{
    if (const std::string sentence = conflictOf(options); !sentence.empty())
        return session.wrongUsage(sentence);
    std::optional<LoadedImport> jobs;
    auto scenario = loadPriority(options, session, jobs);
    if (!scenario)
        return session.exitCode();
    if (scenario->priority->queue->jobs.empty())
        return session.fail(
            {ErrorCode::BadInput,
                "contains no jobs; add \"jobs\" to section \"priority\", or give them with --jobs", {}, {}},
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
    if (scenario->tree.isPart() && scenario->tree.columns().printed == nullptr)
        session.warn("the tree is only a part and was edited after it was printed, so fairshare factors that "
                     "depend on the rest are unknown; they count as 0");
    const Values<double> fairshare = jobFairshare(section, {&evaluation->results.front(), associations});
    const QueuePriorities priorities = queuePriorities(section.config, queue, fairshare);
    if (jobs)
        if (auto different = differentPriorities(jobs->import, section.config, queue, priorities))
            session.warn({std::move(*different)}, jobs->path);
    return writePriorities(options, {section.config, queue, priorities, fairshare}, *scenario, session);
}

Run declarePriority(CLI::App& app)
{
    auto options = std::make_shared<PriorityOptions>();
    options->jobs.weightsOption = "--weights";
    options->input.declare(app);
    options->variant.declare(app, "Use the fairshare factors of this variant");
    options->algorithms.declare(app);
    app.add_option("--fairshare", options->fairshareFrom,
           "Source of fairshare factors: values recorded with the jobs (file), or the tree under --algorithm "
           "(tree)")
        ->check(oneOf("source", std::vector<std::string>{"file", "tree"}));
    app.add_option("--weights", options->configuration,
        "Read weights and flags from slurm.conf or output of scontrol show config, or weights from sprio -w");
    app.add_option("--tree", options->tree, "Account tree, if FILE contains only jobs");
    options->jobs.declare(app);
    auto* terms = app.add_flag("--sprio", options->terms, "Print priorities in the format of sprio -l");
    auto* normalised = app.add_flag(
        "--sprio-normalised", options->normalised, "Print normalized factors in the format of sprio -n -l");
    auto* weights =
        app.add_flag("--sprio-weights", options->weights, "Print weights in the format of sprio -w");
    auto* queue = app.add_flag("--queue", options->queue, "Print the jobs as CSV");
    terms->excludes(normalised)->excludes(weights)->excludes(queue);
    normalised->excludes(weights)->excludes(queue);
    weights->excludes(queue);
    options->lab.declare(app);
    options->output.declare(app, OutputOptions::Columns::OfInput);
    options->output.declareWhere(app);
    options->output.declareChanged(app, "With --baseline: print only jobs whose place or priority differs")
        ->needs("--baseline");
    for (CLI::Option* text : {terms, normalised, weights, queue, app.get_option("--slurm-conf")})
        options->output.declareText(app, text);
    return [options](Session& session) { return runPriority(*options, session); };
}

} // namespace

Command priority()
{
    return {"priority", "Show the multifactor priority of every pending job, term by term",
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
