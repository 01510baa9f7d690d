// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/simulator/samples/film.h"

#include <optional>
#include <span>
#include <string>

/// What charts of a simulation have in common.
namespace fairshare {

/// A run as charts draw it, which lasts as long as ChartInput::run.
struct ChartFilm {
    Film film;
    FilmSettings settings{};
};

/// Nothing where there is no run or it has no samples. What is asked of policies is as the scenario has it.
/// Errors: those of filmSettings.
Result<std::optional<ChartFilm>> chartFilm(const ChartInput& input);

/// How the line of a policy is drawn, which is the same whatever others are shown.
struct PolicyLook {
    PlotRole role;
    PlotDash dash;
};
PolicyLook lookOf(const PreemptionPolicy& policy);

/// Why there is nothing to see: there is no run.
std::string noRunText();
/// Why there is no film: likewise, or the run has no sample.
std::string noFilmText(const ChartInput& input);

inline constexpr ParameterSpec FirstHour{.id = "from",
    .title = fairshare::phrase("From"),
    .meaning = fairshare::phrase("Hours since the first submission at which the picture begins."),
    .maximum = 1'000'000};
inline constexpr ParameterSpec HoursShown{.id = "hours",
    .title = fairshare::phrase("Hours shown"),
    .meaning = fairshare::phrase("How many hours are drawn; 0 is all there are."),
    .maximum = 1'000'000};

/// The same, a day where nobody chooses.
inline constexpr ParameterSpec UsualHours{.id = HoursShown.id,
    .title = HoursShown.title,
    .meaning = HoursShown.meaning,
    .maximum = HoursShown.maximum,
    .defaultNumber = 24};

/// The stretch of time that parameters choose, in seconds of the log; at least a second.
struct ShownTime {
    Seconds origin = 0; ///< the first submission
    Seconds begin = 0;
    Seconds end = 0;

    /// Since the first submission.
    double hours(Seconds time) const;
};
/// @param specs begin with FirstHour and HoursShown, which have their own defaults @param last what there is
ShownTime shownTime(
    std::span<const ParameterSpec> specs, const ParameterValues& values, const ShownTime& last);

/// Marks nodes while removals have them; adds nothing where none is away.
void addAway(PlotPanel& panel, const SimulatedRun& run, const ShownTime& time);
/// Says below the title how nodes that are away are marked, where any panel has them.
void noteAway(Plot& plot);
PlotAxis hoursAxis(const ShownTime& time);
/// Which jobs ran how, for captions: "peregrine seed 1, EASY backfill, batch order".
std::string runPremise(const SimulatedRun& run);
/// The same and what is asked of policies. @param grace seconds; nothing where no work is lost in the picture
std::string preemptionPremise(const ChartFilm& film, std::optional<Seconds> grace);
/// From node 0 at the top.
PlotAxis nodeAxis(std::uint32_t nodes);

} // namespace fairshare
