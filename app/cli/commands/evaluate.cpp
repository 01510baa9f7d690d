// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/options/where.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/analysis/lint/lint.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/report/evaluation_json.h"
#include "core/report/tables/evaluation_table.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct EvaluateOptions {
    InputOptions input;
    VariantOption variant;
    AlgorithmOptions algorithms;
    WhereOption where;
    OutputOptions output;
};

std::string heading(const AlgorithmResult& result)
{
    std::string text(result.algorithm->title);
    for (const auto& [id, value] : result.parameters)
        text += fmt::format(", {} = {}", id, toText(value));
    return text + "\n";
}

using Rows = std::optional<std::vector<NodeRow>>;

const std::vector<NodeRow>* listed(const Rows& only)
{
    return only ? &*only : nullptr;
}

/// Returns the rows that match --where. Nothing after an error, which is printed.
Rows matchingRows(
    const EvaluateOptions& options, const Scenario& scenario, const Evaluation& evaluation, Session& session)
{
    const auto findings = fairshare::lint(scenario, unknownOptionKeys);
    if (!findings) {
        session.fail(findings.error(), options.input.file);
        return std::nullopt;
    }
    const AlgorithmResult* site = evaluation.find(scenario.settings.algorithm);
    return options.where.rows({.tree = evaluation.tree,
                                  .now = &evaluation,
                                  .result = site != nullptr ? site : &evaluation.results.front(),
                                  .findings = *findings},
        session);
}

/// What the result says.
struct EvaluateAnswer {
    const Scenario& scenario;
    const Evaluation& evaluation;
    const Rows& only;
};

/// Returns the part of a view that belongs to one algorithm: the columns of rows and its own.
TableView partOf(const TableView& whole, const AlgorithmResult& result)
{
    TableView part = whole;
    const std::string own = std::string(result.algorithm->id) + ".";
    std::erase_if(part.columns, [&](std::size_t at) {
        const std::string& id = part.table.columns()[at].id;
        return id.find('.') != std::string::npos && !id.starts_with(own);
    });
    return part;
}

/// Writes a table per algorithm, or one with the chosen columns of all.
ExitCode writeTables(const EvaluateAnswer& answer, const OutputOptions& output, Session& session)
{
    TextTable table = evaluationTable(answer.evaluation);
    const auto& results = answer.evaluation.results;
    const bool isJoint = results.size() > 1 && !output.rows.columns.empty();
    if (isJoint) {
        for (TextTable::Column& column : table.columns())
            if (column.id.find('.') != std::string::npos)
                column.title = column.id;
        return printRows(table, output, session, listed(answer.only));
    }
    const auto view = viewOf(table, output.rows, listed(answer.only));
    if (!view)
        return session.wrongUsage(view.error().message);
    return session.write(output.path, [&](const TextSink& sink) {
        for (const AlgorithmResult& result : results) {
            std::string text = &result == &results.front() ? "" : "\n";
            text += heading(result);
            writeAligned(partOf(*view, result), session.style(output.path), appendTo(text));
            sink(text);
        }
    });
}

ExitCode writeJsonResult(const EvaluateAnswer& answer, const OutputOptions& output, Session& session)
{
    if (!mayPrintDocument(output, session))
        return session.exitCode();
    EvaluationJsonNotes notes;
    const ExitCode code = session.write(output.path, [&](const TextSink& sink) {
        notes = writeEvaluationJson(answer.scenario, answer.evaluation, sink, listed(answer.only));
    });
    if (notes.pathsLeftOut > 0)
        session.warn(fmt::format("paths written as null because they are too long: {}", notes.pathsLeftOut));
    return code;
}

ExitCode runEvaluate(const EvaluateOptions& options, Session& session)
{
    auto scenario = options.variant.load(options.input, session);
    if (!scenario)
        return session.exitCode();
    const auto evaluation =
        options.algorithms.evaluate(*scenario, {scenario->settings.algorithm}, options.input.file, session);
    if (!evaluation)
        return session.exitCode();
    Rows only;
    if (options.where.isGiven()) {
        only = matchingRows(options, *scenario, *evaluation, session);
        if (!only)
            return session.exitCode();
    }
    session.announce("Writing");
    if (options.output.format == OutputFormat::Json)
        return writeJsonResult({*scenario, *evaluation, only}, options.output, session);
    if (options.output.format == OutputFormat::Table)
        return writeTables({*scenario, *evaluation, only}, options.output, session);
    return printRows(evaluationTable(*evaluation), options.output, session, listed(only));
}

Run declareEvaluate(CLI::App& app)
{
    auto options = std::make_shared<EvaluateOptions>();
    options->input.declare(app);
    options->input.declareWith(app);
    options->variant.declare(app, "Evaluate this variant of the scenario instead of its own tree");
    options->algorithms.declare(app);
    options->where.declare(app, "List only the associations that match");
    options->output.declare(app);
    return [options](Session& session) { return runEvaluate(*options, session); };
}

} // namespace

Command evaluate()
{
    return {"evaluate", "Show all values of one or more algorithms for every association",
        "  fairshare evaluate site.fairshare\n"
        "  fairshare evaluate sshare.txt --algorithm fair_tree,classic --format json\n"
        "  fairshare evaluate site.fairshare --algorithm level_based --set level_based.priority_levels=8\n"
        "  fairshare evaluate site.fairshare --where 'level_fs<1 and account=physics'\n"
        "  sshare -a -l -P -m | fairshare evaluate - --algorithm all --format csv -o all.csv\n",
        declareEvaluate};
}

} // namespace fairshare::cli::command_files
