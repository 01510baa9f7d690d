// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/quotas/quota_study.h"

#include "core/base/say.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace fairshare {

std::vector<double> subtreeSums(const QuotaTree& tree, std::vector<double> values)
{
    for (std::size_t row = tree.size() - 1; row > 0; --row)
        values[tree.parent[row]] += values[row];
    return values;
}

namespace {

/// Returns the slots given to submitters without a group. If groups autoregroup, the root is allocated the
/// whole pool to negotiate in, but that is not given to anybody yet.
double givenToRoot(const AllocationInput& input, const QuotaAllocation& allocation)
{
    if (!input.tree.rootAutoregroups)
        return allocation.allocated[RootQuotaRow];
    const double requested =
        input.requested.empty() ? input.quotas.options.rootRequested : input.requested[RootQuotaRow];
    return requested - allocation.open[RootQuotaRow];
}

} // namespace

double idleSlots(const AllocationInput& input, const QuotaAllocation& allocation)
{
    double given = givenToRoot(input, allocation);
    for (QuotaRow row = 1; row < input.tree.size(); ++row)
        given += allocation.allocated[row];
    return std::max(0.0, input.quotas.poolSize - given);
}

Result<std::shared_ptr<const QuotaStudy>> QuotaStudy::make(const Subject& subject, const Progress& progress)
{
    const SurplusPolicy* policy = findSurplusPolicy(subject.policy);
    if (policy == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("unknown policy '{}'", subject.policy));
    // The reasons refer to other members of the study, so the study must not be moved.
    std::shared_ptr<QuotaStudy> study(new QuotaStudy(subject.quotas));
    if (auto done = study->run(*policy, progress); !done)
        return tl::unexpected(done.error());
    return study;
}

Result<void> QuotaStudy::run(const SurplusPolicy& policy, const Progress& progress)
{
    auto built = buildQuotaTree(*m_quotas);
    if (!built)
        return tl::unexpected(built.error());
    m_built = std::move(*built);
    m_names = shortQuotaNames(*m_quotas, tree());
    m_requested = requestedByRow(*m_quotas, tree());
    m_subtreeRequested = subtreeSums(tree(), m_requested);
    m_balanced = balanceSurplus(*m_quotas, tree());
    const AssignedQuotas assigned = assignQuotas(*m_quotas, tree());
    m_outcomes.reserve(surplusPolicies().size());
    for (const SurplusPolicy& each : surplusPolicies()) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("the allocation was canceled"));
        addOutcome(each, assigned);
    }
    m_chosen = &outcome(policy.id);
    followSteps();
    return {};
}

void QuotaStudy::addOutcome(const SurplusPolicy& policy, const AssignedQuotas& assigned)
{
    QuotaOutcome made;
    made.flags = policy.followsDemand
        ? m_balanced.of(policy.id == "balanced" ? BalancerMode::Code : BalancerMode::Slides)
        : policyFlags(policy, *m_quotas, tree());
    const auto same = std::find_if(m_outcomes.begin(), m_outcomes.end(),
        [&made](const QuotaOutcome& other) { return other.flags == made.flags; });
    if (same != m_outcomes.end()) {
        made = *same;
    } else {
        const AllocationInput input{.quotas = *m_quotas, .tree = tree(), .acceptsSurplus = made.flags};
        made.allocation = allocateQuotas(input, assigned);
        made.subtreeAllocated = made.allocation.allocated;
        made.subtreeAllocated[RootQuotaRow] = givenToRoot(input, made.allocation);
        made.subtreeAllocated = subtreeSums(tree(), std::move(made.subtreeAllocated));
        made.idle = idleSlots(input, made.allocation);
        made.waiting = std::accumulate(made.allocation.open.begin(), made.allocation.open.end(), 0.0);
    }
    made.policy = &policy;
    m_outcomes.push_back(std::move(made));
}

const QuotaOutcome& QuotaStudy::outcome(std::string_view policy) const
{
    const auto found = std::find_if(m_outcomes.begin(), m_outcomes.end(),
        [policy](const QuotaOutcome& each) { return each.policy->id == policy; });
    assert(found != m_outcomes.end());
    return *found;
}

std::size_t QuotaStudy::changedFlags() const
{
    std::size_t count = 0;
    for (QuotaRow row = 1; row < tree().size(); ++row)
        count += declared().flags[row] != chosen().flags[row] ? 1U : 0U;
    return count;
}

void QuotaStudy::followSteps()
{
    m_input = std::make_unique<const AllocationInput>(
        AllocationInput{.quotas = *m_quotas, .tree = tree(), .acceptsSurplus = chosen().flags});
    const QuotaAllocation traced = allocateQuotas(*m_input, &m_trace);
    m_steps = allocationPlay(*m_input, m_trace);
    m_reasons = std::make_unique<const AllocationReasons>(AllocationReasons::Subject{
        *m_input, chosen().allocation, m_trace, chosen().policy->followsDemand ? &m_balanced : nullptr});
}

} // namespace fairshare
