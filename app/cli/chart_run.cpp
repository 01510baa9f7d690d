// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chart_run.h"

#include "app/cli/session.h"
#include "core/report/logged_scenario.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare::cli {
namespace {

/// False after an error, which is printed.
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

} // namespace

std::optional<Scenario> chartedScenario(const Chart& chart, const std::string& file,
    const std::string& format, std::optional<ScenarioRun>& run, Session& session)
{
    if (!(chart.ofRun || chart.ofConvergence) || file == "-")
        return session.read(file, format);
    session.reads(file);
    if (!isRecordingAt(file)) {
        auto logged = loggedScenario(file, session.progress("Reading"));
        session.progressDone();
        if (!logged) {
            session.fail(logged.error(), file);
            return std::nullopt;
        }
        return *logged ? *std::move(logged) : session.read(file, format);
    }
    auto recorded = recordedScenario(file, session.progress("Reading"));
    if (recorded && chart.ofConvergence)
        recorded->remarks.clear(); // told where its jobs are replayed
    if (!told(recorded, file, session))
        return std::nullopt;
    run = ScenarioRun{.run = std::move(recorded->run)};
    return std::move(recorded->scenario);
}

bool simulateForChart(const Chart& chart, const Scenario& scenario, const std::string& file,
    std::optional<ScenarioRun>& run, Session& session)
{
    if (!chart.ofRun || run)
        return true;
    auto made = runOf(scenario, file, session.progress("Simulating"));
    // What is read is the log, not the scenario that names it.
    const std::string source = made ? made->run->workload.name : file;
    if (!told(made, source, session))
        return false;
    if (made->summary.size() > 1)
        for (const std::string& sentence : made->summary)
            session.note(fmt::format("{}: {}", source, sentence));
    run = *std::move(made);
    return true;
}

} // namespace fairshare::cli
