// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"
#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/quota/demand_day.h"
#include "core/quota/submitter_division.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

/// What charts of group quotas have in common.
namespace fairshare {

inline constexpr std::array<std::string_view, 5> PolicyChoices{
    "balanced", "declared", "none", "everywhere", "balanced_slides"};
inline constexpr ParameterSpec PolicyParameter{.id = "policy",
    .title = fairshare::phrase("Policy"),
    .meaning = fairshare::phrase(
        "Which groups accept surplus: by demand, as declared, none, all, or by demand in one pass."),
    .choices = PolicyChoices};

inline constexpr ParameterSpec HoldParameter{.id = "hold",
    .title = fairshare::phrase("Hold (min)"),
    .meaning = fairshare::phrase("Minutes for which a flag that the balancer changed stays as it is; the "
                                 "program of the balancer takes "
                                 "30, 0 is none."),
    .minimum = 0,
    .maximum = 1440};
inline constexpr ParameterSpec WindowParameter{.id = "window",
    .title = fairshare::phrase("Window (min)"),
    .meaning = fairshare::phrase("Minutes of idle jobs that the balancer's demand is the mean of."),
    .minimum = 1,
    .maximum = 10'080,
    .defaultNumber = 160};
inline constexpr ParameterSpec CollapseParameter{.id = "collapse",
    .title = fairshare::phrase("Collapse (%)"),
    .meaning =
        fairshare::phrase("Percentage by which idle jobs have to drop between the halves of the window "
                          "for the balancer to see no demand any more; 100 is never."),
    .minimum = 0,
    .maximum = 100,
    .defaultNumber = 60};
inline constexpr ParameterSpec SamplesParameter{.id = "samples",
    .title = fairshare::phrase("Samples"),
    .meaning = fairshare::phrase("Polls that have to lie in the window for the balancer to see demand."),
    .minimum = 1,
    .maximum = 10'000,
    .defaultNumber = 8};
inline constexpr ParameterSpec PollParameter{.id = "poll",
    .title = fairshare::phrase("Poll (min)"),
    .meaning = fairshare::phrase("Minutes between two looks of the balancer at the queues."),
    .minimum = 1,
    .maximum = 240,
    .defaultNumber = 2};
inline constexpr ParameterSpec ProfileParameter{.id = "profile",
    .title = fairshare::phrase("Profile"),
    .meaning = fairshare::phrase(
        "How idle jobs come and go: a typical day, steady, waves of day and night, bursts, or lulls."),
    .choices = DemandPatterns};
inline constexpr ParameterSpec SeedParameter{.id = "seed",
    .title = fairshare::phrase("Seed"),
    .meaning = fairshare::phrase("Of the invented day: another number makes another day, the same the same."),
    .minimum = 1,
    .maximum = 1'000'000,
    .defaultNumber = 1};

inline constexpr std::array<std::string_view, 2> ModeChoices{"code", "slides"};
inline constexpr ParameterSpec ModeParameter{.id = "mode",
    .title = fairshare::phrase("Balancer"),
    .meaning = fairshare::phrase("Passes of the balancer: code runs both, slides the first one alone."),
    .choices = ModeChoices};

/// What every chart of the day can choose, behind what one chooses beside.
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
        "Days for which everybody goes on using what it uses now; priorities are those of then."),
    .minimum = 0,
    .maximum = static_cast<std::int64_t>(MostSubmitterDays)};
inline constexpr ParameterSpec PriorityHalfLifeParameter{.id = "half_life",
    .title = fairshare::phrase("Half-life (h)"),
    .meaning = fairshare::phrase(
        "Hours after which past use counts half (PRIORITY_HALFLIFE); 0 is what the pool has."),
    .minimum = 0,
    .maximum = 87'600};

/// What charts of submitters choose.
SubmitterSettings submitterSettings(const ParameterValues& values);

/// A day of demand under the policies that are compared: no surplus, as declared, everywhere, balanced.
struct SimulatedDay {
    QuotaTree tree{};
    DemandDay day{};

    /// Null for one that is not compared.
    const PolicyDay* find(std::string_view policy) const;
    /// Under the balancer, whatever its passes.
    const PolicyDay& balanced() const;
    const PolicyDay& everywhere() const { return *find("everywhere"); }
};

struct DayRequest {
    std::string_view pattern = DemandPatterns.front();
    DemandDaySettings settings{};
    BalancerMode mode = BalancerMode::Code;
};
/// Idle jobs swing around those of the groups. Errors: those of buildQuotaTree and simulateDemandDay.
Result<SimulatedDay> simulatedDay(
    const GroupQuotas& quotas, const DayRequest& request, const Progress& progress);
/// @param values of DayParameters
Result<SimulatedDay> simulatedDay(const ChartInput& input, const ParameterValues& values);

/// The axis of the hours of a day, 0 to 24.
PlotAxis dayAxis();

/// Adds a line to marks of lines: a value a step, each until the next one, the last until the end of the day.
void addDayLine(const DemandDay& day, std::span<const double> values, Marks& lines);

/// How lines of policies are told apart.
PlotRole roleOf(const SurplusPolicy& policy);
bool isDashed(const SurplusPolicy& policy);
/// One word for a policy, where there is little room.
std::string briefTitle(const SurplusPolicy& policy);

/// What a simulated day assumes, for captions.
std::string dayPremise(const GroupQuotas& quotas, const ParameterValues& values);

/// What an allocation assumes, for captions: the policy, the passes of the balancer and the pool.
/// @param policy id of one
std::string allocationPremise(const GroupQuotas& quotas, std::string_view policy);

/// Sentences where the balancer sees no demand, since too few polls lie in its window, and on what of the
/// pool the day leaves out; else "".
std::string dayRemark(const GroupQuotas& quotas, const QuotaTree& tree, const ParameterValues& values);

/// Whether the scenario of an input has groups.
bool hasGroups(const ChartInput& input);

/// The sentence where there are none.
std::string withoutGroups();

} // namespace fairshare
