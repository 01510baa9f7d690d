// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>

namespace fairshare {

/// PriorityWeightFairshare in the scenario's section `priority`; nothing where it does not say.
std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario);

} // namespace fairshare
