// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/lint/lint.h"
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/where.h"
#include "app/cli/session.h"
#include "core/io/slurm/tree/dump_options.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fairshare::cli::command_files {
namespace {

struct LintOptions {
    InputOptions input;
    OutputOptions output;
    std::vector<std::string> ignored;
    WhereOption where;
    bool strict = false;
};

TextTable tableOf(const std::vector<Finding>& findings, const ShareTree& tree)
{
    constexpr std::uint32_t DeepestPath = 64;
    TextTable table;
    table.addText("Severity", "severity");
    table.addText("Rule", "id");
    table.addText("Where", "path");
    table.addText("Finding", "message");
    table.addText("Suggestion", "suggestion");
    for (const Finding& finding : findings) {
        const bool deep = tree.depth(finding.row) > DeepestPath;
        const std::string where = deep ? std::string(tree.name(finding.row)) : tree.path(finding.row);
        table.addRow({finding.severity == Severity::Warning ? "warning" : "note", finding.id,
            finding.group.empty() ? where : finding.group, finding.message, finding.suggestion});
    }
    return table;
}

/// Keeps the findings of associations that match --where. Returns false after an error, which is printed.
bool keepMatching(
    std::vector<Finding>& findings, const Scenario& scenario, const LintOptions& options, Session& session)
{
    const auto evaluation = session.evaluate(scenario, {scenario.settings.algorithm}, options.input.file);
    if (!evaluation)
        return false;
    const auto rows = options.where.rows({.tree = scenario.tree,
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

ExitCode runLint(const LintOptions& options, Session& session)
{
    const auto scenario = session.load(options.input.file, options.input.format);
    if (!scenario)
        return session.exitCode();
    auto findings = fairshare::lint(*scenario, unknownOptionKeys);
    if (!findings)
        return session.fail(findings.error(), options.input.file);
    std::erase_if(*findings, [&options](const Finding& finding) {
        return std::find(options.ignored.begin(), options.ignored.end(), finding.id) != options.ignored.end();
    });
    if (options.where.isGiven() && !keepMatching(*findings, *scenario, options, session))
        return session.exitCode();
    ExitCode code = ExitCode::Done;
    if (findings->empty() && options.output.format == OutputFormat::Table)
        code = session.write(options.output.path, std::string_view("no findings\n"));
    else
        code = session.write(options.output.path, tableOf(*findings, scenario->tree), options.output.format);
    if (code == ExitCode::Done && options.strict && !findings->empty())
        return ExitCode::BadInput;
    return code;
}

Run declareLint(CLI::App& app)
{
    auto options = std::make_shared<LintOptions>();
    options->input.declare(app);
    std::vector<std::string> rules;
    for (const LintRule& rule : lintRules())
        rules.emplace_back(rule.id);
    app.add_flag("--strict", options->strict, "Exit with status 1 if there are findings");
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
        "  fairshare lint site.fairshare --strict --ignore single_child,parent_shares > /dev/null || mail "
        "…\n",
        declareLint};
}

} // namespace fairshare::cli::command_files
