// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/say.h"
#include "core/simulator/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy random()
{
    return {.id = "random",
        .title = "RANDOM",
        .summary = fairshare::phrase("Nodes are drawn by lot, anew at every sample."),
        .value = [](const SampleState& state, std::uint32_t node, std::uint32_t /*holder*/) {
            // A counter instead of a sequence, so that any sample can be drawn alone.
            const std::uint64_t draw = state.sample * state.holders.size() + node;
            return SplitMix64(state.seed + draw * SplitMix64::Step).unit();
        }};
}

} // namespace fairshare::policy_files
