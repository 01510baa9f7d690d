// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {
namespace {

/// Draws from a counter instead of a sequence, so that any sample can be drawn on its own.
double draw(const SampleState& state, std::uint32_t node)
{
    const std::uint64_t place = state.sample * state.holders.size() + node;
    return SplitMix64(state.seed + place * SplitMix64::Step).unit();
}

} // namespace

PreemptionPolicy random()
{
    return {.id = "random",
        .title = "RANDOM",
        .summary = fairshare::phrase("Picks nodes at random, separately for each sample."),
        .rule = fairshare::phrase("random"),
        .value = [](const SampleState& state, std::uint32_t node,
                     std::uint32_t /*holder*/) { return draw(state, node); },
        .shown = [](const SampleState& /*state*/, double value) { return value; },
        .idleValue = draw,
        .isByNode = true,
        .isDrawn = true};
}

} // namespace fairshare::policy_files
