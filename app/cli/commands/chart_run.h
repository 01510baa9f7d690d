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

/// Data of a chart.
struct ChartSource {
    Scenario scenario{};
    std::shared_ptr<const SimulatedRun> run{}; ///< null if the chart needs none and the file is not a
                                               ///< recording
};

/// Reads a scenario, a log or a recording, depending on what the chart can use, and simulates if it needs a
/// run. Returns nothing after an error, which is printed.
std::optional<ChartSource> chartSource(const Chart& chart, const InputOptions& input, Session& session);

} // namespace fairshare::cli
