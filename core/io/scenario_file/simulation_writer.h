// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <string>

namespace fairshare {

/// The section as it stands in a `.fairshare` file, one member a line; what is not said is as usual.
/// @param notText becomes the first text that is not UTF-8
std::string simulationText(const SimulationSection& section, std::string& notText);

/// Objects of a section on one line, which `run.json` has as well.
std::string clusterText(const ClusterSection& cluster, std::string& notText);
std::string schedulerText(const SchedulerSection& scheduler, std::string& notText);
std::string samplingText(const SamplingSection& sampling, std::string& notText);

/// `preemption` over several lines. @param indent of the line on which it begins
std::string preemptionText(
    const PreemptionSection& preemption, std::string_view indent, std::string& notText);

} // namespace fairshare
