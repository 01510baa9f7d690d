// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"
#include "core/simulator/engine/simulated_run.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

inline constexpr std::array<std::string_view, 6> JobColorChoices{
    "queue", "user", "account", "application", "wait", "none"};

/// Returns the first of JobColorChoices that has more than one name among the jobs; the first choice if none
/// has.
std::string_view usualJobColor(const SimulatedRun& run, std::span<const JobPlace> jobs);

/// Colors of jobs.
struct JobColors {
    std::optional<ColorScale> scale{}; ///< nullopt if no job records the attribute
    std::vector<double> values{}; ///< by requested job; NaN if not recorded
    std::string missing{}; ///< message if no job records the attribute: "queue: not recorded for any job"
};

/// Colors jobs by an attribute. The names whose jobs have the most node time get a color each, and all others
/// are gray. For wait times, the value is the hours from submission to start.
/// @param by one of JobColorChoices
JobColors jobColors(const SimulatedRun& run, std::span<const JobPlace> jobs, std::string_view by);

} // namespace fairshare
