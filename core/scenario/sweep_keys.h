// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/settings.h"
#include "core/simulator/section/simulation_section.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Scenario;

/// Where values of a sweep go.
struct SweepTarget {
    SimulationSection simulation;
    Settings settings;
};

/// Something that a sweep may vary.
struct SweepKey {
    std::string_view id;
    std::string_view allowed; ///< which values it takes, marked by `phrase`
    /// Whether `value` is one; it is then set.
    bool (*set)(SweepTarget& target, std::string_view value);
};

std::span<const SweepKey> sweepKeys();

/// Sets one value in the simulation of a scenario, which is made where there is none; so is its section of
/// priorities for keys that belong there. Errors: NotFound for an unknown key, OutOfRange for a value.
Result<void> setSweepValue(Scenario& scenario, std::string_view key, std::string_view value);

/// Values of one key that a sweep tries.
struct SweepAxis {
    std::string key;
    std::vector<std::string> values; ///< as the file has them, texts without their quotes
    ValuePlace place{}; ///< of its key

    bool operator==(const SweepAxis&) const = default;
};

/// What a file of a sweep asks for.
struct Sweep {
    std::string scenario; ///< path, relative to the file of the sweep; "" with a study
    std::string study; ///< a bundled one: "cea"; "" with a scenario
    std::vector<SweepAxis> axes; ///< in the order of the file

    /// Product of the numbers of values; 1 without axes.
    std::size_t combinations() const;
    /// The values of a combination by axis; the last axis changes first.
    std::vector<std::string> valuesOf(std::size_t combination) const;
};

/// Errors: BadInput at the first key whose values change nothing in simulations of this scenario.
Result<void> checkEffects(const Sweep& sweep, const Scenario& scenario);

inline constexpr std::size_t MostCombinations = 1'000'000;

} // namespace fairshare
