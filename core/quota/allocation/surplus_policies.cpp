// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/surplus_policies.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::array Policies{
    SurplusPolicy{"none", fairshare::phrase("no surplus"),
        fairshare::phrase("No group accepts surplus, so each stays at its quota."), false},
    SurplusPolicy{"declared", fairshare::phrase("as configured"),
        fairshare::phrase("Groups accept surplus as configured."), false},
    SurplusPolicy{"balanced", fairshare::phrase("balanced"),
        fairshare::phrase("Among siblings with demand, those with the widest jobs accept surplus. If any "
                          "sibling has subgroups, at least one sibling must have slack."),
        true},
    SurplusPolicy{"balanced_slides", fairshare::phrase("balanced, first pass only"),
        fairshare::phrase(
            "Among siblings with demand, those with the widest jobs accept surplus, regardless of slack."),
        true},
    SurplusPolicy{"everywhere", fairshare::phrase("surplus everywhere"),
        fairshare::phrase("All groups accept surplus, so narrow jobs take it before wide ones can."), false},
};

} // namespace

std::span<const SurplusPolicy> surplusPolicies()
{
    return Policies;
}

const SurplusPolicy* findSurplusPolicy(std::string_view id)
{
    const auto found = std::find_if(
        Policies.begin(), Policies.end(), [id](const SurplusPolicy& policy) { return policy.id == id; });
    return found == Policies.end() ? nullptr : &*found;
}

SurplusFlags policyFlags(const SurplusPolicy& policy, const GroupQuotas& quotas, const QuotaTree& tree,
    std::span<const double> demand)
{
    if (policy.followsDemand)
        return balanceSurplus(quotas, tree, demand)
            .of(policy.id == "balanced" ? BalancerMode::Code : BalancerMode::Slides);
    if (policy.id == "declared")
        return declaredFlags(quotas, tree);
    SurplusFlags flags(tree.size(), policy.id == "everywhere" ? 1 : 0);
    flags[RootQuotaRow] = 1;
    return flags;
}

} // namespace fairshare
