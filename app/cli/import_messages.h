// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "core/workspace/workload.h"

#include <string>

namespace fairshare::cli {

class Session;

/// Prints the remarks about a log, which are moved out of `import`, and a summary of its rows.
/// @param source of the jobs, as named in messages
void tellImport(
    WorkloadImport& import, const SimulationSection& section, const std::string& source, Session& session);

} // namespace fairshare::cli
