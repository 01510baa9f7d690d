// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/process.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "core/io/format_registry.h"
#include "core/io/scenario_files.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fairshare::cli::command_files {
namespace {

struct Options {
    std::string cluster;
    OutputOptions output;
};

/// What the read-only commands printed; nothing where one failed.
struct Captured {
    std::optional<Import> configuration;
    std::optional<Import> associations; ///< sacctmgr: the tree with shares
    std::optional<Import> usage; ///< scontrol: tree and usage with two decimals
    std::optional<Import> listing; ///< sshare: tree and usage as integers
    bool foundAny = false; ///< at least one of the programs exists
};

/// Value of the line `ClusterName = NAME`.
std::string clusterName(std::string_view configuration)
{
    while (!configuration.empty()) {
        const std::size_t end = std::min(configuration.find('\n'), configuration.size());
        std::string_view line = configuration.substr(0, end);
        configuration.remove_prefix(std::min(end + 1, configuration.size()));
        const std::size_t equals = line.find('=');
        if (!line.starts_with("ClusterName") || equals == std::string_view::npos)
            continue;
        const std::size_t begin = line.find_first_not_of(' ', equals + 1);
        if (begin == std::string_view::npos)
            return {};
        line = line.substr(begin);
        return std::string(line.substr(0, line.find_last_not_of(" \r") + 1));
    }
    return {};
}

class Capture {
public:
    explicit Capture(Session& session)
        : m_session(session)
    {
    }

    Captured run(std::string cluster)
    {
        const std::string configuration = print({"scontrol", "show", "config"});
        m_captured.configuration = import(configuration, "scontrol show config");
        if (cluster.empty())
            cluster = clusterName(configuration);
        std::vector<std::string> words{"sacctmgr", "-P", "show", "assoc", "tree"};
        if (!cluster.empty())
            words.push_back("cluster=" + cluster);
        words.emplace_back("format=Cluster,Account,User,Partition,Share,ID,ParentName");
        m_captured.associations = import(print(words), "sacctmgr show assoc");
        m_captured.usage =
            import(print({"scontrol", "-o", "show", "assoc_mgr", "flags=assoc"}), "scontrol show assoc_mgr");
        m_captured.listing = import(print({"sshare", "-a", "-l", "-P", "-m"}), "sshare");
        return std::move(m_captured);
    }

private:
    /// What the command printed, "" when it failed; says on standard error what is run.
    std::string print(const std::vector<std::string>& words)
    {
        m_session.note(fmt::format("+ {}", fmt::join(words, " ")));
        auto output = runProcess(words);
        if (!output) {
            m_session.warn(output.error().message);
            return {};
        }
        m_captured.foundAny = true;
        if (output->exitCode == 0)
            return std::move(output->text);
        m_session.warn(fmt::format("'{}' ended with exit code {}", words.front(), output->exitCode));
        return {};
    }

    std::optional<Import> import(const std::string& text, const std::string& command)
    {
        const Format* format = text.empty() ? nullptr : recognizeFormat(text);
        if (format == nullptr) {
            if (!text.empty())
                m_session.warn(fmt::format("the output of {} is of no known format", command));
            return std::nullopt;
        }
        auto imported = format->read(text, m_session.progress("Reading"));
        m_session.progressDone();
        if (!imported) {
            Error error = imported.error();
            error.file = command;
            m_session.fail(error);
            return std::nullopt;
        }
        m_session.warn(imported->diagnostics, command);
        return std::move(*imported);
    }

    Session& m_session;
    Captured m_captured;
};

/// The tree of `base` with the usage of `source`, or the tree of `source` where they do not fit.
std::optional<Scenario> combine(const Import& base, const Import& source, Session& session)
{
    UsageMatch match;
    Diagnostics diagnostics;
    auto merged = addUsage(*base.scenario, source, match, diagnostics);
    session.warn(diagnostics, "usage");
    if (!merged) {
        session.warn(merged.error().message);
        return source.scenario;
    }
    const std::size_t unmatched = match.unmatchedRows.size() + match.unmatchedAssociations.size();
    if (unmatched > 0)
        session.note(
            fmt::format("{} rows differ between the outputs: the tree changed meanwhile", unmatched));
    return std::move(*merged);
}

bool hasTree(const std::optional<Import>& import)
{
    return import && import->scenario;
}

std::optional<Scenario> combineAll(const Captured& captured, Session& session)
{
    const std::optional<Import>& usage = hasTree(captured.usage) ? captured.usage : captured.listing;
    std::optional<Scenario> scenario;
    if (hasTree(captured.associations) && usage)
        scenario = combine(*captured.associations, *usage, session);
    else if (hasTree(usage))
        scenario = usage->scenario;
    else if (hasTree(captured.associations))
        scenario = captured.associations->scenario;
    if (scenario && captured.configuration && captured.configuration->settings)
        scenario = withConfiguration(*scenario, *captured.configuration);
    return scenario;
}

ExitCode run(const Options& options, Session& session)
{
    const Captured captured = Capture(session).run(options.cluster);
    if (!captured.foundAny)
        return session.fail({ErrorCode::NotFound,
            "Slurm is not here: none of sacctmgr, scontrol and sshare is on PATH", {}, {}});
    auto scenario = combineAll(captured, session);
    if (!scenario)
        return session.fail({ErrorCode::BadInput,
            "no command printed a tree of associations; see the remarks above", {}, {}});
    if (scenario->title.empty())
        scenario->title =
            scenario->cluster.empty() ? "Captured tree" : fmt::format("Cluster {}", scenario->cluster);
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
