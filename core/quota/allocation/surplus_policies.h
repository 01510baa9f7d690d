// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/surplus_balancer.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

/// A rule that decides which groups accept surplus.
struct SurplusPolicy {
    std::string_view id; ///< stable, such as `balanced`
    const char* title; ///< in English; `said` translates it
    const char* meaning; ///< one sentence in English; `said` translates it
    bool followsDemand; ///< flags change with the demand
};

/// Returns all policies, starting with the least sharing.
std::span<const SurplusPolicy> surplusPolicies();

/// Finds a policy by id; null if the id is unknown.
const SurplusPolicy* findSurplusPolicy(std::string_view id);

/// Returns the flags under a policy.
/// @param demand idle jobs by row; empty: demand of the groups
SurplusFlags policyFlags(const SurplusPolicy& policy, const GroupQuotas& quotas, const QuotaTree& tree,
    std::span<const double> demand = {});

} // namespace fairshare
