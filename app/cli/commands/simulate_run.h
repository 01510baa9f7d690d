// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/simulate_options.h"

namespace fairshare::cli {

/// Simulates a scenario or a log, and writes the requested output.
ExitCode runSimulation(const SimulateOptions& options, Session& session);

} // namespace fairshare::cli
