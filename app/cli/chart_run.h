// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/report/scenario_run.h"

#include <optional>
#include <string>

namespace fairshare::cli {

class Session;

/// The scenario that a chart is drawn from, or, of a chart of a run, the one that a recording makes up, with
/// its run in `run`. Nothing after an error, which is printed.
std::optional<Scenario> chartedScenario(const Chart& chart, const std::string& file,
    const std::string& format, std::optional<ScenarioRun>& run, Session& session);

/// The run of a scenario that no recording has brought. False after an error, which is printed.
bool simulateForChart(const Chart& chart, const Scenario& scenario, const std::string& file,
    std::optional<ScenarioRun>& run, Session& session);

} // namespace fairshare::cli
