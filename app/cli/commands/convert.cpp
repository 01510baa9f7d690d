// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/import_messages.h"
#include "app/cli/options/job_files.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/session.h"
#include "core/io/format_registry.h"
#include "core/scenario/named_files.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/job_log.h"
#include "core/workspace/recording.h"
#include "core/workspace/workload.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <optional>

namespace fairshare::cli::command_files {
namespace {

struct ConvertOptions {
    InputOptions input;
    std::string usage;
    std::string configuration;
    JobFileOptions jobs;
    std::string to;
    OutputOptions output;
};

constexpr const char* Recording = "recording"; ///< output that is a directory

std::vector<std::string> writableFormats()
{
    std::vector<std::string> ids;
    for (const Format& format : formats())
        if (format.write != nullptr)
            ids.emplace_back(format.id);
    ids.emplace_back(Recording);
    return ids;
}

void tellUnmatched(const UsageMatch& match, const ConvertOptions& options, Session& session)
{
    if (session.anonymous())
        session.note(fmt::format("unmatched usage rows: {}; unmatched associations: {}",
            match.unmatchedRows.size(), match.unmatchedAssociations.size()));
    else
        session.warn(unmatchedRemarks(match), options.usage);
}

/// Adds the usage of another file. Returns false after an error, which is printed.
bool mergeUsage(const ConvertOptions& options, Scenario& scenario, Session& session)
{
    if (options.usage.empty())
        return true;
    const auto source = session.importAddition(options.usage, "Reading usage");
    if (!source)
        return false;
    session.warn(source->import.diagnostics, options.usage);
    AdditionRemarks remarks;
    auto merged = withAddition(scenario, source->import, {.what = Addition::Usage}, remarks);
    session.warn(remarks.diagnostics, options.usage);
    if (!merged) {
        session.fail(merged.error(), options.usage);
        return false;
    }
    tellUnmatched(remarks.match, options, session);
    scenario = std::move(*merged);
    return true;
}

bool mergeConfiguration(const ConvertOptions& options, Scenario& scenario, Session& session)
{
    if (options.configuration.empty())
        return true;
    const auto source = session.importAddition(options.configuration, "Reading configuration");
    if (!source)
        return false;
    session.warn(source->import.diagnostics, options.configuration);
    if (!source->import.hasSettings()) {
        session.fail({ErrorCode::BadInput,
            "contains no priority settings; expected slurm.conf or output of scontrol show config", {1, 1},
            options.configuration});
        return false;
    }
    scenario = withConfiguration(scenario, source->import);
    return true;
}

std::string folderOf(const std::string& file)
{
    return std::filesystem::path(file).parent_path().string();
}

/// Returns whether a recording is to be written: it was asked for, or the output is a path without an ending.
bool asksRecording(const ConvertOptions& options)
{
    if (!options.to.empty())
        return options.to == Recording;
    return options.output.path != "-" && !std::filesystem::path(options.output.path).has_extension();
}

/// Writes the run that a job log records. Nothing if the input is no job log with such a run and no recording
/// was asked for.
std::optional<ExitCode> convertLog(const ConvertOptions& options, Session& session)
{
    if (!asksRecording(options))
        return std::nullopt;
    const auto logged = loggedScenario(options.input.file, session.progress("Reading"));
    session.progressDone();
    const bool isAsked = options.to == Recording;
    if (!isAsked && (!logged || !*logged || !(*logged)->simulation->workload.asRecorded))
        return std::nullopt;
    if (!logged)
        return session.fail(logged.error(), options.input.file);
    if (!*logged)
        return session.fail(
            {ErrorCode::BadInput, "is not a job log, so it records no run", {}, {}}, options.input.file);
    if (session.anonymous())
        return session.wrongUsage("recordings contain names; --anonymize cannot be used");
    if (options.output.path == "-")
        return session.wrongUsage("a recording is a directory; name it with -o");
    if (!options.usage.empty() || !options.configuration.empty() || !options.input.more.empty()
        || !options.jobs.jobs.empty())
        return session.wrongUsage("only a job log alone can be converted to a recording");
    SimulationSection section = *(*logged)->simulation;
    session.reads(options.input.file);
    auto jobs = loggedJobs(section, {}, session.progress("Reading"));
    session.progressDone();
    if (!jobs)
        return session.fail(jobs.error(), options.input.file);
    section.workload.asRecorded = true;
    section.scheduler.killAtLimit = false;
    tellImport(jobs->import, section, options.input.file, session);
    const auto done = record({.section = section, .outcome = jobs->run.outcome, .import = jobs->import},
        options.output.path, {}, session.progress("Recording"));
    session.progressDone();
    if (!done)
        return session.fail(done.error(), options.input.file);
    if (jobs->run.outcome.allocation == AllocationUnit::Core)
        session.warn("jobs share nodes, so the recording has no samples and no wc.csv");
    return ExitCode::Done;
}

ExitCode runConvert(const ConvertOptions& options, Session& session)
{
    if (const auto done = convertLog(options, session))
        return *done;
    auto scenario = options.input.read(session);
    if (!scenario || !mergeUsage(options, *scenario, session)
        || !mergeConfiguration(options, *scenario, session) || !options.jobs.add(*scenario, session))
        return session.exitCode();
    session.anonymize(std::span(&*scenario, 1));
    if (options.output.path != "-")
        scenario = withFilesNamedFrom(*scenario, folderOf(options.input.file), folderOf(options.output.path));
    return session.writeScenario(*scenario, options.output.path, options.to);
}

Run declareConvert(CLI::App& app)
{
    auto options = std::make_shared<ConvertOptions>();
    options->input.declare(app);
    options->input.declareWith(app);
    options->input.declareVariant(app);
    app.add_option("--usage", options->usage,
        "Read usage from sshare or scontrol show assoc_mgr output, matched by cluster, account, user and "
        "partition. For group quotas: submitters and usage from condor_userprio, or demand from a history of "
        "idle jobs");
    app.add_option("--config", options->configuration,
        "Read priority settings from this slurm.conf or output of scontrol show config");
    options->jobs.declare(app);
    app.add_option("--to", options->to,
           "Output format; default: from the name of the output file. recording writes the run that a job "
           "log "
           "records to a new directory")
        ->check(oneOf("format", writableFormats()));
    options->output.declarePath(app);
    return [options](Session& session) { return runConvert(*options, session); };
}

} // namespace

Command convert()
{
    return {"convert", "Convert between file formats, or combine several files into one scenario",
        "  fairshare convert dump.txt --usage sshare.txt -o site.fairshare\n"
        "  fairshare convert assoc_mgr.txt --config slurm.conf -o site.fairshare\n"
        "  fairshare convert sshare.txt --config slurm.conf --jobs squeue.json -o site.fairshare\n"
        "  fairshare convert site.fairshare --to sacctmgr-dump -o site.dump\n"
        "  fairshare convert out_jobs.csv --to recording -o run1\n",
        declareConvert};
}

} // namespace fairshare::cli::command_files
