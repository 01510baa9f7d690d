// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy fifo()
{
    return {.id = "fifo",
        .title = "FIFO",
        .summary = fairshare::phrase("Preempts the job that started first."),
        .rule = fairshare::phrase("earliest start"),
        .value =
            [](const SampleState& state, std::uint32_t /*node*/, std::uint32_t holder) {
                return static_cast<double>(state.longest - state.elapsed(holder));
            },
        // The mirror image of LIFO: if no job has run yet, all have the highest value.
        .shown =
            [](const SampleState& state, double value) {
                return state.longest > 0 ? value / static_cast<double>(state.longest) : 1.0;
            },
        .idleValue = [](const SampleState& state,
                         std::uint32_t /*node*/) { return static_cast<double>(state.longest); }};
}

} // namespace fairshare::policy_files
