// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "core/workspace/load_workload.h"

#include <string>

namespace fairshare::cli {

class Session;

/// Prints what became of the rows of a log: remarks, which it takes, and the summary.
/// @param source of the jobs, as it is named in messages
void tellImport(
    WorkloadImport& import, const SimulationSection& section, const std::string& source, Session& session);

} // namespace fairshare::cli
