// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/job_files.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/session.h"
#include "core/io/format_registry.h"
#include "core/scenario/named_files.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>

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

std::vector<std::string> writableFormats()
{
    std::vector<std::string> ids;
    for (const Format& format : formats())
        if (format.write != nullptr)
            ids.emplace_back(format.id);
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

ExitCode runConvert(const ConvertOptions& options, Session& session)
{
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
    app.add_option("--to", options->to, "Output format; default: from the name of the output file")
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
        "  fairshare convert site.fairshare --to sacctmgr-dump -o site.dump\n",
        declareConvert};
}

} // namespace fairshare::cli::command_files
