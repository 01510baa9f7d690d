// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace fairshare {

struct Scenario;

/// PriorityWeightFairshare of the scenario; nothing where it is 0, as it is where nothing states it.
std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario);

} // namespace fairshare
