// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/preemption/preemption_policy_registry.h"

#include "core/simulator/preemption/policies/policies.h"

#include <algorithm>
#include <array>

namespace fairshare {

std::span<const PreemptionPolicy> preemptionPolicies()
{
    static const std::array registry{
        policy_files::fifo(),
        policy_files::lifo(),
        policy_files::random(),
        policy_files::pap(),
        policy_files::pap_plus(),
        policy_files::pap_set(),
    };
    return registry;
}

const PreemptionPolicy* findPreemptionPolicy(std::string_view id)
{
    const auto found = std::ranges::find(preemptionPolicies(), id, &PreemptionPolicy::id);
    return found == preemptionPolicies().end() ? nullptr : &*found;
}

std::size_t placeOf(const PreemptionPolicy& policy)
{
    const auto found = std::ranges::find(preemptionPolicies(), policy.id, &PreemptionPolicy::id);
    return static_cast<std::size_t>(found - preemptionPolicies().begin());
}

} // namespace fairshare
