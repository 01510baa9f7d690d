// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/preemption/policies/policies.h"

namespace fairshare::policy_files {

PreemptionPolicy lifo()
{
    return {.id = "lifo",
        .title = "LIFO",
        .summary = fairshare::phrase("Preempts the job that started last."),
        .rule = fairshare::phrase("latest start"),
        .value = [](const SampleState& state, std::uint32_t /*node*/, std::uint32_t holder) {
            return static_cast<double>(state.elapsed(holder));
        }};
}

} // namespace fairshare::policy_files
