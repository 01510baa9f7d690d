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
#include "core/analysis/compare/answers/answer_line.h"
#include "core/analysis/compare/comparison.h"
#include "core/analysis/lint/lint.h"
#include "core/base/numbers.h"
#include "core/fairshare/algorithm.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/report/schema_name.h"
#include "core/report/table_text.h"
#include "core/report/tables/comparison_table.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/names/row_paths.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>

namespace fairshare::cli::command_files {
namespace {

struct CompareOptions {
    InputOptions input;
    VariantOption variant;
    MovedUsageOption movedUsage;
    bool allVariants = false;
    AlgorithmOptions algorithms;
    WhereOption where;
    OutputOptions output;
    std::string baseline;
};

/// The compared sides, with the name of the baseline.
struct Sides : SideBySide {
    std::string baselineName;
    std::vector<Finding> findings; ///< for --where
};

/// Returns the users in the requested order.
std::vector<NodeRow> sortedUsers(const Sides& sides, const std::string& sort)
{
    const ShareTree& tree = sides.now->tree;
    std::vector<NodeRow> users = usersOf(tree);
    const auto by = [&users](auto key) {
        std::stable_sort(
            users.begin(), users.end(), [&key](NodeRow a, NodeRow b) { return key(a) < key(b); });
    };
    const auto& reference = *sides.reference->rank;
    const auto at = static_cast<std::size_t>(sides.reference - sides.now->results.data());
    if (sort == "rank")
        by([&reference](NodeRow row) { return reference[row]; });
    else if (sort == "user")
        by([&tree](NodeRow row) { return tree.name(row); });
    else if (sort == "move" && sides.hasMoves(at))
        by([&](NodeRow row) {
            const std::int32_t move = sides.moves[at].move[row];
            return move == NoMove ? std::numeric_limits<std::int64_t>::max() : -std::int64_t{move};
        });
    else if (sort == "move")
        by([&](NodeRow row) {
            std::int64_t spread = 0;
            for (const RankMoves& moves : sides.moves)
                if (!moves.move.empty())
                    spread = std::max<std::int64_t>(spread, std::abs(moves.move[row]));
            return -spread;
        });
    return users;
}

TextTable tauTable(const Sides& sides, bool exact)
{
    const auto& results = sides.now->results;
    const std::vector<double> tau = tauMatrix(*sides.now);
    TextTable table;
    table.addText("Kendall's tau-b", "algorithm");
    for (const AlgorithmResult& result : results)
        table.addNumber(std::string(result.algorithm->title), std::string(result.algorithm->id));
    for (std::size_t i = 0; i < results.size(); ++i) {
        std::vector<std::string> cells{
            std::string(exact ? results[i].algorithm->id : results[i].algorithm->title)};
        for (std::size_t j = 0; j < results.size(); ++j) {
            const double value = tau[i * results.size() + j];
            if (isUndefined(value))
                cells.emplace_back(exact ? "" : "-");
            else
                cells.push_back(exact ? shortest(value) : fixed(value, 2));
        }
        table.addRow(cells);
    }
    return table;
}

TextTable countTable(const Sides& sides, bool exact)
{
    TextTable table;
    table.addText(sides.baseline ? "Against " + sides.baselineName
                                 : fmt::format("Against {}", sides.reference->algorithm->title),
        "algorithm");
    table.addNumber("up", "up");
    table.addNumber("down", "down");
    table.addNumber("same", "same");
    for (std::size_t i = 0; i < sides.moves.size(); ++i) {
        if (!sides.hasMoves(i))
            continue;
        const RankMoves& moves = sides.moves[i];
        const Algorithm& algorithm = *sides.now->results[i].algorithm;
        table.addRow({exact ? algorithm.id : algorithm.title, std::to_string(moves.up),
            std::to_string(moves.down), std::to_string(moves.kept)});
    }
    return table;
}

TextTable accountTable(const Sides& sides)
{
    const ShareTree& tree = sides.now->tree;
    TextTable table;
    table.addText("Account", "account");
    table.addText("Algorithm", "algorithm");
    for (const char* id : {"up", "down", "same", "ranks"})
        table.addNumber(id, id);
    for (std::size_t i = 0; i < sides.moves.size(); ++i) {
        if (!sides.hasMoves(i))
            continue;
        for (const AccountMoves& entry : accountMoves(tree, sides.moves[i]))
            table.addRow(
                {tree.name(entry.account), sides.now->results[i].algorithm->id, std::to_string(entry.up),
                    std::to_string(entry.down), std::to_string(entry.kept), std::to_string(entry.ranks)});
    }
    return table;
}

TextTable pathTable(const ShareTree& tree, const std::vector<NodeRow>& users)
{
    TextTable table;
    table.addOptionalText("Path", "path");
    for (const NodeRow row : users)
        table.addRow({shortPath(tree, row).value_or("")});
    return table;
}

AnswerLine answerOf(const Sides& sides)
{
    return answerLine(*sides.now, sides.reference->algorithm->id, sides.baseline.get(),
        {.baselineName = sides.baselineName});
}

void sendTables(const Sides& sides, const TableView& users, AlignedStyle style, const TextSink& sink)
{
    const AnswerLine answer = answerOf(sides);
    sink(printable(answer.sentence) + (answer.cause.empty() ? "" : " (" + printable(answer.cause) + ")")
        + "\n\n");
    writeAligned(users, style, sink);
    if (sides.now->results.size() > 1 || sides.baseline) {
        sink("\n");
        writeAligned(countTable(sides, false), style, sink);
    }
    if (sides.now->results.size() > 1) {
        sink("\n");
        writeAligned(tauTable(sides, false), style, sink);
    }
    const auto list = [&](std::string_view title, const ShareTree& tree, const std::vector<NodeRow>& only) {
        if (only.empty())
            return;
        sink(fmt::format("\n{}\n", title));
        for (const NodeRow row : only)
            sink("  " + printable(shownPath(tree, row)) + "\n");
    };
    list("New users:", sides.now->tree, sides.match.usersOnlyNow);
    if (sides.baseline)
        list("Removed users:", sides.baseline->tree, sides.match.usersOnlyEarlier);
}

void sendJson(const Sides& sides, const std::vector<NodeRow>& users, const TextSink& sink)
{
    const auto part = [&sink](std::string_view key, const TextTable& table) {
        sink(fmt::format(",\n\"{}\": ", key));
        writeJson(table, sink);
    };
    const AnswerLine answer = answerOf(sides);
    const auto quoted = [](const std::string& text) {
        return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    };
    const std::string against = sides.baseline ? "baseline" : std::string(sides.reference->algorithm->id);
    sink(fmt::format("{{\"schema\": {},\n\"answer\": {},\n\"cause\": {},\n\"against\": {}",
        quoted(schemaOf("compare")), quoted(answer.sentence), quoted(answer.cause), quoted(against)));
    part("users", comparisonTable(sides, users));
    part("moves", countTable(sides, true));
    part("accounts", accountTable(sides));
    part("tau", tauTable(sides, true));
    part("only_now", pathTable(sides.now->tree, sides.match.usersOnlyNow));
    if (sides.baseline)
        part("only_baseline", pathTable(sides.baseline->tree, sides.match.usersOnlyEarlier));
    sink("}\n");
}

/// Removes what does not match --where from the lists of users, those of the baseline by their values there.
/// Returns false after an error, which is printed.
bool keepMatching(std::vector<NodeRow>& users, Sides& sides, const CompareOptions& options, Session& session)
{
    const auto holds = [](const std::vector<NodeRow>& list) {
        return [&list](NodeRow row) { return !std::binary_search(list.begin(), list.end(), row); };
    };
    FilterData data{.tree = sides.now->tree,
        .now = sides.now.get(),
        .result = sides.reference,
        .findings = sides.findings};
    if (sides.baseline) {
        data.treeBefore = &sides.baseline->tree;
        data.resultBefore = sides.baseline->find(sides.reference->algorithm->id);
        data.rowsBefore = sides.match.earlier;
    }
    const auto rows = options.where.rows(data, session);
    if (!rows)
        return false;
    std::erase_if(users, holds(*rows));
    std::erase_if(sides.match.usersOnlyNow, holds(*rows));
    if (!sides.baseline)
        return true;
    const auto gone = options.where.rows({.tree = sides.baseline->tree,
                                             .now = sides.baseline.get(),
                                             .result = data.resultBefore,
                                             .removed = true},
        session);
    if (gone)
        std::erase_if(sides.match.usersOnlyEarlier, holds(*gone));
    return gone.has_value();
}

/// Loads the scenario, and the baseline if any. Nothing after an error, which is printed.
std::optional<std::vector<Scenario>> loadSides(const CompareOptions& options, Session& session)
{
    std::vector<Scenario> sides;
    auto now = options.input.readWhole(session);
    if (!now)
        return std::nullopt;
    auto chosen = options.variant.choose(*now, options.input.file, session);
    if (!chosen)
        return std::nullopt;
    sides.push_back(std::move(*chosen));
    if (!options.baseline.empty()) {
        auto baseline = session.read(options.baseline);
        if (!baseline
            || !requireWhole(*baseline, options.baseline,
                "with fairshare convert OLD --with FILE -o NEW.fairshare", session))
            return std::nullopt;
        if (options.variant.name.empty()) // a variant says which usage it keeps
            options.movedUsage.apply(*baseline, sides.front(), session);
        sides.push_back(std::move(*baseline));
    } else if (!options.variant.name.empty()) {
        sides.push_back(withoutVariants(*now));
    }
    session.anonymize(sides);
    return sides;
}

/// Loads and evaluates one or both sides. Nothing after an error, which is printed.
std::optional<Sides> loadAndEvaluateSides(const CompareOptions& options, Session& session)
{
    auto scenarios = loadSides(options, session);
    if (!scenarios)
        return std::nullopt;
    std::shared_ptr<const Evaluation> now;
    std::shared_ptr<const Evaluation> baseline;
    const std::string algorithm = scenarios->front().settings.algorithm;
    const bool ofFile = options.baseline.empty();
    for (Scenario& scenario : *scenarios) {
        const bool first = &scenario == &scenarios->front();
        auto evaluation = options.algorithms.evaluate(
            scenario, allAlgorithmIds(), first || ofFile ? options.input.file : options.baseline, session);
        if (!evaluation)
            return std::nullopt;
        (first ? now : baseline) = std::move(evaluation);
    }
    const AlgorithmResult* site = now->find(algorithm);
    Sides sides{
        setSideBySide(now, baseline, site == nullptr ? now->results.front() : *site), std::string(), {}};
    if (options.where.isGiven()) {
        auto findings = fairshare::lint(scenarios->front(), unknownOptionKeys);
        if (!findings) {
            session.fail(findings.error(), options.input.file);
            return std::nullopt;
        }
        sides.findings = std::move(*findings);
    }
    if (sides.baseline)
        sides.baselineName =
            ofFile ? "the scenario's own tree" : std::filesystem::path(options.baseline).filename().string();
    return sides;
}

void warnOfLongPaths(const ShareTree& tree, const std::vector<NodeRow>& users, const Session& session)
{
    const auto count = std::count_if(
        users.begin(), users.end(), [&tree](NodeRow row) { return !shortPath(tree, row).has_value(); });
    if (count > 0)
        session.warn(fmt::format("users omitted because their paths are too long: {}", count));
}

/// Takes an order of users that is not that of a column out of the request: `tree`, `rank`, `move` or `user`.
std::string takeUserOrder(RowRequest& request)
{
    constexpr std::array UserOrders{"tree", "rank", "move", "user"};
    if (request.sort.size() != 1 || std::ranges::find(UserOrders, request.sort.front()) == UserOrders.end())
        return "tree";
    const std::string order = request.sort.front();
    request.sort.clear();
    return order;
}

ExitCode writeComparison(
    const Sides& sides, const std::vector<NodeRow>& users, const OutputOptions& output, Session& session)
{
    if (output.format != OutputFormat::Table)
        warnOfLongPaths(sides.now->tree, users, session);
    if (output.format == OutputFormat::Json) {
        if (!mayPrintDocument(output, session))
            return session.exitCode();
        return session.write(output.path, [&](const TextSink& sink) { sendJson(sides, users, sink); });
    }
    const TextTable table = comparisonTable(sides, users);
    if (output.format != OutputFormat::Table)
        return printRows(table, output, session);
    const auto view = viewOf(table, output.rows);
    if (!view)
        return session.wrongUsage(view.error().message);
    return session.write(output.path,
        [&](const TextSink& sink) { sendTables(sides, *view, session.style(output.path), sink); });
}

ExitCode runCompare(const CompareOptions& options, Session& session)
{
    if (options.allVariants)
        return compareAllVariants(options.input, options.algorithms, options.output, session);
    auto sides = loadAndEvaluateSides(options, session);
    if (!sides)
        return session.exitCode();
    session.announce("Comparing");
    OutputOptions output = options.output;
    std::vector<NodeRow> users = sortedUsers(*sides, takeUserOrder(output.rows));
    if (options.where.isGiven() && !keepMatching(users, *sides, options, session))
        return session.exitCode();
    return writeComparison(*sides, users, output, session);
}

Run declareCompare(CLI::App& app)
{
    auto options = std::make_shared<CompareOptions>();
    options->input.declare(app);
    options->input.declareWith(app);
    options->algorithms.declare(app);
    app.add_option("--baseline", options->baseline,
           "Compute moves relative to this earlier file; default: relative to the site's algorithm")
        ->type_name("OLD");
    options->movedUsage.declare(app);
    options->variant.declare(app,
        "Compare this variant of the scenario; moves are relative to the scenario's own tree unless "
        "--baseline is given");
    app.add_flag("--variants", options->allVariants,
           "Compare all variants: count the users who move up and down relative to the scenario's own tree")
        ->excludes("--variant")
        ->excludes("--baseline")
        ->excludes(options->where.declare(
            app, "List only users that match; the sentence, counts and tau are still of all users"));
    options->output.declare(app);
    app.get_option("--sort")->description(
        "Sort users by columns (add :desc for descending order), or by tree order (tree, the default), rank "
        "under the site's algorithm (rank), largest move first (move; with --baseline, moves up first) or "
        "name (user)");
    options->output.declareChanged(app,
        "Print only users who are new or whose rank differs; with --variants, only variants that move users");
    return [options](Session& session) { return runCompare(*options, session); };
}

} // namespace

Command compare()
{
    return {"compare", "Show each user's factor and rank under each algorithm, moves, and Kendall's tau",
        "  fairshare compare site.fairshare\n"
        "  fairshare compare after.fairshare --baseline before.fairshare --sort move\n"
        "  fairshare compare after.fairshare --baseline before.fairshare --where 'moved>3 and shares<5'\n"
        "  fairshare compare site.fairshare --variants\n"
        "  fairshare compare sshare.txt --algorithm classic,fair_tree --format json\n",
        declareCompare};
}

} // namespace fairshare::cli::command_files
