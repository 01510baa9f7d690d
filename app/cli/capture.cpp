// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/capture.h"
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct Options {
    std::string cluster;
    OutputOptions output;
};

ExitCode run(const Options& options, Session& session)
{
    const CaptureListener listener{
        .running =
            [&session](const std::string& command) {
                session.progressDone();
                session.note(fmt::format("+ {}", command));
            },
        .warned = [&session](const std::string& sentence) { session.warn(sentence); },
        .diagnosed =
            [&session](const Diagnostics& diagnostics, const std::string& command) {
                session.progressDone();
                session.warn(diagnostics, command);
            },
        .failed = [&session](const Error& error) { session.fail(error); },
    };
    auto scenario =
        captureCluster({.cluster = options.cluster, .progress = session.progress("Reading")}, listener);
    session.progressDone();
    if (!scenario)
        return session.fail(scenario.error());
    session.anonymize(std::span(&*scenario, 1));
    return session.writeScenario(*scenario, options.output.path, {});
}

Run declare(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    app.add_option("--cluster", options->cluster, "Name of the cluster; default: what scontrol says");
    options->output.declarePath(app);
    return [options](Session& session) { return run(*options, session); };
}

} // namespace

Command capture()
{
    return {"capture",
        "The tree of a cluster that has Slurm, by read-only commands, each shown before it runs",
        "  fairshare capture -o today.fairshare\n"
        "  fairshare capture --anonymize -o for-the-ticket.fairshare\n",
        declare};
}

} // namespace fairshare::cli::command_files
