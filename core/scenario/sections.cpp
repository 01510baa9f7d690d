// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sections.h"

#include "core/simulator/simulation_section.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace fairshare {
namespace {

/// In the order of the file. The last is ours: lines of a dump that belong to no association.
constexpr std::array<std::string_view, 5> Order{"variants", "priority", "quotas", "simulation", "slurm_qos"};

std::size_t placeOf(std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(Order, name) - Order.begin());
}

/// Marks a section as changed: its text in the file no longer counts.
void forgetText(JsonMembers& sections, std::string_view name)
{
    const auto place = std::ranges::find_if(
        sections, [name](const auto& section) { return placeOf(section.first) >= placeOf(name); });
    if (place != sections.end() && place->first == name)
        place->second.clear();
    else
        sections.emplace(place, name, std::string());
}

} // namespace

Scenario withPriority(const Scenario& scenario, PrioritySection section)
{
    Scenario result = scenario;
    if (scenario.priority.has() && *scenario.priority == section)
        return result;
    result.priority = SharedValue(std::move(section));
    forgetText(result.sections, "priority");
    return result;
}

Scenario withQuotas(const Scenario& scenario, GroupQuotas quotas)
{
    Scenario result = scenario;
    if (scenario.quotas.has() && *scenario.quotas == quotas)
        return result;
    result.quotas = SharedValue(std::move(quotas));
    forgetText(result.sections, "quotas");
    return result;
}

Scenario withSimulation(const Scenario& scenario, SimulationSection section)
{
    Scenario result = scenario;
    if (scenario.simulation.has() && *scenario.simulation == section)
        return result;
    result.simulation = SharedValue(std::move(section));
    forgetText(result.sections, "simulation");
    return result;
}

bool isSection(std::string_view name)
{
    return placeOf(name) < Order.size();
}

} // namespace fairshare
