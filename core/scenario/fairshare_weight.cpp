// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/fairshare_weight.h"

#include "core/scenario/scenario.h"

namespace fairshare {

std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario)
{
    const std::uint32_t weight = scenario.priority->config.weights.fairshare;
    return weight == 0 ? std::nullopt : std::optional(weight);
}

} // namespace fairshare
