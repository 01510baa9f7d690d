// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy pap_plus()
{
    return {.id = "pap_plus",
        .title = "PAP+",
        .summary =
            fairshare::phrase("Like PAP, but multiplies node time by the coefficient of the job's class."),
        .rule = fairshare::phrase("× class"),
        .value = [](const SampleState& state, std::uint32_t /*node*/, std::uint32_t holder) {
            const RunningJob& job = state.running[holder];
            return static_cast<double>(state.elapsed(holder) * job.nodes) * job.coefficient;
        }};
}

} // namespace fairshare::policy_files
