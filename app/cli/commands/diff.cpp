// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/moved_usage.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/options/where.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/compare/changes/unstated_figures.h"
#include "core/analysis/lint/lint.h"
#include "core/analysis/sacctmgr/sacctmgr_commands.h"
#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/report/tables/difference_table.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace fairshare::cli::command_files {
namespace {

struct DiffOptions {
    std::string before;
    std::string after;
    VariantOption variant;
    MovedUsageOption movedUsage;
    bool sacctmgr = false;
    bool exitCode = false;
    std::vector<CommandRisk> accepted;
    AlgorithmOptions algorithms;
    WhereOption where;
    OutputOptions output;
};

ExitCode writeCommands(const std::vector<Scenario>& sides, const Difference& difference,
    const DiffOptions& options, Session& session)
{
    const SacctmgrCommands commands =
        sacctmgrCommands(sides.front(), sides.back(), difference, options.accepted);
    for (const FoundRisk& found : commands.risks)
        session.fail(
            {ErrorCode::BadInput,
                fmt::format("{}; if that is intended, add --force {}", found.message, nameOf(found.risk)), {},
                {}},
            options.after.empty() ? options.before : options.after);
    if (!commands.risks.empty())
        return session.exitCode();
    if (commands.refused > 0)
        session.warn(fmt::format("{} cannot be written as sacctmgr commands; see the comments in the output",
            counted(commands.refused, "change")));
    return session.write(options.output.path, scriptOf(commands));
}

/// Reads one side. Refuses truncated names for commands, because they would not match the accounts.
std::optional<LoadedScenario> loadSide(const std::string& path, const DiffOptions& options, Session& session)
{
    auto side = session.readSource(path);
    if (!side || !options.sacctmgr || !side->hasCutNames)
        return side;
    session.fail({ErrorCode::BadInput, refusalOfCutNames(), {}, {}}, path);
    return std::nullopt;
}

/// Loads both scenarios. Values missing from one file are taken from the other.
std::optional<std::vector<Scenario>> loadCompared(const DiffOptions& options, Session& session)
{
    auto before = loadSide(options.before, options, session);
    if (!before)
        return std::nullopt;
    const std::string& afterPath = options.after.empty() ? options.before : options.after;
    auto after = options.after.empty() ? before : loadSide(options.after, options, session);
    if (!after)
        return std::nullopt;
    if (!options.variant.name.empty()) {
        auto chosen = options.variant.choose(after->scenario, afterPath, session);
        if (!chosen)
            return std::nullopt;
        after->scenario = std::move(*chosen);
        before->scenario = withoutVariants(before->scenario);
    }
    const StatedFigures inBefore{before->hasShares, before->hasUsage};
    const StatedFigures inAfter{after->hasShares, after->hasUsage};
    session.warn(takeUnstated(before->scenario, inBefore, after->scenario, inAfter), options.before);
    session.warn(takeUnstated(after->scenario, inAfter, before->scenario, inBefore), afterPath);
    if (options.variant.name.empty()) // a variant says which usage it keeps
        options.movedUsage.apply(before->scenario, after->scenario, session);
    std::vector<Scenario> sides;
    sides.push_back(std::move(before->scenario));
    sides.push_back(std::move(after->scenario));
    session.anonymize(sides);
    return sides;
}

/// Keeps the changes of associations that match --where, removed ones by their values before. Returns false
/// after an error, which is printed.
/// @param sides before and after
bool keepMatching(
    const DiffOptions& options, const std::vector<Scenario>& sides, Session& session, Difference& difference)
{
    const Scenario& before = sides.front();
    const Scenario& after = sides.back();
    const std::string& afterPath = options.after.empty() ? options.before : options.after;
    const auto was = session.evaluate(before, {after.settings.algorithm}, options.before);
    const auto now = was ? session.evaluate(after, {after.settings.algorithm}, afterPath) : nullptr;
    if (!now)
        return false;
    const auto findings = fairshare::lint(after, unknownOptionKeys);
    if (!findings) {
        session.fail(findings.error(), afterPath);
        return false;
    }
    const FilterData data{.tree = after.tree,
        .now = now.get(),
        .result = &now->results.front(),
        .treeBefore = &before.tree,
        .resultBefore = &was->results.front(),
        .findings = *findings,
        .rowsBefore = difference.match.earlier};
    const FilterData removed{
        .tree = before.tree, .now = was.get(), .result = &was->results.front(), .removed = true};
    const auto rows = options.where.rows(data, session);
    const auto rowsBefore = rows ? options.where.rows(removed, session) : std::nullopt;
    if (!rowsBefore)
        return false;
    const auto holds = [](const std::vector<NodeRow>& list, NodeRow row) {
        return std::binary_search(list.begin(), list.end(), row);
    };
    std::erase_if(difference.associations, [&](const AssociationChange& change) {
        return change.after == NoRow ? !holds(*rowsBefore, change.before) : !holds(*rows, change.after);
    });
    difference.settings.clear();
    return true;
}

ExitCode runDiff(const DiffOptions& options, Session& session)
{
    if (options.after.empty() && options.variant.name.empty())
        return session.wrongUsage("AFTER is missing; give a file, or --variant NAME for a variant of BEFORE");
    auto sides = loadCompared(options, session);
    if (!sides)
        return session.exitCode();
    Scenario& after = sides->back();
    const auto algorithm = options.algorithms.applyOne(after);
    if (!algorithm)
        return session.wrongUsage(algorithm.error().message);
    Difference difference = differenceOf(sides->front(), after);
    after.settings.algorithm = *algorithm; // of the figures, and no change of the file
    if (options.where.isGiven() && !keepMatching(options, *sides, session, difference))
        return session.exitCode();
    const bool same = difference.associations.empty() && difference.settings.empty();
    ExitCode code = ExitCode::Done;
    if (options.sacctmgr)
        code = writeCommands(*sides, difference, options, session);
    else if (same && options.output.format == OutputFormat::Table)
        code = session.write(options.output.path, std::string_view("no differences\n"));
    else
        code = printRows(differenceTable(difference, sides->front(), after), options.output, session);
    return code == ExitCode::Done && options.exitCode && !same ? ExitCode::Findings : code;
}

CLI::Option* declareForce(CLI::App& app, DiffOptions& options)
{
    std::vector<std::pair<std::string, CommandRisk>> risks;
    risks.reserve(AllCommandRisks.size());
    for (const CommandRisk risk : AllCommandRisks)
        risks.emplace_back(nameOf(risk), risk);
    return app
        .add_option("--force", options.accepted,
            "Print the commands in spite of these risks: clusters (trees of different clusters), kinds (one "
            "side has no accounts or users), part (one side lists only a part of its cluster), resets (of "
            "the usage of more than a tenth of the users), cluster (deletions or resets on every cluster), "
            "deletions (more than a tenth of the users or half of the associations)")
        ->delimiter(',')
        ->transform(oneOf("risk", risks));
}

Run declareDiff(CLI::App& app)
{
    auto options = std::make_shared<DiffOptions>();
    app.add_option("BEFORE", options->before, "Current tree; - is standard input")->required();
    app.add_option("AFTER", options->after, "Proposed tree (default with --variant: BEFORE)");
    options->variant.declare(app, "Use this variant of AFTER as the proposed tree");
    auto* commands = app.add_flag(
        "--sacctmgr", options->sacctmgr, "Print the sacctmgr commands that make the change on the cluster");
    app.add_flag("--exit-code", options->exitCode, "Exit with status 4 if there are differences");
    declareForce(app, *options)->needs(commands);
    options->movedUsage.declare(app);
    options->algorithms.declare(app);
    options->where.declare(app, "List only changes of associations that match, and no settings");
    options->output.declare(app);
    // Commands for some of the changes could not be run on their own.
    options->output.declareText(app, commands);
    return [options](Session& session) { return runDiff(*options, session); };
}

} // namespace

Command diff()
{
    return {"diff", "Show the differences between two trees as a table or as sacctmgr commands",
        "  fairshare diff before.fairshare after.fairshare\n"
        "  fairshare diff before.fairshare after.fairshare --sacctmgr > change.sh\n"
        "  fairshare diff before.fairshare after.fairshare --where 'moved>3 and account=physics'\n"
        "  fairshare diff site.fairshare --variant 'proposal A' --sacctmgr\n",
        declareDiff};
}

} // namespace fairshare::cli::command_files
