// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace fairshare {

struct Scenario;

/// Returns PriorityWeightFairshare of the scenario; nothing if it is 0 or not set.
std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario);

} // namespace fairshare
