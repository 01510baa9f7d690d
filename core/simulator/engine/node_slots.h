// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulation_outcome.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// Rows for nodes that jobs shared: each node has as many slots as jobs held it at once, at least one.
struct NodeSlots {
    NodeAllocation allocation; ///< by slot instead of node
    std::vector<std::uint32_t> nodes{}; ///< node of each slot, ascending
};

/// Gives each job one slot on each of its nodes: the lowest that is free. @param outcome with its nodes
NodeSlots nodeSlots(const SimulationOutcome& outcome);

/// Returns the names of the slots: that of the node, followed by "/2" for its second slot and so on.
/// @param names by node; empty if nodes only have numbers
std::vector<std::string> slotNames(const NodeSlots& slots, const std::vector<std::string>& names);

} // namespace fairshare
