// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fairshare {

struct GroupQuotas;
struct PrioritySection;
struct Scenario;
struct SimulationSection;

/// Replace a section of the scenario. A new section is inserted at its place in the file order.
Scenario withPriority(const Scenario& scenario, PrioritySection section);
Scenario withQuotas(const Scenario& scenario, GroupQuotas quotas);
Scenario withSimulation(const Scenario& scenario, SimulationSection section);

/// Returns whether the scenario has jobs to simulate but neither a tree nor a pool.
bool holdsJobsAlone(const Scenario& scenario);

/// Returns whether the scenario has pending jobs but neither a tree nor a pool.
bool holdsQueueAlone(const Scenario& scenario);

/// Returns whether `.fairshare` files have a section of this name.
bool isSection(std::string_view name);

} // namespace fairshare
