// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy pap()
{
    return {.id = "pap",
        .title = "PAP",
        .summary = fairshare::phrase("Preempts the job that has used the least node time."),
        .rule = fairshare::phrase("elapsed × nodes"),
        .value = [](const SampleState& state, std::uint32_t /*node*/, std::uint32_t holder) {
            return static_cast<double>(state.elapsed(holder) * state.running[holder].nodes);
        }};
}

} // namespace fairshare::policy_files
