// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"

namespace fairshare {

/// Returns all policies; those of the published study come first, in its order.
std::span<const PreemptionPolicy> preemptionPolicies();
/// Returns null for an unknown id.
const PreemptionPolicy* findPreemptionPolicy(std::string_view id);
/// Returns the index in the list. Charts use it to color a policy, whichever other policies are shown.
std::size_t placeOf(const PreemptionPolicy& policy);

} // namespace fairshare
