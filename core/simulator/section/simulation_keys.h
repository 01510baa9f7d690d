// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <string>
#include <vector>

namespace fairshare {

/// One value of a simulation as text.
struct SimulationKey {
    std::string key; ///< nested as in files: "cluster.nodes"
    std::string value; ///< "" if files omit the member

    bool operator==(const SimulationKey&) const = default;
};

/// Returns all values that a simulation sets, in the order of files. Equal sections have equal texts, apart
/// from unknown members. The keys are the same for all sections.
std::vector<SimulationKey> simulationKeys(const SimulationSection& section);

} // namespace fairshare
