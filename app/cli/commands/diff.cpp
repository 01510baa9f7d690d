// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/moved_usage.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/session.h"
#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/compare/changes/unstated_figures.h"
#include "core/analysis/sacctmgr/sacctmgr_commands.h"
#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/report/tables/difference_table.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct DiffOptions {
    std::string before;
    std::string after;
    VariantOption variant;
    MovedUsageOption movedUsage;
    bool sacctmgr = false;
    AlgorithmOptions algorithms;
    OutputOptions output;
};

ExitCode writeCommands(const std::vector<Scenario>& sides, const Difference& difference,
    const DiffOptions& options, Session& session)
{
    const SacctmgrCommands commands = sacctmgrCommands(sides.front(), sides.back(), difference);
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
    const Difference difference = differenceOf(sides->front(), after);
    if (options.sacctmgr) {
        after.settings.algorithm = *algorithm;
        return writeCommands(*sides, difference, options, session);
    }
    const bool same = difference.associations.empty() && difference.settings.empty();
    if (same && options.output.format == OutputFormat::Table)
        return session.write(options.output.path, std::string_view("no differences\n"));
    return session.write(
        options.output.path, differenceTable(difference, sides->front(), after), options.output.format);
}

Run declareDiff(CLI::App& app)
{
    auto options = std::make_shared<DiffOptions>();
    app.add_option("BEFORE", options->before, "Current tree; - is standard input")->required();
    app.add_option("AFTER", options->after, "Proposed tree (default with --variant: BEFORE)");
    options->variant.declare(app, "Use this variant of AFTER as the proposed tree");
    auto* commands = app.add_flag(
        "--sacctmgr", options->sacctmgr, "Print the sacctmgr commands that make the change on the cluster");
    options->movedUsage.declare(app);
    options->algorithms.declare(app);
    options->output.declare(app);
    commands->excludes(app.get_option("--format"));
    return [options](Session& session) { return runDiff(*options, session); };
}

} // namespace

Command diff()
{
    return {"diff", "Show the differences between two trees as a table or as sacctmgr commands",
        "  fairshare diff before.fairshare after.fairshare\n"
        "  fairshare diff before.fairshare after.fairshare --sacctmgr > change.sh\n"
        "  fairshare diff site.fairshare --variant 'proposal A' --sacctmgr\n",
        declareDiff};
}

} // namespace fairshare::cli::command_files
