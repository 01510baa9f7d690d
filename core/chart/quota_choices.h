// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"
#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/quota/demand/demand_day.h"
#include "core/quota/submitters/submitter_division.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

/// Shared by charts of group quotas.
namespace fairshare {

inline constexpr std::array<std::string_view, 5> PolicyChoices{
    "balanced", "declared", "none", "everywhere", "balanced_slides"};
inline constexpr ParameterSpec PolicyParameter{.id = "policy",
    .title = fairshare::phrase("Policy"),
    .meaning = fairshare::phrase("Groups that accept surplus: by demand, as declared, none, all, or by "
                                 "demand with the first pass only."),
    .choices = PolicyChoices};

inline constexpr ParameterSpec HoldParameter{.id = "hold",
    .title = fairshare::phrase("Hold (min)"),
    .meaning = fairshare::phrase("Minutes that a surplus flag keeps its value after the balancer changes it. "
                                 "The real balancer uses 30; 0 turns this off."),
    .minimum = 0,
    .maximum = 1440};
inline constexpr ParameterSpec WindowParameter{.id = "window",
    .title = fairshare::phrase("Window (min)"),
    .meaning = fairshare::phrase("Minutes over which the balancer averages idle jobs to get the demand."),
    .minimum = 1,
    .maximum = 10'080,
    .defaultNumber = 160};
inline constexpr ParameterSpec CollapseParameter{.id = "collapse",
    .title = fairshare::phrase("Collapse (%)"),
    .meaning = fairshare::phrase("Drop in idle jobs between the halves of the window, in percent, above "
                                 "which the balancer sees no demand. At 100, only a drop to 0 counts."),
    .minimum = 0,
    .maximum = 100,
    .defaultNumber = 60};
inline constexpr ParameterSpec SamplesParameter{.id = "samples",
    .title = fairshare::phrase("Polls"),
    .meaning = fairshare::phrase("Polls needed within the window for the balancer to see demand."),
    .minimum = 1,
    .maximum = 10'000,
    .defaultNumber = 8};
inline constexpr ParameterSpec PollParameter{.id = "poll",
    .title = fairshare::phrase("Poll (min)"),
    .meaning = fairshare::phrase("Minutes between polls of the queues by the balancer."),
    .minimum = 1,
    .maximum = 240,
    .defaultNumber = 2};
inline constexpr ParameterSpec ProfileParameter{.id = "profile",
    .title = fairshare::phrase("Profile"),
    .meaning = fairshare::phrase(
        "How idle jobs come and go: typical day, steady, day and night waves, bursts, or lulls."),
    .choices = DemandPatterns};
inline constexpr ParameterSpec SeedParameter{.id = "seed",
    .title = fairshare::phrase("Seed"),
    .meaning = fairshare::phrase("Seed of the simulated day."),
    .minimum = 1,
    .maximum = 1'000'000,
    .defaultNumber = 1};

inline constexpr std::array<std::string_view, 2> ModeChoices{"code", "slides"};
inline constexpr ParameterSpec ModeParameter{.id = "mode",
    .title = fairshare::phrase("Balancer"),
    .meaning = fairshare::phrase("Passes of the balancer: code runs both, slides only the first."),
    .choices = ModeChoices};

/// Appends the parameters of all day charts to a chart's own parameters.
template <typename... Own>
constexpr auto withDayParameters(const Own&... own)
{
    return std::array<ParameterSpec, sizeof...(Own) + 8>{own..., HoldParameter, WindowParameter,
        PollParameter, CollapseParameter, SamplesParameter, ProfileParameter, SeedParameter, ModeParameter};
}
inline constexpr auto DayParameters = withDayParameters();

inline constexpr ParameterSpec AfterParameter{.id = "after",
    .title = fairshare::phrase("After (days)"),
    .meaning = fairshare::phrase(
        "Days for which current usage continues; the priorities shown are those at the end."),
    .minimum = 0,
    .maximum = static_cast<std::int64_t>(MostSubmitterDays)};
inline constexpr ParameterSpec PriorityHalfLifeParameter{.id = "half_life",
    .title = fairshare::phrase("Half-life (h)"),
    .meaning =
        fairshare::phrase("Half-life of past usage in hours (PRIORITY_HALFLIFE); 0 uses the pool's value."),
    .minimum = 0,
    .maximum = 87'600};

/// Reads the parameters of charts of submitters.
SubmitterSettings submitterSettings(const ParameterValues& values);

/// A simulated day under the compared policies: no surplus, as declared, everywhere and balanced.
struct SimulatedDay {
    QuotaTree tree{};
    DemandDay day{};

    /// Finds the day under a policy; null if the policy is not compared.
    const PolicyDay* find(std::string_view policy) const;
    /// Returns the day under the balancer, with one pass or both.
    const PolicyDay& balanced() const;
    const PolicyDay& everywhere() const { return *find("everywhere"); }
};

struct DayRequest {
    std::string_view pattern = DemandPatterns.front();
    DemandDaySettings settings{};
    BalancerMode mode = BalancerMode::Code;
};
/// Simulates a day whose idle jobs vary around the demand of the groups.
/// Errors: those of buildQuotaTree() and simulateDemandDay().
Result<SimulatedDay> simulatedDay(
    const GroupQuotas& quotas, const DayRequest& request, const Progress& progress);
/// @param values of DayParameters
Result<SimulatedDay> simulatedDay(const ChartInput& input, const ParameterValues& values);

/// Returns the axis of the hours of a day, 0 to 24.
PlotAxis dayAxis();

/// Adds a line to `lines`: one value per step. The last value is repeated at the end of the day.
void addDayLine(const DemandDay& day, std::span<const double> values, Marks& lines);

/// Return the color and the dash pattern that distinguish policies.
PlotRole roleOf(const SurplusPolicy& policy);
bool isDashed(const SurplusPolicy& policy);
/// Returns a one-word title of a policy, for when there is little room.
std::string briefTitle(const SurplusPolicy& policy);

/// Returns the assumptions of a simulated day, for captions.
std::string dayPremise(const GroupQuotas& quotas, const ParameterValues& values);

/// Returns the assumptions of an allocation, for captions: the policy, the passes of the balancer and the
/// pool.
/// @param policy id of the policy
std::string allocationPremise(const GroupQuotas& quotas, std::string_view policy);

/// Returns sentences about limits of a simulated day: too few polls within the window for the balancer to see
/// demand, and parts of the pool that the day leaves out. "" if there are none.
std::string dayRemark(const GroupQuotas& quotas, const QuotaTree& tree, const ParameterValues& values);

/// Returns whether the scenario of an input has groups.
bool hasGroups(const ChartInput& input);

/// Returns the message for a scenario without groups.
std::string withoutGroups();

} // namespace fairshare
