// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chart_run.h"

#include "app/cli/session.h"

#include <filesystem>
#include <utility>

namespace fairshare::cli {
namespace {

/// False after an error, which is printed.
bool keep(Result<ChartedRun> made, const std::string& file, std::optional<ChartedRun>& run, Session& session)
{
    session.progressDone();
    if (!made) {
        session.fail(made.error(), file);
        return false;
    }
    session.warn(made->remarks, file);
    run = *std::move(made);
    return true;
}

} // namespace

std::optional<Scenario> chartedScenario(const Chart& chart, const std::string& file,
    const std::string& format, std::optional<ChartedRun>& run, Session& session)
{
    if (!chart.ofRun || !isRecordingAt(file))
        return session.read(file, format);
    if (!keep(recordedForCharts(file, session.progress("Reading")), file, run, session))
        return std::nullopt;
    return run->scenario;
}

bool simulateForChart(const Chart& chart, const Scenario& scenario, const std::string& file,
    std::optional<ChartedRun>& run, Session& session)
{
    if (!chart.ofRun || run)
        return true;
    const std::string folder = std::filesystem::path(file).parent_path().string();
    return keep(simulatedForCharts(scenario, folder, session.progress("Simulating")), file, run, session);
}

} // namespace fairshare::cli
