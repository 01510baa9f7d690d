// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fairshare {

struct GroupQuotas;
struct PrioritySection;
struct Scenario;
struct SimulationSection;

/// The scenario with other priorities, quotas or another simulation; where it had none, the section
/// gets its place in the file.
Scenario withPriority(const Scenario& scenario, PrioritySection section);
Scenario withQuotas(const Scenario& scenario, GroupQuotas quotas);
Scenario withSimulation(const Scenario& scenario, SimulationSection section);

/// Whether there is neither a tree nor a pool, but jobs to simulate.
bool holdsJobsAlone(const Scenario& scenario);

/// Whether `.fairshare` files have a section of this name.
bool isSection(std::string_view name);

} // namespace fairshare
