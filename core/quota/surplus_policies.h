// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/surplus_balancer.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

/// A way to decide which groups accept surplus.
struct SurplusPolicy {
    std::string_view id; ///< stable, such as `balanced`
    const char* title; ///< English; `said` gives it in the language of the program
    const char* meaning; ///< one sentence, likewise
    bool followsDemand; ///< its flags change with the demand
};

/// All policies, from the least sharing on.
std::span<const SurplusPolicy> surplusPolicies();

/// Null when there is none of that id.
const SurplusPolicy* findSurplusPolicy(std::string_view id);

/// The flags that a policy gives. @param demand idle jobs by row; empty: as in the groups
SurplusFlags policyFlags(const SurplusPolicy& policy, const GroupQuotas& quotas, const QuotaTree& tree,
    std::span<const double> demand = {});

} // namespace fairshare
