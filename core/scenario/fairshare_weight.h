// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>

namespace fairshare {

/// PriorityWeightFairshare of the scenario; nothing where it is 0, as it is where nothing states it.
std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario);

} // namespace fairshare
