// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/scenario/scenario.h"
#include "core/simulator/engine/simulated_run.h"

#include <memory>
#include <optional>

namespace fairshare::cli {

class Session;
struct InputOptions;

/// What a chart is drawn from.
struct ChartSource {
    Scenario scenario{};
    std::shared_ptr<const SimulatedRun> run{}; ///< null if the chart needs none and the file is no recording
};

/// Reads a scenario, a log or a recording, as the chart can be drawn from them, and simulates where it needs
/// a run. Nothing after an error, which is printed.
std::optional<ChartSource> chartSource(const Chart& chart, const InputOptions& input, Session& session);

} // namespace fairshare::cli
