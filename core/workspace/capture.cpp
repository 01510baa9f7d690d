// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/capture.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/io/format_registry.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/default_account_listing.h"
#include "core/workspace/additions/site_factor_listing.h"
#include "core/workspace/file_import.h"
#include "core/workspace/private_data.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace fairshare {
namespace {

using CommandWords = std::vector<std::string>;

/// The commands of a capture, in their order.
enum class Step : std::size_t {
    Configuration,
    Database,
    Associations,
    Usage,
    Listing,
    Users,
    Jobs,
    Partitions,
    Nodes,
    Qos,
    SiteFactors,
};

struct StepTexts {
    std::string_view command; ///< for messages
    const char* missing; ///< what a failure means, marked by `phrase`
};

constexpr std::array Texts{
    StepTexts{"scontrol show config", fairshare::phrase("the capture has no weights and no half-life")},
    StepTexts{"sacctmgr show configuration", fairshare::phrase("PrivateData of slurmdbd.conf is unknown")},
    StepTexts{"sacctmgr show assoc", fairshare::phrase("the tree is taken from scontrol or sshare")},
    StepTexts{"scontrol show assoc_mgr", fairshare::phrase("usage is taken from sshare, in whole seconds")},
    StepTexts{"sshare", fairshare::phrase("usage is taken from scontrol alone")},
    StepTexts{"sacctmgr show user", fairshare::phrase("the capture has no default accounts")},
    StepTexts{"scontrol show job", fairshare::phrase("the capture has no jobs")},
    StepTexts{"scontrol show partition", fairshare::phrase("the jobs have no partition factors and limits")},
    StepTexts{
        "scontrol show node", fairshare::phrase("the size of the cluster is that of its largest partition")},
    StepTexts{"sacctmgr show qos", fairshare::phrase("the jobs have no QOS factors and limits")},
    StepTexts{"sprio", fairshare::phrase("the jobs have no site factors")},
};

const StepTexts& textsOf(Step step)
{
    return Texts.at(static_cast<std::size_t>(step));
}

/// Returns the first line that is not blank.
std::string firstLine(std::string_view text)
{
    for (TextLines lines(text); lines.next();)
        if (const std::string_view line = trimmed(lines.text()); !line.empty())
            return std::string(line);
    return {};
}

/// Returns whether scontrol answered that there is nothing to show: `No jobs in the system`.
bool saysNone(std::string_view text)
{
    return trimmed(text).starts_with("No ") && text.find('=') == std::string_view::npos;
}

/// Parsed output of the commands; nothing if one failed.
struct Captured {
    std::optional<Import> configuration;
    std::optional<Import> associations; ///< sacctmgr: the tree with shares
    std::optional<Import> usage; ///< scontrol: tree and usage with two decimals
    std::optional<Import> listing; ///< sshare: tree and usage as integers
    std::string users; ///< users with their default accounts, as printed
    std::optional<Import> jobs;
    std::optional<Import> partitions;
    std::optional<Import> nodes;
    std::optional<Import> qos;
    std::string siteFactors; ///< jobs with their site factors, as printed
    bool foundAny = false; ///< at least one of the programs exists
};

class Capture {
public:
    Capture(const CaptureRequest& request, const CaptureListener& listener)
        : m_request(request)
        , m_listener(listener)
        , m_commands(captureCommands(request.cluster, ClusterReach::Any))
    {
    }

    Captured run()
    {
        const std::string configuration = print(Step::Configuration);
        m_captured.configuration = import(configuration, Step::Configuration);
        if (m_request.cluster.empty())
            m_commands = captureCommands(std::string(printedSetting(configuration, "ClusterName")));
        warnOfPrivateData(configuration, "slurm.conf");
        const std::string database = print(Step::Database); // repeats settings of slurm.conf first
        if (const std::size_t own = database.find("SlurmDBD configuration"); own != std::string::npos)
            warnOfPrivateData(std::string_view(database).substr(own), "slurmdbd.conf");
        m_captured.associations = printed(Step::Associations);
        m_captured.usage = printed(Step::Usage);
        m_captured.listing = printed(Step::Listing);
        m_captured.users = print(Step::Users);
        m_captured.jobs = printed(Step::Jobs);
        m_captured.partitions = printed(Step::Partitions);
        m_captured.nodes = printed(Step::Nodes);
        m_captured.qos = printed(Step::Qos);
        if (m_captured.jobs)
            m_captured.siteFactors = print(Step::SiteFactors);
        return std::move(m_captured);
    }

private:
    /// Says which rows an ordinary user does not see. The programs never say so themselves.
    void warnOfPrivateData(std::string_view configuration, const char* file)
    {
        const std::vector<std::string> kinds = privateData(configuration);
        std::vector<std::string> missing;
        for (const std::string& kind : kinds)
            if (std::string what = missingFor(kind); !what.empty())
                missing.push_back(std::move(what));
        if (!missing.empty())
            m_listener.warned(
                fairshare::say("PrivateData={} in {}: unless you are an administrator of Slurm, "
                               "the following may be missing: {}",
                    fmt::to_string(fmt::join(kinds, ",")), file, fmt::to_string(fmt::join(missing, ", "))));
    }

    std::optional<Import> printed(Step step) { return import(print(step), step); }

    /// Runs a command and returns its output; "" if it failed or the capture was cancelled.
    std::string print(Step step)
    {
        const CommandWords& words = m_commands[static_cast<std::size_t>(step)];
        if (m_request.progress.cancelled() || m_absent.contains(words.front()))
            return {};
        m_listener.running(words);
        auto output = runProcess(words, m_request.standardError, m_request.progress.stop);
        if (!output) {
            if (output.error().code == ErrorCode::NotFound)
                m_absent.insert(words.front());
            if (output.error().code != ErrorCode::Cancelled)
                m_listener.warned(output.error().message);
            return {};
        }
        m_captured.foundAny = true;
        const StepTexts& texts = textsOf(step);
        const std::string reason = firstLine(output->errors);
        if (output->exitCode == 0) {
            if (!reason.empty())
                m_listener.warned(fmt::format("{}: {}", texts.command, reason));
            return std::move(output->text);
        }
        m_listener.warned(fmt::format("{}; {}",
            reason.empty()
                ? fairshare::say("{} failed with exit code {}", texts.command, output->exitCode)
                : fairshare::say("{} failed with exit code {}: {}", texts.command, output->exitCode, reason),
            said(texts.missing)));
        return {};
    }

    std::optional<Import> import(const std::string& text, Step step)
    {
        if (text.empty() || saysNone(text))
            return std::nullopt;
        const std::string command(textsOf(step).command);
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
    std::vector<CommandWords> m_commands; ///< by Step
    std::set<std::string> m_absent; ///< programs that are not there
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

/// Adds a listing that needs a tree. A listing that cannot be added is reported and left out.
void add(const std::optional<Import>& source, Step step, const CaptureListener& listener, Scenario& scenario)
{
    const Addition what = source ? additionFrom(*source) : Addition::None;
    if (what == Addition::None || what == Addition::Usage)
        return;
    AdditionRemarks remarks;
    auto added = withAddition(scenario, *source, {.what = what}, remarks);
    if (!added) {
        Error error = added.error();
        error.file = textsOf(step).command;
        listener.failed(error);
        return;
    }
    scenario = std::move(*added);
    // The nodes follow, which tell the size.
    std::erase_if(remarks.diagnostics, [](const Diagnostic& each) { return each.code == "cluster_size"; });
    listener.diagnosed(remarks.diagnostics, std::string(textsOf(step).command));
}

/// Adds the queue and what its priorities are computed from.
void addQueue(const Captured& captured, const CaptureListener& listener, Scenario& scenario)
{
    if (const auto accounts = readDefaultAccounts(captured.users); !accounts.empty())
        scenario.tree = withDefaultAccounts(scenario.tree, accounts);
    add(captured.jobs, Step::Jobs, listener, scenario);
    add(captured.partitions, Step::Partitions, listener, scenario);
    add(captured.nodes, Step::Nodes, listener, scenario);
    add(captured.qos, Step::Qos, listener, scenario);
    if (captured.siteFactors.empty())
        return;
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    setSiteFactors(captured.siteFactors, queue);
    section.queue = SharedValue(std::move(queue));
    scenario = withPriority(scenario, std::move(section));
}

/// Checks that the programs answered for the cluster that was asked for.
Result<void> checkCluster(const Scenario& scenario, const std::string& cluster)
{
    if (cluster.empty() || scenario.cluster.empty() || equalIgnoringCase(scenario.cluster, cluster))
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("the commands printed cluster '{}' instead of '{}'", scenario.cluster, cluster));
}

} // namespace

std::vector<CommandWords> captureCommands(const std::string& cluster, ClusterReach reach)
{
    std::vector<CommandWords> commands{{"scontrol", "show", "config"}, {"sacctmgr", "show", "configuration"},
        {"sacctmgr", "-P", "show", "assoc", "tree"}, {"scontrol", "-o", "show", "assoc_mgr", "flags=assoc"},
        {"sshare", "-a", "-l", "-P", "-m"}, {"sacctmgr", "-n", "-P", "show", "user", "withassoc"},
        {"scontrol", "-o", "show", "job"}, {"scontrol", "-o", "show", "partition"},
        {"scontrol", "-o", "show", "node"}, {"sacctmgr", "-P", "show", "qos"},
        {"sprio", "-h", "-o", "%i|%S"}};
    CommandWords& associations = commands[static_cast<std::size_t>(Step::Associations)];
    CommandWords& users = commands[static_cast<std::size_t>(Step::Users)];
    if (!cluster.empty())
        for (CommandWords* words : {&associations, &users})
            words->push_back("cluster=" + cluster);
    associations.emplace_back("format=Cluster,Account,User,Partition,Share,ID,ParentName,Priority");
    users.emplace_back("format=User,DefaultAccount");
    for (CommandWords& words : commands)
        if (reach == ClusterReach::Any && !cluster.empty() && words.front() != "sacctmgr")
            words.insert(words.begin() + 1, {"-M", cluster});
    return commands;
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
    if (auto checked = checkCluster(*scenario, request.cluster); !checked)
        return tl::unexpected(checked.error());
    addQueue(captured, listener, *scenario);
    if (scenario->title.empty())
        scenario->title = scenario->cluster.empty() ? fairshare::say("Captured tree")
                                                    : fairshare::say("Cluster {}", scenario->cluster);
    return std::move(*scenario);
}

} // namespace fairshare
