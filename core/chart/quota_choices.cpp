// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_choices.h"

namespace fairshare {

namespace {

constexpr std::array<std::string_view, 4> Compared{"none", "declared", "everywhere", "balanced"};
constexpr double HoursOfDay = 24;

} // namespace

Result<SimulatedDay> simulatedDay(const ChartInput& input, const ParameterValues& values)
{
    const GroupQuotas& quotas = *input.scenario->quotas;
    auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    SimulatedDay made{std::move(built->tree), {}};
    const std::vector<DemandProfile> profiles = proposedProfiles(quotas, made.tree);
    std::vector<const SurplusPolicy*> policies;
    policies.reserve(Compared.size());
    for (const std::string_view id : Compared)
        policies.push_back(findSurplusPolicy(id));
    const DemandDaySettings settings{.seed = static_cast<std::uint64_t>(numberOf(SeedParameter, values))};
    auto day = simulateDemandDay({quotas, made.tree, profiles, policies}, settings, input.progress);
    if (!day)
        return tl::unexpected(day.error());
    made.day = std::move(*day);
    return made;
}

PlotAxis dayAxis()
{
    constexpr double NameRoom = 0.35; // at the right, of the day
    PlotAxis axis{.title = fairshare::say("Hour of the day"),
        .unit = "h",
        .meaning = fairshare::say("Hours of a simulated day, from midnight on."),
        .lowest = 0,
        .highest = HoursOfDay * (1 + NameRoom),
        .firstTick = 0,
        .lastTick = HoursOfDay};
    constexpr int BetweenTicks = 6;
    for (int hour = 0; hour <= static_cast<int>(HoursOfDay); hour += BetweenTicks)
        axis.ticks.push_back({static_cast<double>(hour), std::to_string(hour)});
    return axis;
}

std::string dayPremise(std::int64_t seed)
{
    return fairshare::say("simulated day, idle jobs swing around those of the groups, seed {}", seed);
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
