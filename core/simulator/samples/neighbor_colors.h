// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Number of hues that distinguish jobs next to each other.
inline constexpr std::uint8_t NeighborHues = 8;
/// Number of shades of each hue.
inline constexpr std::uint8_t NeighborShades = 2;

/// A color that only distinguishes a job from its neighbors.
struct NeighborColor {
    std::uint8_t hue = 0; ///< below NeighborHues
    std::uint8_t shade = 0; ///< below NeighborShades

    bool operator==(const NeighborColor&) const = default;
};

/// Returns a color for each job. A job differs in hue from the jobs before and after it on each of its nodes,
/// and from those that run at the same time on the next nodes. If it has so many neighbors that no hue is
/// left, it has another shade of the hue that the fewest of them have.
std::vector<NeighborColor> neighborColors(const SimulatedRun& run);

} // namespace fairshare
