// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/capture.h"
#include "app/cli/commands/commands.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/session.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <string_view>
#include <vector>

namespace fairshare::cli::command_files {
namespace {

struct CaptureOptions {
    std::string cluster;
    OutputOptions output;
};

/// Returns the command line for display, without the cluster name if anonymous.
std::string shownCommand(std::vector<std::string> words, bool anonymous)
{
    constexpr std::string_view Cluster = "cluster=";
    for (std::size_t i = 0; anonymous && i < words.size(); ++i)
        if (words[i].starts_with(Cluster))
            words[i] = fmt::format("{}…", Cluster);
        else if (i > 0 && words[i - 1] == "-M")
            words[i] = "…";
    return fmt::format("{}", fmt::join(words, " "));
}

ExitCode runCapture(const CaptureOptions& options, Session& session)
{
    const CaptureListener listener{
        .running =
            [&session](const std::vector<std::string>& words) {
                session.progressDone();
                session.note(fmt::format("+ {}", shownCommand(words, session.anonymous())));
            },
        .warned = [&session](const std::string& sentence) { session.warn(sentence); },
        .diagnosed =
            [&session](const Diagnostics& diagnostics, const std::string& command) {
                session.progressDone();
                session.warn(diagnostics, command);
            },
        .failed = [&session](const Error& error) { session.fail(error); },
    };
    // Messages of the programs may contain names.
    const auto standardError = session.anonymous() ? StandardError::Dropped : StandardError::Kept;
    auto scenario = captureCluster(
        {.cluster = options.cluster, .standardError = standardError, .progress = session.progress("Reading")},
        listener);
    session.progressDone();
    if (!scenario)
        return session.fail(scenario.error());
    session.anonymize(std::span(&*scenario, 1));
    return session.writeScenario(*scenario, options.output.path, {});
}

Run declareCapture(CLI::App& app)
{
    auto options = std::make_shared<CaptureOptions>();
    app.add_option("--cluster", options->cluster,
           "Read this cluster of the database instead of the one of this machine")
        ->type_name("NAME");
    options->output.declarePath(app);
    return [options](Session& session) { return runCapture(*options, session); };
}

} // namespace

Command capture()
{
    return {"capture",
        "Read a Slurm cluster's tree and queue with read-only commands, printing each before it runs",
        "  fairshare capture -o today.fairshare\n"
        "  fairshare capture --cluster gpu -o gpu.fairshare\n"
        "  fairshare capture --anonymize -o for-the-ticket.fairshare\n",
        declareCapture};
}

} // namespace fairshare::cli::command_files
