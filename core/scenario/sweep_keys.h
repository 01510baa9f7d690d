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

/// Settings that a sweep changes.
struct SweepTarget {
    SimulationSection simulation;
    Settings settings;
};

/// A setting that a sweep can vary.
struct SweepKey {
    std::string_view id;
    std::string_view allowed; ///< description of the accepted values, marked by `phrase`
    /// Sets the value. Returns false if it is not accepted.
    bool (*set)(SweepTarget& target, std::string_view value);
};

std::span<const SweepKey> sweepKeys();

/// Sets one value in the simulation of a scenario. Creates the simulation, and its priority section for keys
/// that belong there, if missing. Errors: NotFound for an unknown key, OutOfRange for a value.
Result<void> setSweepValue(Scenario& scenario, std::string_view key, std::string_view value);

/// Values of one key in a sweep.
struct SweepAxis {
    std::string key;
    std::vector<std::string> values; ///< as in the file, strings without quotes
    ValuePlace place{}; ///< place of the key

    bool operator==(const SweepAxis&) const = default;
};

/// Content of a sweep file.
struct Sweep {
    std::string scenario; ///< path, relative to the sweep file; "" with a study
    std::string study; ///< bundled study: "cea"; "" with a scenario
    std::vector<SweepAxis> axes; ///< in file order

    /// Returns the number of combinations; 1 without axes.
    std::size_t combinations() const;
    /// Returns the values of a combination by axis; the last axis varies fastest.
    std::vector<std::string> valuesOf(std::size_t combination) const;
};

/// Checks that every key has an effect in simulations of this scenario. Errors: BadInput at the first key
/// that has none.
Result<void> checkEffects(const Sweep& sweep, const Scenario& scenario);

inline constexpr std::size_t MostCombinations = 1'000'000;

} // namespace fairshare
