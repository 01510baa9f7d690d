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

/// The first of them that tells jobs apart by name: of which more than one value is told. The first of all
/// where none does.
std::string_view usualJobColor(const SimulatedRun& run, std::span<const JobPlace> jobs);

/// What the color of each job tells.
struct JobColors {
    std::optional<ColorScale> scale{}; ///< nothing where the jobs do not tell it
    std::vector<double> values{}; ///< by job of those asked for; NaN where it does not tell
    std::string missing{}; ///< what is asked for and told by no job: "queue: told by no job"
};

/// Of names, those whose jobs hold nodes longest have a color each and all others, the number beyond them, a
/// gray; of waits, the hours from the submission to the start. @param by one of JobColorChoices
JobColors jobColors(const SimulatedRun& run, std::span<const JobPlace> jobs, std::string_view by);

} // namespace fairshare
