// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/simulator/samples/sampled_run.h"

#include <optional>
#include <span>
#include <string>

/// Shared by charts of a simulation.
namespace fairshare {

/// Preemption samples of a run, for charts. Valid as long as ChartInput::run.
struct ChartedRun {
    SampledRun sampled;
    SampleSettings settings{};
};

/// Builds the preemption samples of a run with the policies of the scenario; nullopt if there is no run or it
/// has no samples.
/// Errors: those of sampleSettings().
Result<std::optional<ChartedRun>> chartedRun(const ChartInput& input);

/// Line style of a policy. It does not depend on which other policies are shown.
struct PolicyLook {
    PlotRole role;
    PlotDash dash;
};
PolicyLook lookOf(const PreemptionPolicy& policy);

/// Returns the message for a chart without a run.
std::string noRunText();
/// Returns the message for a chart without preemption samples: there is no run, or the run has no samples.
std::string noChartedRunText(const ChartInput& input);

inline constexpr ParameterSpec FirstHour{.id = "from",
    .title = fairshare::phrase("From"),
    .meaning = fairshare::phrase("Start of the chart, in hours after the first submission."),
    .maximum = 1'000'000};
inline constexpr ParameterSpec HoursShown{.id = "hours",
    .title = fairshare::phrase("Hours shown"),
    .meaning = fairshare::phrase("0 shows all hours."),
    .maximum = 1'000'000};

/// Like HoursShown, but shows one day by default.
inline constexpr ParameterSpec UsualHours{.id = HoursShown.id,
    .title = HoursShown.title,
    .meaning = HoursShown.meaning,
    .maximum = HoursShown.maximum,
    .defaultNumber = 24};

/// Chosen time span, in seconds of the job log; at least one second.
struct ShownTime {
    Seconds origin = 0; ///< the first submission
    Seconds begin = 0;
    Seconds end = 0;

    /// Returns the hours since the first submission.
    double hours(Seconds time) const;
};
/// Returns the time span that the parameters choose.
/// @param specs start with FirstHour and HoursShown, with their own defaults
/// @param last the whole time span available
ShownTime shownTime(
    std::span<const ParameterSpec> specs, const ParameterValues& values, const ShownTime& last);

/// Marks the times when nodes are away. Adds nothing if no node is away.
void addAway(PlotPanel& panel, const SimulatedRun& run, const ShownTime& time);
/// Adds a note below the title that explains how nodes that are away are marked, if any panel has such marks.
void noteAway(Plot& plot);
PlotAxis hoursAxis(const ShownTime& time);
/// Returns which jobs ran and how, for captions: "peregrine seed 1, EASY backfill, batch order".
std::string runPremise(const SimulatedRun& run);
/// Returns runPremise() and the preemption request, for captions.
/// @param grace seconds; nullopt if the chart does not show lost work
std::string preemptionPremise(const ChartedRun& sampled, std::optional<Seconds> grace);
/// Returns an axis of nodes with node 0 at the top.
PlotAxis nodeAxis(std::uint32_t nodes);

} // namespace fairshare
