// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/preemption_settings.h"

#include "core/simulator/preemption/preemption_policy_registry.h"

namespace fairshare {

PreemptionSettings preemptionSettings(const PreemptionSection& section, Seconds interval)
{
    PreemptionSettings settings{.nodes = section.nodes,
        .graces = section.graces,
        .policies = {},
        .seed = section.randomSeed,
        .interval = interval,
        .idleFirst = section.idleFirst};
    for (const std::string& id : section.policies)
        if (const PreemptionPolicy* policy = findPreemptionPolicy(id))
            settings.policies.push_back(policy);
    return settings;
}

} // namespace fairshare
