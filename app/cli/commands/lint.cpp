// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/lint/lint.h"
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/where.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>

namespace fairshare::cli::command_files {
namespace {

struct LintOptions {
    InputOptions input; ///< without a file
    std::vector<std::string> files;
    OutputOptions output;
    std::vector<std::string> ignored;
    WhereOption where;
    Severity lowest = Severity::Note;
    bool strict = false;
};

struct LintedFile {
    const std::string& path;
    const Scenario& scenario;
};

/// Keeps the findings of associations that match --where. Returns false after an error, which is printed.
bool keepMatching(
    std::vector<Finding>& findings, const LintedFile& file, const WhereOption& where, Session& session)
{
    const Scenario& scenario = file.scenario;
    const auto evaluation = session.evaluate(scenario, {scenario.settings.algorithm}, file.path);
    if (!evaluation)
        return false;
    const auto rows = where.rows({.tree = scenario.tree,
                                     .now = evaluation.get(),
                                     .result = &evaluation->results.front(),
                                     .findings = findings},
        session);
    if (!rows)
        return false;
    std::erase_if(findings, [&rows](const Finding& finding) {
        return !finding.group.empty() || !std::binary_search(rows->begin(), rows->end(), finding.row);
    });
    return true;
}

/// Returns what is to be reported of one file. Nothing after an error, which is printed.
std::optional<std::vector<Finding>> findingsOf(
    const LintedFile& file, const LintOptions& options, Session& session)
{
    auto findings = fairshare::lint(file.scenario, unknownOptionKeys);
    if (!findings) {
        session.fail(findings.error(), file.path);
        return std::nullopt;
    }
    std::erase_if(*findings, [&options](const Finding& finding) {
        return finding.severity < options.lowest
            || std::find(options.ignored.begin(), options.ignored.end(), finding.id) != options.ignored.end();
    });
    if (options.where.isGiven() && !keepMatching(*findings, file, options.where, session))
        return std::nullopt;
    return std::move(*findings);
}

TextTable emptyTable(bool ofSeveralFiles)
{
    TextTable table("finding");
    if (ofSeveralFiles)
        table.addText("File", "file");
    table.addText("Severity", "severity");
    table.addText("Rule", "id");
    table.addText("Where", "path");
    table.addText("Finding", "message");
    table.addText("Suggestion", "suggestion");
    return table;
}

/// @param file "" to leave out the column
void addRows(
    TextTable& table, const std::vector<Finding>& findings, const ShareTree& tree, const std::string& file)
{
    constexpr std::uint32_t DeepestPath = 64;
    for (const Finding& finding : findings) {
        const bool deep = tree.depth(finding.row) > DeepestPath;
        const std::string where = deep ? std::string(tree.name(finding.row)) : tree.path(finding.row);
        std::vector<std::string> cells{std::string(nameOf(finding.severity)), std::string(finding.id),
            finding.group.empty() ? where : finding.group, finding.message, finding.suggestion};
        if (!file.empty())
            cells.insert(cells.begin(), file);
        table.addRow(cells);
    }
}

ExitCode runLint(const LintOptions& options, Session& session)
{
    session.acceptUnknownKeys(); // they are findings
    const bool several = options.files.size() > 1;
    TextTable table = emptyTable(several);
    std::size_t found = 0;
    for (const std::string& file : options.files) {
        InputOptions input = options.input;
        input.file = file;
        auto scenario = input.read(session);
        if (!scenario)
            return session.exitCode();
        session.anonymize(std::span(&*scenario, 1));
        const auto findings = findingsOf({file, *scenario}, options, session);
        if (!findings)
            return session.exitCode();
        found += findings->size();
        addRows(table, *findings, scenario->tree, several ? file : std::string());
    }
    const ExitCode code = found == 0 && options.output.format == OutputFormat::Table
        ? session.write(options.output.path, std::string_view(session.quiet() ? "" : "no findings\n"))
        : printRows(table, options.output, session);
    return code == ExitCode::Done && options.strict && found > 0 ? ExitCode::Findings : code;
}

Run declareLint(CLI::App& app)
{
    auto options = std::make_shared<LintOptions>();
    options->input.declareSeveral(app, options->files);
    options->input.declareVariant(app);
    std::vector<std::string> rules;
    for (const LintRule& rule : lintRules())
        rules.emplace_back(rule.id);
    std::vector<std::pair<std::string, Severity>> severities;
    severities.reserve(AllSeverities.size());
    for (const Severity severity : AllSeverities)
        severities.emplace_back(nameOf(severity), severity);
    app.add_option("--level", options->lowest, "Lowest severity to report: note, warning or error")
        ->transform(oneOf("level", severities))
        ->type_name("LEVEL");
    app.add_flag("--strict", options->strict, "Exit with status 4 if there is anything to report");
    app.add_option("--ignore", options->ignored, "Rules to ignore, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(oneOf("rule", rules));
    options->where.declare(app, "Report only findings of associations that match");
    options->output.declare(app);
    return [options](Session& session) { return runLint(*options, session); };
}

} // namespace

Command lint()
{
    return {"lint", "Report suspicious settings and suggest fixes",
        "  fairshare lint site.fairshare\n"
        "  fairshare lint site.fairshare --where 'account=physics'\n"
        "  fairshare lint *.fairshare --level warning --format csv\n"
        "  fairshare lint site.fairshare --strict --ignore single_child,parent_shares > /dev/null || mail "
        "…\n",
        declareLint};
}

} // namespace fairshare::cli::command_files
