// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/options/where.h"
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

ExitCode writeTables(
    const Evaluation& evaluation, const Rows& only, const OutputOptions& output, Session& session)
{
    const bool colors = session.colors(output.path);
    return session.write(output.path, [&](const TextSink& sink) {
        for (const AlgorithmResult& result : evaluation.results) {
            std::string text = &result == &evaluation.results.front() ? "" : "\n";
            text += heading(result);
            writeAligned(readableTable(evaluation, result, listed(only)), colors, appendTo(text));
            sink(text);
        }
    });
}

/// What the result says.
struct EvaluateAnswer {
    const Scenario& scenario;
    const Evaluation& evaluation;
    const Rows& only;
};

ExitCode writeJsonResult(const EvaluateAnswer& answer, const OutputOptions& output, Session& session)
{
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
    if (options.output.format == OutputFormat::Csv)
        return session.write(options.output.path, exactTable(*evaluation, listed(only)), OutputFormat::Csv);
    return writeTables(*evaluation, only, options.output, session);
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
