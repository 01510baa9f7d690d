// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/chart_run.h"

#include "app/cli/options/shared_options.h"
#include "core/workspace/scenario_run.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare::cli {
namespace {

/// Returns the scenario, or the scenario and run of a recording. Nothing after an error, which is printed.
std::optional<ChartSource> readChartSource(const Chart& chart, const InputOptions& input, Session& session)
{
    const std::string& file = input.file;
    if (!(chart.ofRun || chart.ofConvergence)) {
        auto scenario = input.shown(session.read(file, input.format), session);
        return scenario ? std::optional(ChartSource{.scenario = *std::move(scenario)}) : std::nullopt;
    }
    auto opened = session.open(file, input.format);
    if (!opened)
        return std::nullopt;
    if (opened->kind == FileKind::Recording
        && !chart.ofConvergence) // else printed when its jobs are replayed
        session.warn(opened->loaded.diagnostics, file);
    auto scenario = input.shown(std::move(opened->loaded.scenario), session);
    if (!scenario)
        return std::nullopt;
    return ChartSource{.scenario = std::move(*scenario), .run = std::move(opened->run)};
}

/// Simulates the scenario. Returns false after an error, which is printed.
bool simulateForChart(ChartSource& source, const std::string& file, Session& session)
{
    auto made = runOf(source.scenario, file, session.progress("Simulating"));
    session.progressDone();
    if (!made) {
        session.fail(made.error(), file);
        return false;
    }
    // The remarks are about the log, not the scenario that names it.
    const std::string& log = made->run->workload.name;
    session.warn(made->remarks, log);
    if (made->summary.size() > 1)
        for (const std::string& sentence : made->summary)
            session.note(fmt::format("{}: {}", log, sentence));
    source.run = std::move(made->run);
    return true;
}

} // namespace

std::optional<ChartSource> chartSource(const Chart& chart, const InputOptions& input, Session& session)
{
    auto source = readChartSource(chart, input, session);
    if (source && chart.ofRun && !source->run && !simulateForChart(*source, input.file, session))
        return std::nullopt;
    return source;
}

} // namespace fairshare::cli
