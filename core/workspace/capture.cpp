// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/capture.h"

#include "core/base/say.h"
#include "core/io/format_registry.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/usage_listing.h"
#include "core/workspace/file_import.h"

#include <fmt/ranges.h>

#include <optional>

namespace fairshare {
namespace {

using CommandWords = std::vector<std::string>;

/// Returns the value of the line `ClusterName = NAME`.
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

/// Parsed output of the commands; nothing if one failed.
struct Captured {
    std::optional<Import> configuration;
    std::optional<Import> associations; ///< sacctmgr: the tree with shares
    std::optional<Import> usage; ///< scontrol: tree and usage with two decimals
    std::optional<Import> listing; ///< sshare: tree and usage as integers
    bool foundAny = false; ///< at least one of the programs exists
};

class Capture {
public:
    Capture(const CaptureRequest& request, const CaptureListener& listener)
        : m_request(request)
        , m_listener(listener)
    {
    }

    Captured run()
    {
        std::vector<CommandWords> commands = captureCommands(m_request.cluster);
        const std::string configuration = print(commands[0]);
        m_captured.configuration = import(configuration, "scontrol show config");
        if (m_request.cluster.empty())
            commands = captureCommands(clusterName(configuration));
        m_captured.associations = import(print(commands[1]), "sacctmgr show assoc");
        m_captured.usage = import(print(commands[2]), "scontrol show assoc_mgr");
        m_captured.listing = import(print(commands[3]), "sshare");
        return std::move(m_captured);
    }

private:
    /// Runs a command and returns its output; "" if it failed or the capture was cancelled.
    std::string print(const CommandWords& words)
    {
        if (m_request.progress.cancelled())
            return {};
        m_listener.running(words);
        auto output = runProcess(words, m_request.standardError, m_request.progress.stop);
        if (!output) {
            if (output.error().code != ErrorCode::Cancelled)
                m_listener.warned(output.error().message);
            return {};
        }
        m_captured.foundAny = true;
        if (output->exitCode == 0)
            return std::move(output->text);
        const std::string reason = output->errors.substr(0, output->errors.find('\n'));
        m_listener.warned(reason.empty()
                ? fairshare::say("'{}' exited with code {}", words.front(), output->exitCode)
                : fairshare::say("'{}' exited with code {}: {}", words.front(), output->exitCode, reason));
        return {};
    }

    std::optional<Import> import(const std::string& text, const std::string& command)
    {
        if (text.empty())
            return std::nullopt;
        if (recognizeFormat(text) == nullptr) {
            m_listener.warned(fairshare::say("the output of {} has an unknown format", command));
            return std::nullopt;
        }
        auto imported = importContent(text, {}, m_request.progress);
        if (!imported) {
            Error error = imported.error();
            error.file = command;
            if (error.code != ErrorCode::Cancelled)
                m_listener.failed(error);
            return std::nullopt;
        }
        m_listener.diagnosed(imported->import.diagnostics, command);
        return std::move(imported->import);
    }

    const CaptureRequest& m_request;
    const CaptureListener& m_listener;
    Captured m_captured;
};

/// Returns the tree of `base` with the usage of `source`, or the tree of `source` if they do not match.
std::optional<Scenario> combine(const Import& base, const Import& source, const CaptureListener& listener)
{
    UsageMatch match;
    Diagnostics diagnostics;
    auto merged = addUsage(*base.scenario, source, match, diagnostics);
    listener.diagnosed(diagnostics, fairshare::say("usage"));
    if (!merged) {
        listener.warned(merged.error().message);
        return source.scenario;
    }
    const std::size_t unmatched = match.unmatchedRows.size() + match.unmatchedAssociations.size();
    if (unmatched > 0)
        listener.warned(fairshare::say("rows that differ between the outputs: {}; the tree may have changed "
                                       "during the capture",
            unmatched));
    return std::move(*merged);
}

bool hasTree(const std::optional<Import>& import)
{
    return import && import->scenario;
}

std::optional<Scenario> combineAll(const Captured& captured, const CaptureListener& listener)
{
    const std::optional<Import>& usage = hasTree(captured.usage) ? captured.usage : captured.listing;
    std::optional<Scenario> scenario;
    if (hasTree(captured.associations) && usage)
        scenario = combine(*captured.associations, *usage, listener);
    else if (hasTree(usage))
        scenario = usage->scenario;
    else if (hasTree(captured.associations)) {
        scenario = captured.associations->scenario;
        listener.warned(
            fairshare::say("neither scontrol nor sshare printed usage; all usage in this tree is 0"));
    }
    if (scenario && captured.configuration && captured.configuration->settings)
        scenario = withConfiguration(*scenario, *captured.configuration);
    return scenario;
}

} // namespace

std::vector<CommandWords> captureCommands(const std::string& cluster)
{
    CommandWords associations{"sacctmgr", "-P", "show", "assoc", "tree"};
    if (!cluster.empty())
        associations.push_back("cluster=" + cluster);
    associations.emplace_back("format=Cluster,Account,User,Partition,Share,ID,ParentName");
    return {{"scontrol", "show", "config"}, associations,
        {"scontrol", "-o", "show", "assoc_mgr", "flags=assoc"}, {"sshare", "-a", "-l", "-P", "-m"}};
}

Error captureNotHere()
{
    return {ErrorCode::NotFound,
        fairshare::say("Slurm commands not found: sacctmgr, scontrol and sshare are not on PATH")};
}

Result<Scenario> captureCluster(const CaptureRequest& request, const CaptureListener& listener)
{
    const Captured captured = Capture(request, listener).run();
    if (request.progress.cancelled())
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    if (!captured.foundAny)
        return tl::unexpected(captureNotHere());
    auto scenario = combineAll(captured, listener);
    if (!scenario)
        return fail(ErrorCode::BadInput,
            fairshare::say("no command printed an association tree; see the other messages"));
    if (scenario->title.empty())
        scenario->title = scenario->cluster.empty() ? fairshare::say("Captured tree")
                                                    : fairshare::say("Cluster {}", scenario->cluster);
    return std::move(*scenario);
}

} // namespace fairshare
