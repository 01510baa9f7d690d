// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"

namespace fairshare {

/// Those of the published study first, in its order.
std::span<const PreemptionPolicy> preemptionPolicies();
/// Null where there is none of this id.
const PreemptionPolicy* findPreemptionPolicy(std::string_view id);
/// In the list: pictures color a policy by it, whatever others are shown.
std::size_t placeOf(const PreemptionPolicy& policy);

} // namespace fairshare
