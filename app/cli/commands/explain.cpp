// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/number.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/analysis/explain/explanation.h"
#include "core/analysis/explain/flip.h"
#include "core/analysis/limits/binding_limits.h"
#include "core/analysis/recovery/recovery.h"
#include "core/base/numbers.h"
#include "core/base/small_numbers.h"
#include "core/fairshare/algorithm.h"
#include "core/report/table_text.h"
#include "core/scenario/evaluation.h"
#include "core/table/column_text.h"
#include "core/tree/names/association_choice.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/names/user_label.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare::cli::command_files {
namespace {

using OrderedJson = nlohmann::ordered_json;

struct ExplainOptions {
    InputOptions input;
    AlgorithmOptions algorithms;
    OutputOptions output;
    AssociationChoice row;
    AssociationChoice against; ///< no name = none
    AssociationChoice pausing; ///< who pauses; no name = the explained or lower-ranked user
    bool flip = true;
    bool recovery = false;
};

/// Explanation for one algorithm.
struct Answer {
    Explanation explanation;
    std::optional<std::vector<Flip>> flips;
    std::optional<Recovery> recovery;
    std::vector<std::string> limits; ///< sentences about limits that bind, or nearly do
};

std::string figureText(const Column& column, NodeRow row, bool exact)
{
    if (const auto* flags = std::get_if<Flags>(&column.values))
        return (**flags)[row] != 0 ? "yes" : "no";
    const auto* reals = std::get_if<Reals>(&column.values);
    if (exact || reals == nullptr)
        return exactText(column, row);
    const double value = (**reals)[row];
    return isUndefined(value) ? "-" : fixedOrScientific(value, column.spec.decimals);
}

std::string_view partName(ChainPart part)
{
    switch (part) {
    case ChainPart::Common:
        return "common";
    case ChainPart::Deciding:
        return "deciding";
    case ChainPart::Member:
        return "member";
    case ChainPart::Other:
        break;
    }
    return "";
}

/// Adds the columns of a row's figures.
void addFigureColumns(const Explanation& explanation, TextTable& table)
{
    for (const Column& column : explanation.columns)
        if (std::holds_alternative<Flags>(column.values))
            table.addFlag(std::string(column.spec.title), std::string(column.spec.id));
        else
            table.addNumber(std::string(column.spec.title), std::string(column.spec.id));
}

/// Adds the columns of names that tell a row on its own.
void addNameColumns(TextTable& table)
{
    for (const char* id : {"algorithm", "account"})
        table.addText(id, id).isExtra = true;
    for (const char* id : {"user", "partition"})
        table.addOptionalText(id, id).isExtra = true;
}

void addNames(const ShareTree& tree, NodeRow row, std::vector<std::string>& cells)
{
    cells.emplace_back(tree.name(tree.accountOf(row)));
    cells.emplace_back(tree.isUser(row) ? tree.name(row) : std::string_view());
    cells.emplace_back(tree.partition(row));
}

/// @param exact for CSV: exact figures, and the words last, where no column of earlier versions moves
TextTable chainTable(const ShareTree& tree, const Explanation& explanation, bool exact)
{
    TextTable table("explained_row");
    table.addText("Row", "row");
    table.addText("Part", "part");
    addFigureColumns(explanation, table);
    const bool hasWords = explanation.algorithm->explainer.words != nullptr;
    if (hasWords && !exact)
        table.addText("In words", "words");
    table.addText("Formula with values", "formula");
    if (hasWords && exact)
        table.addText("In words", "words");
    if (exact)
        addNameColumns(table);
    for (const ChainRow& row : explanation.rows) {
        const std::size_t depth = std::min<std::size_t>(tree.depth(row.row) - 1, 40);
        std::vector<std::string> cells{exact ? shortPath(tree, row.row).value_or("")
                                             : std::string(depth, ' ') + std::string(tree.name(row.row))};
        cells.emplace_back(partName(row.part));
        for (const Column& column : explanation.columns)
            cells.push_back(figureText(column, row.row, exact));
        if (hasWords && !exact)
            cells.push_back(row.words);
        cells.push_back(row.formula);
        if (hasWords && exact)
            cells.push_back(row.words);
        if (exact) {
            cells.emplace_back(explanation.algorithm->id);
            addNames(tree, row.row, cells);
        }
        table.addRow(cells);
    }
    return table;
}

std::string percent(double fraction)
{
    return fmt::format("{} %", fixed(fraction * 100, fraction < 0.1 ? 2 : 0));
}

std::string amountText(const Flip& flip)
{
    if (!flip.hasPercentage())
        return "";
    return fmt::format("  ({}{})", flip.to < flip.from ? "-" : "+", percent(flip.relativeChange));
}

bool hasAccount(const ShareTree& tree, const Explanation& explanation)
{
    return !tree.isUser(explanation.first)
        || (explanation.second != NoRow && !tree.isUser(explanation.second));
}

void sendFlips(const ShareTree& tree, const Answer& answer, const TextSink& sink)
{
    const Explanation& explanation = answer.explanation;
    const std::string second = printable(userLabel(tree, explanation.second));
    const std::string_view most = explanation.comparesMembers ? " in most pairs of users" : "";
    if (answer.flips->empty()) {
        sink(fmt::format("\nNo single change to the shares or usage of either {} or of an account above "
                         "them puts {} ahead{}.\n",
            hasAccount(tree, explanation) ? "of the two" : "user", second, most));
        return;
    }
    sink(fmt::format("\nSmallest change that puts {} ahead{}\n", second, most));
    for (const Flip& flip : *answer.flips)
        sink(fmt::format("  {}{}\n", printable(describe(flip, tree)), amountText(flip)));
}

void sendRecovery(const Recovery& recovery, const TextSink& sink)
{
    sink(fmt::format(
        "\nRecovery\n  By decay alone: {}.\n  {}\n", recovery.decayAlone, printable(recovery.sentence)));
    for (const RecoveryPoint& point : recovery.course)
        sink(point.seconds == 0
                ? fmt::format("  now: rank {}\n", point.rank)
                : fmt::format("  after {}: rank {}\n", durationText(point.seconds), point.rank));
}

void sendLimits(const std::vector<std::string>& limits, const TextSink& sink)
{
    if (limits.empty())
        return;
    sink("\nLimits reached or nearly reached\n");
    for (const std::string& sentence : limits)
        sink(fmt::format("  {}\n", printable(sentence)));
}

void sendText(const ShareTree& tree, const Answer& answer, AlignedStyle style, const TextSink& sink)
{
    const Explanation& explanation = answer.explanation;
    sink(fmt::format("{}: {}\n", explanation.algorithm->title, printable(explanation.headline)));
    for (const std::string& sentence : {explanation.reason, explanation.served})
        if (!sentence.empty())
            sink(printable(sentence) + "\n");
    if (!explanation.decision.empty())
        sink(fmt::format("{}: {}\n", explanation.tied() ? "Compared" : "Deciding", explanation.decision));
    if (explanation.second != NoRow)
        sink(fmt::format("Common ancestor: {}\n", printable(shownPath(tree, explanation.commonAncestor))));
    sink("\n");
    writeAligned(chainTable(tree, explanation, false), style, sink);
    if (!explanation.notes.empty())
        sink("\n");
    for (const std::string& note : explanation.notes)
        sink("Note: " + printable(note) + ".\n");
    sendLimits(answer.limits, sink);
    if (answer.flips)
        sendFlips(tree, answer, sink);
    if (answer.recovery)
        sendRecovery(*answer.recovery, sink);
}

OrderedJson figureJson(const Column& column, NodeRow row)
{
    if (const Reals* reals = std::get_if<Reals>(&column.values)) {
        const double value = (**reals)[row];
        if (isUndefined(value))
            return nullptr;
        return std::isfinite(value) ? OrderedJson(value) : OrderedJson(shortest(value));
    }
    if (const Counts* counts = std::get_if<Counts>(&column.values))
        return isUndefined(column, *counts, row) ? OrderedJson(nullptr) : OrderedJson((**counts)[row]);
    if (const Flags* flags = std::get_if<Flags>(&column.values))
        return (**flags)[row] != 0;
    return figureText(column, row, true);
}

/// Returns the path of a row; null if it is too long to write for every row of a deep chain.
OrderedJson pathJson(const ShareTree& tree, NodeRow row)
{
    const auto path = row == NoRow ? std::nullopt : shortPath(tree, row);
    return path ? OrderedJson(*path) : OrderedJson(nullptr);
}

/// Returns a value as in a scenario file.
OrderedJson valueJson(FlipField field, long double value)
{
    if (field == FlipField::Shares)
        return value == ParentShares ? OrderedJson("parent") : OrderedJson(static_cast<std::uint32_t>(value));
    return static_cast<double>(value);
}

OrderedJson flipJson(const Flip& flip, const ShareTree& tree)
{
    return {{"path", pathJson(tree, flip.row)},
        {"field", flip.field == FlipField::Shares ? "shares" : "usage"},
        {"from", valueJson(flip.field, flip.from)}, {"to", valueJson(flip.field, flip.to)},
        {"relative_change", flip.relativeChange}};
}

OrderedJson recoveryJson(const Recovery& recovery)
{
    OrderedJson course = OrderedJson::array();
    for (const RecoveryPoint& point : recovery.course)
        course.push_back({{"seconds", point.seconds}, {"rank", point.rank}});
    return {{"decay_alone", recovery.decayAlone}, {"sentence", recovery.sentence},
        {"half_life_seconds", recovery.halfLifeSeconds},
        {"flip_seconds", recovery.flipSeconds ? OrderedJson(*recovery.flipSeconds) : OrderedJson(nullptr)},
        {"course", course}};
}

/// Returns a rank; null for an account, which has none.
OrderedJson rankJson(std::uint32_t rank)
{
    return rank == 0 ? OrderedJson(nullptr) : OrderedJson(rank);
}

/// Returns the ranks of an account's users; null for a user or none.
OrderedJson spanJson(const ShareTree& tree, NodeRow row, const MemberRanks& span)
{
    if (row == NoRow || tree.isUser(row))
        return nullptr;
    return {{"count", span.users}, {"best_rank", rankJson(span.best)}, {"last_rank", rankJson(span.last)},
        {"best", pathJson(tree, span.bestUser)}, {"last", pathJson(tree, span.lastUser)}};
}

OrderedJson answerJson(const ShareTree& tree, const Answer& answer)
{
    const Explanation& explanation = answer.explanation;
    const bool pair = explanation.second != NoRow;
    OrderedJson json{{"headline", explanation.headline}, {"reason", explanation.reason},
        {"decision", explanation.decision}, {"first", pathJson(tree, explanation.first)},
        {"first_rank", rankJson(explanation.firstRank)}};
    json["second"] = pathJson(tree, explanation.second);
    json["second_rank"] = rankJson(explanation.secondRank);
    json["first_users"] = spanJson(tree, explanation.first, explanation.firstSpan);
    json["second_users"] = spanJson(tree, explanation.second, explanation.secondSpan);
    json["pairs"] = pair
        ? OrderedJson{{"count", explanation.pairs.pairs}, {"first_ahead", explanation.pairs.firstAhead},
              {"second_ahead", explanation.pairs.secondAhead}}
        : OrderedJson(nullptr);
    json["compares_users_only"] = explanation.comparesMembers;
    json["served"] = explanation.served;
    json["tied"] = explanation.tied();
    json["common_ancestor"] = pathJson(tree, pair ? explanation.commonAncestor : NoRow);
    json["rows"] = OrderedJson::array();
    for (const ChainRow& row : explanation.rows) {
        OrderedJson entry{{"path", pathJson(tree, row.row)}, {"part", partName(row.part)}};
        for (const Column& column : explanation.columns)
            entry[std::string(column.spec.id)] = figureJson(column, row.row);
        entry["formula"] = row.formula;
        entry["words"] = row.words;
        json["rows"].push_back(std::move(entry));
    }
    json["notes"] = explanation.notes;
    json["limits"] = answer.limits;
    if (answer.flips) {
        json["flips"] = OrderedJson::array();
        for (const Flip& flip : *answer.flips)
            json["flips"].push_back(flipJson(flip, tree));
    }
    if (answer.recovery)
        json["recovery"] = recoveryJson(*answer.recovery);
    return json;
}

struct ChosenRows {
    NodeRow user;
    NodeRow against; ///< NoRow = nobody
    NodeRow pausing = NoRow; ///< NoRow = the explained or lower-ranked user
};

/// Who pauses, and whom that user is to pass.
struct PauseRows {
    NodeRow pausing;
    NodeRow against;
};

PauseRows pauseRows(const Explanation& explanation, NodeRow pausing)
{
    if (explanation.second == NoRow)
        return {pausing == NoRow ? explanation.first : pausing, NoRow};
    if (pausing == NoRow || pausing == explanation.second)
        return {explanation.second, explanation.first};
    // The higher-ranked one has nobody of the pair to pass; nor is anybody else one of the pair.
    return {pausing, NoRow};
}

/// The rows to explain, and the evaluation.
struct Question {
    const Scenario& scenario;
    const Evaluation& evaluation;
    ChosenRows rows;
};

Result<ChosenRows> chosenRows(const ExplainOptions& options, const ShareTree& tree)
{
    const auto row = findUserOrAccount(tree, options.row);
    if (!row)
        return tl::unexpected(row.error());
    ChosenRows rows{*row, NoRow};
    if (!options.against.name.empty()) {
        const auto against = findUserOrAccount(tree, options.against);
        if (!against)
            return tl::unexpected(against.error());
        rows.against = *against;
    }
    if (!options.pausing.name.empty()) {
        const auto pausing = findUserOrAccount(tree, options.pausing);
        if (!pausing)
            return tl::unexpected(pausing.error());
        rows.pausing = *pausing;
    }
    return rows;
}

/// Adds the optional parts that were requested.
Result<void> addParts(
    const ExplainOptions& options, const Question& question, Session& session, Answer& answer)
{
    const Explanation& explanation = answer.explanation;
    const std::string_view id = explanation.algorithm->id;
    if (options.flip && explanation.pairs.pairs > 0) {
        auto flips = findFlips(
            {question.scenario, id, explanation.second, explanation.first}, session.progress("Searching"));
        session.progressDone();
        if (!flips)
            return tl::unexpected(flips.error());
        answer.flips = std::move(*flips);
    }
    if (options.recovery) {
        const PauseRows rows = pauseRows(explanation, question.rows.pausing);
        auto recovery =
            recover({question.scenario, id, rows.pausing, rows.against}, session.progress("Computing decay"));
        session.progressDone();
        if (!recovery)
            return tl::unexpected(recovery.error());
        answer.recovery = std::move(*recovery);
    }
    return {};
}

/// Returns the sentences for both rows; a limit of an account above both is named once.
std::vector<std::string> limitsOfRows(const Question& question)
{
    std::vector<std::string> sentences;
    for (const NodeRow row : {question.rows.user, question.rows.against}) {
        if (row == NoRow)
            continue;
        for (std::string& sentence : limitSentences(question.scenario, row))
            if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end())
                sentences.push_back(std::move(sentence));
    }
    return sentences;
}

Result<std::vector<Answer>> answers(const ExplainOptions& options, const Question& question, Session& session)
{
    std::vector<Answer> list;
    list.reserve(question.evaluation.results.size());
    for (const AlgorithmResult& result : question.evaluation.results) {
        auto explanation =
            explain(question.evaluation, result.algorithm->id, question.rows.user, question.rows.against);
        if (!explanation)
            return tl::unexpected(explanation.error());
        list.push_back({std::move(*explanation), {}, {}, limitsOfRows(question)});
        if (auto added = addParts(options, question, session, list.back()); !added)
            return tl::unexpected(added.error());
    }
    return list;
}

/// Prints the rows of the explanations for programs.
ExitCode writeChains(
    const OutputOptions& output, const ShareTree& tree, const std::vector<Answer>& list, Session& session)
{
    std::vector<TextTable> tables;
    tables.reserve(list.size());
    for (const Answer& answer : list)
        tables.push_back(chainTable(tree, answer.explanation, true));
    if (output.format == OutputFormat::JsonLines)
        return printLines(tables, output, session);
    if (list.size() > 1)
        return session.wrongUsage(
            "--format csv writes a single table; choose one algorithm, or use --format jsonl");
    return printRows(tables.front(), output, session);
}

ExitCode writeAnswers(
    const ExplainOptions& options, const ShareTree& tree, const std::vector<Answer>& list, Session& session)
{
    const std::string& path = options.output.path;
    if (options.output.format == OutputFormat::Json) {
        if (!mayPrintDocument(options.output, session))
            return session.exitCode();
        OrderedJson json{{"schema", session.schema()}};
        for (const Answer& answer : list)
            json[std::string(answer.explanation.algorithm->id)] = answerJson(tree, answer);
        return session.write(path, json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n");
    }
    if (options.output.format != OutputFormat::Table)
        return writeChains(options.output, tree, list, session);
    if (!options.output.rows.isEmpty())
        return session.wrongUsage("--columns, --sort and --top need --format csv, tsv or jsonl: the table is "
                                  "read from the root down");
    return session.write(path, [&](const TextSink& sink) {
        for (const Answer& answer : list) {
            if (&answer != &list.front())
                sink("\n");
            sendText(tree, answer, session.style(path), sink);
        }
    });
}

ExitCode runExplain(const ExplainOptions& options, Session& session)
{
    const OutputFormat format = options.output.format;
    if (options.recovery && format != OutputFormat::Table && format != OutputFormat::Json)
        return session.wrongUsage(
            "--recovery cannot be combined with --format csv, tsv or jsonl; use table or json");
    auto scenario = options.input.read(session);
    if (!scenario)
        return session.exitCode();
    // Options use the real names; anonymizing keeps the rows.
    const auto chosen = chosenRows(options, scenario->tree);
    if (!chosen)
        return session.fail(chosen.error(), options.input.file);
    session.anonymize(std::span(&*scenario, 1));
    const auto evaluation =
        options.algorithms.evaluate(*scenario, {scenario->settings.algorithm}, options.input.file, session);
    if (!evaluation)
        return session.exitCode();
    const auto list = answers(options, {*scenario, *evaluation, *chosen}, session);
    if (!list)
        return session.fail(list.error(), options.input.file);
    return writeAnswers(options, scenario->tree, *list, session);
}

/// Declares the options that identify a user or an account.
/// @param prefix of the option names
/// @param named option with the name, which the others require
void declareChoice(CLI::App& app, const std::string& prefix, CLI::Option* named, AssociationChoice& choice)
{
    const std::string whose = prefix.empty() ? "NAME" : "the other name";
    CLI::Option* account = app.add_option_function<std::string>(
        "--" + prefix + "account", [&choice](const std::string& name) { choice.account = name; },
        "Account of " + whose + ", if several match");
    CLI::Option* partition = app.add_option_function<std::string>(
        "--" + prefix + "partition", [&choice](const std::string& name) { choice.partition = name; },
        "Partition of " + whose + "'s association; '' for none");
    CLI::Option* association = app.add_option_function<std::uint32_t>(
        "--" + prefix + "association", [&choice](std::uint32_t id) { choice.association = id; },
        "ID of " + whose + "'s association, if nothing else distinguishes it");
    association->check(number({.least = 0, .most = std::numeric_limits<std::uint32_t>::max(), .whole = true}))
        ->type_name("ID");
    for (CLI::Option* option : {account, partition, association})
        if (!named->get_required())
            option->needs(named);
}

Run declareExplain(CLI::App& app)
{
    auto options = std::make_shared<ExplainOptions>();
    options->input.declare(app);
    options->input.declareWith(app);
    options->input.declareVariant(app);
    CLI::Option* named = app.add_option("NAME", options->row.name,
        "User or account to explain: name, ACCOUNT/NAME or full path; add 'partition=P' or 'association=ID' "
        "if needed");
    named->required();
    CLI::Option* against = app.add_option(
        "--against", options->against.name, "Explain why NAME ranks before or after this user or account");
    against->type_name("NAME");
    against->check(
        [](const std::string& name) { return name.empty() ? "the name is empty" : std::string(); });
    declareChoice(app, "", named, options->row);
    declareChoice(app, "against-", against, options->against);
    app.add_flag("--flip,!--no-flip", options->flip,
        "With --against: show the smallest change that reverses the order (default)");
    app.add_flag("--recovery", options->recovery,
        "Show how the rank recovers while the user (with --against: the lower-ranked one) pauses and usage "
        "decays");
    app.add_option_function<std::string>(
           "--pause",
           [options = options.get()](const std::string& name) {
               options->pausing.name = name;
               options->recovery = true;
           },
           "Like --recovery, but this user pauses")
        ->type_name("USER")
        ->check([](const std::string& name) { return name.empty() ? "the name is empty" : std::string(); });
    options->algorithms.declare(app);
    options->output.declare(app);
    return [options](Session& session) { return runExplain(*options, session); };
}

} // namespace

Command explain()
{
    return {"explain",
        "Explain the rank of a user or account, or why it ranks before another, and what would reverse the "
        "order",
        "  fairshare explain site.fairshare dvorak\n"
        "  fairshare explain site.fairshare dvorak --against castillo\n"
        "  fairshare explain site.fairshare dvorak --against electrical/castillo --algorithm all --no-flip\n"
        "  fairshare explain site.fairshare engineering --against chemistry\n"
        "  fairshare explain site.fairshare abara --recovery\n"
        "  fairshare explain site.fairshare dvorak --against castillo --pause abara\n",
        declareExplain};
}

} // namespace fairshare::cli::command_files
