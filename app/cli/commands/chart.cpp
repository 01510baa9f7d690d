// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/chart_run.h"
#include "app/cli/commands/chart_table.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/convergence.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/base/numbers.h"
#include "core/chart/chart_choices.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/run_plot.h"
#include "core/io/text/text_lines.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/association_choice.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fairshare::cli::command_files {
namespace {

struct ChartOptions {
    std::string chart;
    InputOptions input;
    std::string baseline;
    AlgorithmOptions algorithms;
    std::vector<std::string> choices;
    std::string below;
    std::vector<std::string> selected;
    OutputOptions output;
};

std::vector<std::string> chartIds()
{
    std::vector<std::string> ids;
    for (const Chart& chart : charts())
        ids.emplace_back(chart.id);
    return ids;
}

Result<std::vector<NodeRow>> selectedRows(const ShareTree& tree, const std::vector<std::string>& names)
{
    std::vector<NodeRow> rows;
    for (const std::string& name : names) {
        const auto row = findAssociation(tree, name);
        if (!row)
            return tl::unexpected(row.error());
        if (std::find(rows.begin(), rows.end(), *row) == rows.end())
            rows.push_back(*row);
    }
    return rows;
}

/// Rows given by --below and --select.
struct ChartRows {
    NodeRow focus = RootRow;
    std::vector<NodeRow> selected{};

    /// Returns the selected row `before` positions before the last; NoRow if there are fewer.
    NodeRow fromLast(std::size_t before) const
    {
        return before < selected.size() ? selected[selected.size() - 1 - before] : NoRow;
    }
};

Result<ChartRows> chartRows(const ChartOptions& options, const ShareTree& tree)
{
    const Result<NodeRow> focus = options.below.empty() ? RootRow : findAccount(tree, options.below);
    if (!focus)
        return tl::unexpected(focus.error());
    auto selected = selectedRows(tree, options.selected);
    if (!selected)
        return tl::unexpected(selected.error());
    return ChartRows{*focus, *std::move(selected)};
}

/// Returns the job priorities of the scenario; null if it has none.
const PrioritySection* prioritiesOf(const Scenario& scenario)
{
    return scenario.priority.has() ? &*scenario.priority : nullptr;
}

/// Returns the algorithms to compare in charts, including the chosen one.
std::vector<std::string> comparedWith(const std::string& algorithm, const Settings& settings)
{
    std::vector<std::string> ids = settings.compare.empty() ? allAlgorithmIds() : settings.compare;
    if (std::find(ids.begin(), ids.end(), algorithm) == ids.end())
        ids.push_back(algorithm);
    return ids;
}

/// Baseline of the chart.
struct Baseline {
    std::optional<Scenario> scenario{};
    std::shared_ptr<const Evaluation> evaluation{};
};

/// Reads the baseline, if any, and anonymizes both scenarios together. Returns false after an error, which is
/// printed.
bool readBaseline(const ChartOptions& options, Scenario& scenario, Baseline& baseline, Session& session)
{
    std::vector<Scenario> both{std::move(scenario)};
    if (!options.baseline.empty()) {
        auto old = session.read(options.baseline);
        if (!old)
            return false;
        both.push_back(std::move(*old));
    }
    session.anonymize(both);
    scenario = std::move(both.front());
    if (both.size() > 1)
        baseline.scenario = std::move(both.back());
    return true;
}

/// Evaluates the baseline, if any. Returns false after an error, which is printed.
bool evaluateBaseline(const ChartOptions& options, Baseline& baseline, Session& session)
{
    if (!baseline.scenario)
        return true;
    const auto algorithm = options.algorithms.applyOne(*baseline.scenario);
    if (!algorithm) {
        session.wrongUsage(algorithm.error().message);
        return false;
    }
    baseline.evaluation = session.evaluate(
        *baseline.scenario, comparedWith(*algorithm, baseline.scenario->settings), options.baseline);
    return baseline.evaluation != nullptr;
}

/// Returns an error if the first hour is not before the end of the drawn time; "" otherwise.
std::string behindTheEnd(const Chart& chart, const ParameterValues& values, const Plot& plot)
{
    const auto begin = values.find(FirstHour.id);
    if (!chart.ofRun || begin == values.end() || plot.panels.empty())
        return {};
    const PlotAxis& time = plot.panels.front().x;
    const std::int64_t hour = numberOf(FirstHour, values);
    if (static_cast<double>(hour) < time.highest)
        return {};
    return fmt::format("--choose {}: found '{}'; expected less than {} h, the end of the chart", FirstHour.id,
        hour, fixed(time.highest, 2));
}

/// Returns why the scenario has nothing that the chart could show; "" otherwise.
std::string missingFor(const Chart& chart, const Scenario& scenario)
{
    if (chart.needsJobs && scenario.priority->queue->jobs.empty())
        return "contains no jobs for this chart; add them with `fairshare convert FILE --jobs JOBS`";
    if (chart.ofQuotas && scenario.quotas->groups.empty())
        return "contains no group quotas for this chart; give a file that has them";
    return {};
}

/// Reads what the chart shows. Nothing after an error, also if the file lacks it, which is printed.
std::optional<ChartSource> neededSource(const Chart& chart, const InputOptions& input, Session& session)
{
    auto source = chartSource(chart, input, session);
    if (!source)
        return std::nullopt;
    std::string sentence = missingFor(chart, source->scenario);
    if (sentence.empty())
        return source;
    session.fail({ErrorCode::BadInput, std::move(sentence), {}, {}}, input.file);
    return std::nullopt;
}

/// Writes the data of a chart. Data that is only a header is an error.
ExitCode writePlot(const ChartOptions& options, const Chart& chart, const Plot& plot, Session& session)
{
    const auto table = plotTable(plot);
    if (!table)
        return session.fail(table.error());
    if (table->rows() == 0 && !chart.ofConvergence) // for which a note says why nothing is measured
        return session.fail(
            {ErrorCode::BadInput,
                chart.followsSelection ? "the chart is empty; choose accounts or users with --select"
                                       : "the chart is empty: nothing in this file has what it shows",
                {}, {}},
            options.input.file);
    return printRows(*table, options.output, session);
}

ExitCode runChart(ChartOptions options, Session& session)
{
    if (findChart(options.chart) == nullptr) // the file came first, as for other commands
        std::swap(options.chart, options.input.file);
    if (findChart(options.chart) == nullptr)
        return session.wrongUsage(fmt::format("neither '{}' nor '{}' is a chart; see 'fairshare list charts'",
            excerpt(options.input.file), excerpt(options.chart)));
    const Chart& chart = *findChart(options.chart);
    // Names of the tree must match those of the log before they are anonymized; no name is drawn.
    auto source = neededSource(chart, options.input, session);
    if (!source)
        return session.exitCode();
    Scenario& scenario = source->scenario;
    // Options use the real names; anonymizing keeps the rows.
    const auto rows = chartRows(options, scenario.tree);
    if (!rows)
        return session.fail(rows.error(), options.input.file);
    Baseline baseline;
    if (!readBaseline(options, scenario, baseline, session))
        return session.exitCode();
    const auto values = chosenValues(chart, options.choices);
    if (!values)
        return session.wrongUsage(fmt::format("--choose: {}", values.error().message));
    const auto algorithm = options.algorithms.applyOne(scenario);
    if (!algorithm)
        return session.wrongUsage(algorithm.error().message);
    const auto evaluation =
        session.evaluate(scenario, comparedWith(*algorithm, scenario.settings), options.input.file);
    if (!evaluation || !evaluateBaseline(options, baseline, session))
        return session.exitCode();
    std::optional<ConvergenceStudy> convergence;
    if (chart.ofConvergence) {
        convergence = studyOf(scenario, options.input.file, session);
        if (!convergence)
            return session.exitCode();
        if (!convergence->isMeasured())
            session.note(measuredText(*convergence));
    }
    const auto plot = makePlot(options.chart,
        {.now = *evaluation,
            .baseline = baseline.evaluation.get(),
            .algorithm = *algorithm,
            .focus = rows->focus,
            .selected = chart.ofQuotas ? std::span<const NodeRow>() : rows->selected,
            .current = rows->fromLast(0),
            .against = rows->fromLast(1),
            .halfLifeSeconds = scenario.settings.halfLifeSeconds,
            .priority = prioritiesOf(scenario),
            .baselinePriority = baseline.scenario ? prioritiesOf(*baseline.scenario) : nullptr,
            .scenario = &scenario,
            .run = source->run.get(),
            .convergence = convergence ? &*convergence : nullptr,
            .progress = chart.followsSelection ? session.progress("Computing ranks") : Progress()},
        *values);
    session.progressDone();
    if (!plot)
        return session.fail(plot.error(), options.input.file);
    if (const std::string sentence = behindTheEnd(chart, *values, *plot); !sentence.empty())
        return session.wrongUsage(sentence);
    return writePlot(options, chart, *plot, session);
}

/// Accepts a chart. A file may take its place, if the chart follows it.
CLI::Validator chartOrFile()
{
    const CLI::Validator isChart = oneOf("chart", chartIds());
    return {[isChart](std::string& word) {
                return word == "-" || std::filesystem::exists(word) ? std::string() : isChart(word);
            },
        {}};
}

Run declareChart(CLI::App& app)
{
    auto options = std::make_shared<ChartOptions>();
    app.add_option("CHART", options->chart, "Chart to write; see 'fairshare list charts'")
        ->required()
        ->check(chartOrFile());
    options->input.declare(app);
    options->input.declareVariant(app);
    app.add_option("--baseline", options->baseline, "Scenario to compare with");
    options->algorithms.declare(app);
    app.add_option("--choose", options->choices, "Set a parameter of the chart")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
    app.add_option("--below", options->below, "Include only the subtree of this account")
        ->type_name("ACCOUNT");
    app.add_option("--select", options->selected,
           "Accounts and users to show, by name or path; add 'partition=P' or 'association=ID' if needed; "
           "several are separated by commas or in repeated options, and the last one is current")
        ->type_name("NAME")
        ->delimiter(',')
        ->allow_extra_args(false);
    options->output.format = OutputFormat::Csv;
    options->output.declare(app);
    options->output.declareWhere(app);
    return [options](Session& session) { return runChart(*options, session); };
}

} // namespace

Command chart()
{
    return {"chart", "Write the data of a chart",
        "  fairshare chart share_vs_usage site.fairshare\n"
        "  fairshare chart icicle site.fairshare --choose color=rank --below physics -o physics.csv\n"
        "  fairshare chart queue_order new.fairshare --baseline old.fairshare\n"
        "  fairshare chart rank_sweep site.fairshare --select physics --choose from=1 --choose to=100\n"
        "  fairshare chart rank_sweep site.fairshare --select alice --choose value=usage\n"
        "  fairshare chart recovery site.fairshare --select 'physics/alice partition=gpu'\n"
        "  fairshare chart recovery site.fairshare --select alice --choose half_life=14\n"
        "  fairshare chart recovery site.fairshare --select alice,bob --choose load=take_turns\n"
        "  fairshare chart convergence site.fairshare -o convergence.csv\n"
        "  fairshare chart heatmap site.fairshare --choose from=24 --choose hours=6\n"
        "  fairshare chart wasted_work run1 --choose grace=1200\n",
        declareChart};
}

} // namespace fairshare::cli::command_files
