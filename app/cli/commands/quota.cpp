// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/quota_views.h"
#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/option_group.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/io/htcondor/condor_config_writer.h"
#include "core/io/htcondor/quota_import.h"
#include "core/io/htcondor/quota_table_reader.h"
#include "core/quota/uncounted.h"
#include "core/report/tables/quota_figures.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare::cli::command_files {
namespace {

struct QuotaCommandOptions {
    InputOptions input;
    std::vector<std::string> columns; ///< column names for a table without a header; empty = it has one
    std::optional<double> pool;
    bool balanced = false;
    BalancerMode mode = BalancerMode::Code;
    std::string oversubscription; ///< "" = from the file
    std::string demand; ///< a file with the demand history
    DemandSettings smoothing;
    bool requestedFromDemand = false;
    QuotaViewOptions views;
    bool steps = false;
    bool explain = false;
    bool limits = false;
    QuotaCap cap = QuotaCap::AsRun;
    bool fragment = false;
    bool changesOnly = false;
    bool keepsFlags = false; ///< the fragment keeps the flags of the file
    std::string baseline; ///< baseline of the fragment's comments; "" = the file
    OutputOptions output;
};

constexpr double LeastSamples = 2; ///< a mean of neighbors requires two
constexpr double MostSamples = 1e6;

constexpr std::string_view NoQuotas =
    "contains no group quotas; expected a scenario with section \"quotas\", an HTCondor configuration, a "
    "table of groups or output of condor_userprio";

Result<LoadedImport> importGroups(const QuotaCommandOptions& options, const Progress& progress)
{
    return options.columns.empty() ? importFile(options.input.file, options.input.format, progress)
                                   : importQuotaTable(options.input.file, options.columns, progress);
}

/// Loads the scenario with the groups. Nothing after an error, which is printed.
std::optional<LoadedScenario> loadQuotas(const QuotaCommandOptions& options, Session& session)
{
    session.reads(options.input.file);
    auto source = importGroups(options, session.progress("Reading"));
    session.progressDone();
    if (!source) {
        Error error = source.error();
        if (error.code == ErrorCode::MissingColumns)
            error.message += "; or give them with --columns";
        session.fail(std::move(error), options.input.file);
        return std::nullopt;
    }
    auto loaded = scenarioFrom(std::move(*source));
    if (!loaded) {
        session.fail(loaded.error(), options.input.file);
        return std::nullopt;
    }
    if (loaded->scenario.quotas.has() && !options.views.take(*loaded, session))
        return std::nullopt;
    Diagnostics& remarks = loaded->diagnostics;
    if (!session.accepts(remarks, options.input.file))
        return std::nullopt;
    const bool unknown = std::any_of(remarks.begin(), remarks.end(),
        [](const Diagnostic& remark) { return remark.code == PoolSizeUnknown; });
    if (options.pool)
        std::erase_if(remarks, isOfPoolSize);
    session.warn(remarks, options.input.file);
    Error error{ErrorCode::BadInput, {}, {}, {}};
    if (!loaded->scenario.quotas.has())
        error.message = NoQuotas;
    else if (unknown && !options.pool)
        error.message = "unknown pool size; give it with --pool";
    if (error.message.empty())
        return std::move(*loaded);
    session.fail(error, options.input.file);
    return std::nullopt;
}

/// Adds the demand of a history. Returns false after an error, which is printed.
bool takeDemand(const QuotaCommandOptions& options, Scenario& scenario, Session& session)
{
    if (options.demand.empty())
        return true;
    const auto source = session.importAddition(options.demand);
    if (!source)
        return false;
    if (source->import.queues.empty()) {
        session.fail({ErrorCode::BadInput,
                         "contains no demand history; expected a table with the columns group_name, "
                         "amount_in_queue and query_time",
                         {}, {}},
            options.demand);
        return false;
    }
    AdditionRemarks remarks{.diagnostics = source->import.diagnostics};
    auto taken = withAddition(
        scenario, source->import, {.what = Addition::Demand, .demand = options.smoothing}, remarks);
    if (options.requestedFromDemand) // reported for all groups later
        std::erase_if(
            remarks.diagnostics, [](const Diagnostic& remark) { return remark.code == "requests_follow"; });
    session.warn(remarks.diagnostics, options.demand);
    if (!taken) {
        const bool ofHistory = taken.error().code == ErrorCode::BadInput;
        session.fail(taken.error(), ofHistory ? options.demand : options.input.file);
        return false;
    }
    scenario = std::move(*taken);
    return true;
}

/// Proposes requests from demand if requested, or if no requests are known.
/// @param mayPropose the format of the file has no requests
void proposeRequests(
    const QuotaCommandOptions& options, bool mayPropose, GroupQuotas& quotas, const Session& session)
{
    const auto& groups = quotas.groups;
    const bool unknown = mayPropose && std::all_of(groups.begin(), groups.end(), [](const QuotaGroup& group) {
        return group.requested == 0;
    }) && std::any_of(groups.begin(), groups.end(), [](const QuotaGroup& group) { return group.demand > 0; });
    if (!unknown && !options.requestedFromDemand)
        return;
    for (QuotaGroup& group : quotas.groups)
        group.requested = proposedRequest(group);
    constexpr std::string_view Proposed = "proposing requests from demand: usage + demand × max(weight, 1)";
    if (options.requestedFromDemand)
        session.note(Proposed);
    else
        session.warn(Proposed);
}

/// Appends the baseline of a fragment's comments to the scenarios. Returns false after an error, which is
/// printed.
bool addBaseline(const QuotaCommandOptions& options, std::vector<Scenario>& scenarios, Session& session)
{
    if (options.baseline.empty())
        return true;
    auto baseline = session.read(options.baseline, {});
    if (!baseline)
        return false;
    if (!baseline->quotas.has()) {
        session.fail({ErrorCode::BadInput, std::string(NoQuotas), {}, {}}, options.baseline);
        return false;
    }
    scenarios.push_back(std::move(*baseline));
    return true;
}

/// Warns that the balancer's flags depend only on weights if there is no demand.
void warnWithoutDemand(const GroupQuotas& quotas, const Session& session)
{
    const auto& groups = quotas.groups;
    if (std::none_of(groups.begin(), groups.end(), [](const QuotaGroup& group) { return group.demand > 0; }))
        session.warn("no group has demand, so the balancer's flags depend only on the weights");
}

/// Returns the reason for the fragment's changes; "" if flags are kept.
std::string reasonOf(const QuotaCommandOptions& options)
{
    if (options.keepsFlags)
        return {};
    return options.mode == BalancerMode::Code
        ? "accept_surplus set from demand by both passes of the balancer"
        : "accept_surplus set from demand by the first pass of the balancer";
}

ExitCode writeFragment(const GroupQuotas& before, const QuotaFigures& figures,
    const QuotaCommandOptions& options, Session& session)
{
    const FragmentExtent extent = options.changesOnly ? FragmentExtent::Changes : FragmentExtent::Whole;
    const auto text = condorFragment(before, withFlags(figures), {extent, reasonOf(options)});
    return text ? session.write(options.output.path, *text) : session.fail(text.error(), options.input.file);
}

ExitCode writeFigures(const QuotaFigures& figures, const QuotaCommandOptions& options, Session& session)
{
    if (options.steps)
        return printRows(allocationStepTable(figures), options.output, session);
    if (options.explain)
        return printRows(allocationReasonTable(figures), options.output, session);
    if (options.output.format == OutputFormat::Json && !mayPrintDocument(options.output, session))
        return session.exitCode();
    if (options.output.format == OutputFormat::Json)
        return session.write(
            options.output.path, [&figures](const TextSink& sink) { writeQuotaJson(figures, sink); });
    return printRows(
        options.limits ? negotiationTable(figures) : quotaTable(figures), options.output, session);
}

/// Warns about parts of the pool that a simulated day ignores.
void warnOfDay(const GroupQuotas& quotas, const Session& session)
{
    if (const auto built = buildQuotaTree(quotas))
        for (const std::string& clause : uncountedInDay(quotas, built->tree))
            session.warn(clause);
}

/// Writes the table of --submitters or --day.
ExitCode writeView(const QuotaCommandOptions& options, const GroupQuotas& quotas, Session& session)
{
    QuotaViewOptions views = options.views;
    views.settings.smoothing = options.smoothing;
    if (views.submitters && quotas.submitters.empty())
        return session.fail(
            {ErrorCode::BadInput, "contains no submitters; give output of condor_userprio with --userprio",
                {}, {}},
            options.input.file);
    if (views.day)
        warnOfDay(quotas, session);
    const auto table = quotaViewTable(views, {quotas, options.balanced, options.mode, options.explain},
        session.progress("Simulating a day"));
    session.progressDone();
    return table ? printRows(*table, options.output, session)
                 : session.fail(table.error(), options.input.file);
}

ExitCode runQuota(const QuotaCommandOptions& options, Session& session)
{
    auto loaded = loadQuotas(options, session);
    if (!loaded)
        return session.exitCode();
    GroupQuotas quotas = *loaded->scenario.quotas;
    if (options.pool)
        quotas.poolSize = *options.pool;
    if (!options.oversubscription.empty())
        quotas.options.oversubscription = options.oversubscription == "on";
    Scenario scenario = withQuotas(loaded->scenario, std::move(quotas));
    if (!takeDemand(options, scenario, session))
        return session.exitCode();
    quotas = *scenario.quotas;
    proposeRequests(options, loaded->format->id != "fairshare", quotas, session);
    std::vector<Scenario> scenarios{withQuotas(scenario, std::move(quotas))};
    if (!addBaseline(options, scenarios, session))
        return session.exitCode();
    session.anonymize(scenarios);
    const GroupQuotas& pool = *scenarios.front().quotas;
    if (options.views.isAsked())
        return writeView(options, pool, session);
    const bool balances = options.balanced || (options.fragment && !options.keepsFlags);
    if (balances)
        warnWithoutDemand(pool, session);
    QuotaFiguresOptions wanted;
    wanted.flags = balances ? FlagSource::Balanced : FlagSource::Declared;
    wanted.mode = options.mode;
    wanted.negotiates = options.limits;
    wanted.cap = options.cap;
    const auto figures = quotaFigures(pool, wanted);
    if (!figures)
        return session.fail(figures.error(), options.input.file);
    if (const std::string remark = negotiationRemark(*figures); !remark.empty())
        session.warn(remark);
    return options.fragment ? writeFragment(*scenarios.back().quotas, *figures, options, session)
                            : writeFigures(*figures, options, session);
}

void declareDemand(CLI::App& app, QuotaCommandOptions& options)
{
    const OptionGroup group(app, "Demand");
    app.add_option("--demand", options.demand,
        "Read demand from this history of idle jobs (group_name, amount_in_queue, query_time)");
    app.add_option("--window", options.smoothing.windowMinutes, "Length of the demand window in minutes")
        ->check(number({.least = 0, .aboveLeast = true}))
        ->type_name("MINUTES");
    app.add_option("--collapse", options.smoothing.collapsePercent,
           "Count demand as 0 if it drops by more than this between the two halves of the window")
        ->check(number({.least = 0, .most = 100}))
        ->type_name("PERCENT");
    app.add_option("--samples", options.smoothing.minimumSamples,
           "Minimum number of samples; with fewer, demand is 0")
        ->check(number({.least = LeastSamples, .most = MostSamples, .whole = true}))
        ->type_name("N");
    app.add_flag("--requested-from-demand", options.requestedFromDemand,
        "Propose each request as usage + demand × max(weight, 1)");
}

void declareOutput(CLI::App& app, QuotaCommandOptions& options)
{
    const OptionGroup group(app, "Results");
    auto* steps = app.add_flag("--steps", options.steps, "Print the allocation steps");
    auto* explain = app.add_flag("--explain", options.explain, "Explain each group's allocation");
    auto* limits = app.add_flag(
        "--limits", options.limits, "Print the group limits of one negotiation cycle and what it grants");
    app.add_option("--round-robin", options.cap,
           "With --limits and a round robin rate: as-is counts like HTCondor, which can leave groups below "
           "their quotas; corrected avoids this")
        ->transform(oneOf("counting method",
            std::vector<std::pair<std::string, QuotaCap>>{
                {"as-is", QuotaCap::AsRun}, {"corrected", QuotaCap::Corrected}}))
        ->type_name("WAY")
        ->needs(limits);
    auto* fragment = app.add_flag("--fragment", options.fragment,
        "Print an HTCondor configuration with the balancer's flags; comments mark changes");
    app.add_flag("--changes-only", options.changesOnly, "With --fragment: print only changed settings")
        ->needs(fragment);
    app.add_flag("--keep-flags", options.keepsFlags,
           "With --fragment: keep the surplus flags of FILE instead of the balancer's")
        ->needs(fragment);
    app.add_option("--baseline", options.baseline,
           "With --fragment: compare with the groups in this file; default: those in FILE")
        ->type_name("FILE")
        ->needs(fragment);
    for (CLI::Option* option : {explain, limits, fragment})
        option->excludes(steps);
    for (CLI::Option* option : {limits, fragment})
        option->excludes(explain);
    fragment->excludes(limits);
    for (CLI::Option* view : options.views.tables()) {
        for (CLI::Option* other : {steps, limits, fragment})
            view->excludes(other);
        if (view != options.views.tables().front())
            view->excludes(explain)->excludes(options.views.tables().front());
    }
    options.output.declare(app, OutputOptions::Columns::OfInput);
    options.output.declareWhere(app);
    CLI::Option* changed =
        options.output.declareChanged(app, "Print only groups whose surplus flag the balancer would change");
    options.output.declareText(app, fragment);
    for (CLI::Option* other : {steps, explain, limits, fragment})
        changed->excludes(other);
}

Run declareQuota(CLI::App& app)
{
    auto options = std::make_shared<QuotaCommandOptions>();
    options->input.declare(app);
    app.add_option("--columns", options->columns, "Comma-separated column names for a table without a header")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("NAME");
    app.add_option("--pool", options->pool, "Pool size in slot weight; default: from FILE")
        ->check(number({.least = 0}))
        ->type_name("N");
    app.add_flag("--balanced", options->balanced, "Allocate with the balancer's surplus flags");
    app.add_option("--mode", options->mode, "Balancer passes: code runs both, slides only the first")
        ->transform(oneOf("mode",
            std::vector<std::pair<std::string, BalancerMode>>{
                {"code", BalancerMode::Code}, {"slides", BalancerMode::Slides}}))
        ->type_name("MODE");
    app.add_option("--oversubscription", options->oversubscription,
           "Let quotas of child groups exceed their parent's; default: from FILE")
        ->check(oneOf("switch", {"on", "off"}));
    declareDemand(app, *options);
    options->views.declare(app);
    declareOutput(app, *options);
    return [options](Session& session) { return runQuota(*options, session); };
}

} // namespace

Command quota()
{
    return {"quota", "Allocate an HTCondor pool among its groups and suggest which should accept surplus",
        "  fairshare quota site.fairshare --format json\n"
        "  fairshare quota group_quotas.config --pool 15000 --steps\n"
        "  fairshare quota groups.tsv --demand queue_log.tsv --fragment -o balanced.config\n"
        "  fairshare quota edited.fairshare --fragment --keep-flags --baseline group_quotas.config\n"
        "  fairshare quota groups.config --userprio userprio.txt --submitters --after 7\n"
        "  fairshare quota site.fairshare --day --hold 30 --poll 5\n",
        declareQuota};
}

} // namespace fairshare::cli::command_files
