// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/chart_run.h"

#include "app/cli/options/shared_options.h"
#include "core/workspace/job_log.h"
#include "core/workspace/scenario_run.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare::cli {
namespace {

/// Prints the remarks or the error of a result. Returns false after an error.
template <typename Made>
bool told(Result<Made>& made, const std::string& file, Session& session)
{
    session.progressDone();
    if (!made) {
        session.fail(made.error(), file);
        return false;
    }
    session.warn(made->remarks, file);
    return true;
}

std::optional<ChartSource> withoutRun(std::optional<Scenario> scenario)
{
    return scenario ? std::optional(ChartSource{.scenario = *std::move(scenario)}) : std::nullopt;
}

/// Returns the scenario, or the scenario and run of a recording. Nothing after an error, which is printed.
std::optional<ChartSource> readChartSource(const Chart& chart, const InputOptions& input, Session& session)
{
    const std::string& file = input.file;
    if (!(chart.ofRun || chart.ofConvergence) || file == "-")
        return withoutRun(session.read(file, input.format));
    session.reads(file);
    if (!isRecordingAt(file)) {
        auto logged = loggedScenario(file, session.progress("Reading"));
        session.progressDone();
        if (!logged) {
            session.fail(logged.error(), file);
            return std::nullopt;
        }
        return withoutRun(*logged ? *std::move(logged) : session.read(file, input.format));
    }
    auto recorded = recordedScenario(file, session.progress("Reading"));
    if (recorded && chart.ofConvergence)
        recorded->remarks.clear(); // printed when its jobs are replayed
    if (!told(recorded, file, session))
        return std::nullopt;
    return ChartSource{.scenario = std::move(recorded->scenario), .run = std::move(recorded->run)};
}

/// Simulates the scenario. Returns false after an error, which is printed.
bool simulateForChart(ChartSource& source, const std::string& file, Session& session)
{
    auto made = runOf(source.scenario, file, session.progress("Simulating"));
    // The remarks are about the log, not the scenario that names it.
    const std::string log = made ? made->run->workload.name : file;
    if (!told(made, log, session))
        return false;
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
