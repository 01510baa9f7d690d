// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <string>
#include <vector>

namespace fairshare {

/// One value of a simulation in a text.
struct SimulationKey {
    std::string key; ///< as files nest it: "cluster.nodes"
    std::string value; ///< "" where files leave the member out

    bool operator==(const SimulationKey&) const = default;
};

/// All that a simulation sets, in the order of files; equal sections have equal texts, unknown members aside.
/// The keys are the same for all sections.
std::vector<SimulationKey> simulationKeys(const SimulationSection& section);

} // namespace fairshare
