// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_choices.h"

#include "core/base/worded.h"
#include "core/chart/time_units.h"
#include "core/quota/allocation/quota_words.h"
#include "core/quota/uncounted.h"
#include "core/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace fairshare {

namespace {

constexpr std::array<std::string_view, 3> Compared{"none", "declared", "everywhere"}; ///< plus balanced
constexpr double HoursOfDay = 24;
constexpr double MinutesPerHour = 60;

DemandDaySettings settingsOf(const ParameterValues& values)
{
    DemandDaySettings settings;
    settings.seed = static_cast<std::uint64_t>(numberOf(SeedParameter, values));
    settings.pollMinutes = static_cast<double>(numberOf(PollParameter, values));
    settings.smoothing.windowMinutes = static_cast<double>(numberOf(WindowParameter, values));
    settings.smoothing.collapsePercent = static_cast<double>(numberOf(CollapseParameter, values));
    settings.smoothing.minimumSamples = static_cast<std::uint32_t>(numberOf(SamplesParameter, values));
    if (const auto hold = numberOf(HoldParameter, values); hold > 0)
        settings.holdMinutes = static_cast<double>(hold);
    return settings;
}

BalancerMode modeOf(const ParameterValues& values)
{
    return choiceOf(ModeParameter, values) == "slides" ? BalancerMode::Slides : BalancerMode::Code;
}

std::string poolWords(const GroupQuotas& quotas)
{
    return quotas.options.oversubscription
        ? fairshare::say("pool of {} cores with oversubscription", slotsText(quotas.poolSize))
        : fairshare::say("pool of {} cores without oversubscription", slotsText(quotas.poolSize));
}

} // namespace

const PolicyDay* SimulatedDay::find(std::string_view policy) const
{
    const auto found = std::ranges::find_if(
        day.policies, [policy](const PolicyDay& each) { return each.policy->id == policy; });
    return found == day.policies.end() ? nullptr : &*found;
}

const PolicyDay& SimulatedDay::balanced() const
{
    for (const std::string_view policy : {"balanced", "balanced_slides"})
        if (const PolicyDay* known = find(policy))
            return *known;
    return day.policies.back();
}

Result<SimulatedDay> simulatedDay(
    const GroupQuotas& quotas, const DayRequest& request, const Progress& progress)
{
    auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    SimulatedDay made{std::move(built->tree), {}};
    const std::vector<DemandProfile> profiles =
        proposedProfiles(quotas, made.tree, demandPattern(request.pattern));
    std::vector<const SurplusPolicy*> policies;
    policies.reserve(Compared.size() + 1);
    for (const std::string_view id : Compared)
        policies.push_back(findSurplusPolicy(id));
    policies.push_back(
        findSurplusPolicy(request.mode == BalancerMode::Code ? "balanced" : "balanced_slides"));
    auto day = simulateDemandDay({quotas, made.tree, profiles, policies}, request.settings, progress);
    if (!day)
        return tl::unexpected(day.error());
    made.day = std::move(*day);
    return made;
}

Result<SimulatedDay> simulatedDay(const ChartInput& input, const ParameterValues& values)
{
    return simulatedDay(*input.scenario->quotas,
        DayRequest{choiceOf(ProfileParameter, values), settingsOf(values), modeOf(values)}, input.progress);
}

SubmitterSettings submitterSettings(const ParameterValues& values)
{
    SubmitterSettings settings{.afterDays = static_cast<double>(numberOf(AfterParameter, values))};
    if (const auto hours = numberOf(PriorityHalfLifeParameter, values); hours > 0)
        settings.halfLifeSeconds = static_cast<double>(hours) * SecondsPerHour;
    return settings;
}

PlotAxis dayAxis()
{
    constexpr double NameRoom = 0.35; // on the right, as a fraction of the day
    PlotAxis axis{.title = fairshare::say("Hour of the day"),
        .unit = "h",
        .meaning = fairshare::say("Hours of a simulated day, starting at midnight."),
        .lowest = 0,
        .highest = HoursOfDay * (1 + NameRoom),
        .firstTick = 0,
        .lastTick = HoursOfDay};
    constexpr int BetweenTicks = 6;
    for (int hour = 0; hour <= static_cast<int>(HoursOfDay); hour += BetweenTicks)
        axis.ticks.push_back({static_cast<double>(hour), std::to_string(hour)});
    return axis;
}

void addDayLine(const DemandDay& day, std::span<const double> values, Marks& lines)
{
    if (lines.starts.empty())
        lines.starts.push_back(0);
    for (std::size_t step = 0; step < day.minutes.size(); ++step) {
        lines.x.push_back(day.minutes[step] / MinutesPerHour);
        lines.y.push_back(values[step]);
    }
    if (!day.minutes.empty()) {
        lines.x.push_back(HoursOfDay);
        lines.y.push_back(values.back());
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
}

PlotRole roleOf(const SurplusPolicy& policy)
{
    if (policy.followsDemand)
        return PlotRole::Accent;
    return policy.id == "everywhere" ? PlotRole::Text : PlotRole::Muted;
}

bool isDashed(const SurplusPolicy& policy)
{
    return policy.id == "everywhere" || policy.id == "declared";
}

std::string briefTitle(const SurplusPolicy& policy)
{
    if (policy.id == "none")
        return fairshare::say("none");
    if (policy.id == "declared")
        return fairshare::say("declared");
    return policy.id == "everywhere" ? fairshare::say("everywhere") : fairshare::say("balanced");
}

namespace {

/// Returns the word for a pattern in the language of the program.
std::string patternWord(std::string_view pattern)
{
    constexpr std::array Words{fairshare::phrase("typical"), fairshare::phrase("steady"),
        fairshare::phrase("waves"), fairshare::phrase("bursts"), fairshare::phrase("lulls")};
    static_assert(Words.size() == DemandPatterns.size());
    const auto found = std::find(DemandPatterns.begin(), DemandPatterns.end(), pattern);
    return said(Words.at(static_cast<std::size_t>(found - DemandPatterns.begin())));
}

/// Describes the demand that the balancer sees, if it differs from the defaults.
std::string demandWords(const ParameterValues& values)
{
    const auto collapse = numberOf(CollapseParameter, values);
    const auto samples = numberOf(SamplesParameter, values);
    if (collapse == CollapseParameter.defaultNumber && samples == SamplesParameter.defaultNumber)
        return {};
    return ", "
        + fairshare::say(
            "no demand after a drop of more than {} % or with fewer than {} polls", collapse, samples);
}

} // namespace

std::string dayPremise(const GroupQuotas& quotas, const ParameterValues& values)
{
    const auto seed = numberOf(SeedParameter, values);
    const auto poll = numberOf(PollParameter, values);
    const auto window = numberOf(WindowParameter, values);
    const auto hold = numberOf(HoldParameter, values);
    const std::string profile = patternWord(choiceOf(ProfileParameter, values));
    std::string day = fairshare::say("simulated day ({}), idle jobs varying around each group's demand, "
                                     "started jobs replaced, poll every {} min, window {} min, seed {}",
        profile, poll, window, seed);
    if (hold > 0)
        day += ", " + fairshare::say("flags held {} min", hold);
    const std::string passes = modeOf(values) == BalancerMode::Code
        ? fairshare::say("both passes of the balancer")
        : fairshare::say("first pass of the balancer only");
    return fmt::format("{}{}, {}, {}", day, demandWords(values), passes, poolWords(quotas));
}

std::string allocationPremise(const GroupQuotas& quotas, std::string_view policy)
{
    const std::string title = policy == "balanced" ? fairshare::say("balanced, both passes")
                                                   : said(findSurplusPolicy(policy)->title);
    return fmt::format("{}, {}", fairshare::say("policy: {}", title), poolWords(quotas));
}

namespace {

std::string pollRemark(const ParameterValues& values)
{
    const auto samples = numberOf(WindowParameter, values) / numberOf(PollParameter, values) + 1;
    const auto needed = numberOf(SamplesParameter, values);
    if (samples >= needed)
        return {};
    return fairshare::say(
        "Only {} polls fall within the window, but {} are needed; the balancer sees no demand.", samples,
        needed);
}

/// Turns a clause into a sentence. Clauses begin with a lowercase letter in every language.
std::string asSentence(std::string clause)
{
    if (!clause.empty() && clause.front() >= 'a' && clause.front() <= 'z')
        clause.front() = static_cast<char>(clause.front() - 'a' + 'A');
    return clause + '.';
}

} // namespace

std::string dayRemark(const GroupQuotas& quotas, const QuotaTree& tree, const ParameterValues& values)
{
    std::string text = pollRemark(values);
    for (std::string& clause : uncountedInDay(quotas, tree)) {
        text += text.empty() ? "" : " ";
        text += asSentence(std::move(clause));
    }
    return text;
}

bool hasGroups(const ChartInput& input)
{
    return input.scenario != nullptr && input.scenario->quotas.has();
}

std::string withoutGroups()
{
    return fairshare::say("The scenario has no group quotas.");
}

} // namespace fairshare
