// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_flags.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// The PriorityWeight… values of slurm.conf, by which the factors are multiplied.
struct PriorityWeights {
    std::uint32_t age = 0;
    std::uint32_t association = 0;
    std::uint32_t fairshare = 0;
    std::uint32_t jobSize = 0;
    std::uint32_t partition = 0;
    std::uint32_t qos = 0;

    bool operator==(const PriorityWeights&) const = default;
};

/// One entry of PriorityWeightTRES.
struct TresWeight {
    std::string name; ///< "cpu", "mem", "gres/gpu"
    double weight = 0; ///< for a whole partition; per base unit under NO_NORMAL_TRES

    bool operator==(const TresWeight&) const = default;
};

/// Configuration of the multifactor plugin of Slurm 22.05.
struct PriorityConfig {
    static constexpr std::uint32_t DefaultMaxAge = 7 * 24 * 3600;

    PriorityWeights weights{};
    std::vector<TresWeight> tresWeights{};
    PriorityFlags flags{};
    bool favorSmall = false; ///< PriorityFavorSmall
    std::uint32_t maxAgeSeconds = DefaultMaxAge; ///< PriorityMaxAge: the age factor is 1 from this age on

    /// Returns whether any factor counts. Without weights, no priority can be computed.
    bool hasWeights() const
    {
        return weights != PriorityWeights()
            || std::ranges::any_of(tresWeights, [](const TresWeight& each) { return each.weight != 0; });
    }

    bool operator==(const PriorityConfig&) const = default;
};

} // namespace fairshare
