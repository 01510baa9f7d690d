// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy pap_set()
{
    return {.id = "pap_set",
        .title = "PAP-set",
        .summary = fairshare::phrase("Like PAP, but once a job is preempted, its other nodes cost nothing."),
        .rule = fairshare::phrase("each job once"),
        .value =
            [](const SampleState& state, std::uint32_t /*node*/, std::uint32_t holder) {
                return static_cast<double>(state.elapsed(holder) * state.running[holder].nodes);
            },
        .countsJobsOnce = true};
}

} // namespace fairshare::policy_files
