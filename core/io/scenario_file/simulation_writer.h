// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <string>

namespace fairshare {

/// Returns the section as JSON text for a `.fairshare` file, one member per line. Defaults are omitted.
/// @param notText receives the first text that is not UTF-8
std::string simulationText(const SimulationSection& section, std::string& notText);

/// Return an object of the section on one line; also used in `run.json`.
std::string clusterText(const ClusterSection& cluster, std::string& notText);
std::string schedulerText(const SchedulerSection& scheduler, std::string& notText);
std::string samplingText(const SamplingSection& sampling, std::string& notText);

/// Returns `preemption` on several lines.
/// @param indent indentation of its first line
std::string preemptionText(
    const PreemptionSection& preemption, std::string_view indent, std::string& notText);

} // namespace fairshare
