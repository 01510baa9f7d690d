// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sections.h"

#include "core/base/shared_value.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/scenario.h"
#include "core/simulator/section/section_places.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace fairshare {
namespace {

/// Sections in file order. `slurm_qos` is specific to this program: lines of a dump that belong to no
/// association.
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

/// Replaces a section.
/// @param name of the section in the file
template <typename Section>
Scenario withSection(
    const Scenario& scenario, SharedValue<Section> Scenario::* place, Section section, std::string_view name)
{
    Scenario result = scenario;
    if ((scenario.*place).has() && *(scenario.*place) == section)
        return result;
    result.*place = SharedValue(std::move(section));
    forgetText(result.sections, name);
    return result;
}

} // namespace

Scenario withPriority(const Scenario& scenario, PrioritySection section)
{
    return withSection(scenario, &Scenario::priority, std::move(section), "priority");
}

Scenario withQuotas(const Scenario& scenario, GroupQuotas quotas)
{
    return withSection(scenario, &Scenario::quotas, std::move(quotas), "quotas");
}

Scenario withSimulation(const Scenario& scenario, SimulationSection section)
{
    forgetPlaces(section); // an edit may change the values at these places
    return withSection(scenario, &Scenario::simulation, std::move(section), "simulation");
}

bool holdsJobsAlone(const Scenario& scenario)
{
    return scenario.simulation.has() && scenario.tree.size() == 1 && !scenario.quotas.has();
}

bool holdsQueueAlone(const Scenario& scenario)
{
    return scenario.priority.has() && !scenario.priority->queue->jobs.empty() && scenario.tree.size() == 1
        && !scenario.quotas.has() && !scenario.simulation.has();
}

bool isSection(std::string_view name)
{
    return placeOf(name) < Order.size();
}

} // namespace fairshare
