// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/quota_allocation.h"

#include "core/quota/allocation/slot_remainders.h"
#include "core/quota/allocation/surplus_sharing.h"

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

/// Sums of the configured quotas of a group's children.
struct ChildSums {
    double fixed = 0;
    double dynamic = 0;
};

bool isStatic(const QuotaGroup& group)
{
    return group.quota.has_value() && !group.isDynamic;
}

/// Divides the quotas of a pool from the top down.
class QuotaAssignment {
public:
    QuotaAssignment(const GroupQuotas& quotas, const QuotaTree& tree, AllocationTrace* trace)
        : m_quotas(quotas)
        , m_tree(tree)
        , m_trace(trace)
    {
        m_result.quota.resize(tree.size(), 0.0);
        m_result.subtreeQuota.resize(tree.size(), 0.0);
    }

    AssignedQuotas run();

private:
    const QuotaGroup& groupOf(QuotaRow row) const { return m_quotas.groups[m_tree.group[row]]; }
    ChildSums sumsOf(QuotaRow node) const;
    double assignChildren(QuotaRow node);

    const GroupQuotas& m_quotas;
    const QuotaTree& m_tree;
    AllocationTrace* m_trace;
    AssignedQuotas m_result;
};

AssignedQuotas QuotaAssignment::run()
{
    m_result.subtreeQuota[RootQuotaRow] = std::max(0.0, m_quotas.poolSize);
    for (QuotaRow row = 0; row < m_tree.size(); ++row) {
        const double total = m_result.subtreeQuota[row];
        if (total <= 0)
            continue; // all quotas below stay 0
        const double given = m_tree.isLeaf(row) ? 0.0 : assignChildren(row);
        const bool keepsAll = m_quotas.options.oversubscription && row != RootQuotaRow;
        m_result.quota[row] = keepsAll ? total : std::max(0.0, total - given);
        if (m_trace != nullptr && !m_tree.isLeaf(row))
            m_trace->steps.back().left = m_result.quota[row];
    }
    return std::move(m_result);
}

ChildSums QuotaAssignment::sumsOf(QuotaRow node) const
{
    ChildSums sums;
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child]) {
        const QuotaGroup& group = groupOf(child);
        (isStatic(group) ? sums.fixed : sums.dynamic) += group.quota.value_or(0);
    }
    return sums;
}

/// @return the total given to the children
double QuotaAssignment::assignChildren(QuotaRow node)
{
    const double total = m_result.subtreeQuota[node];
    const ChildSums sums = sumsOf(node);
    const double forStatic = m_quotas.options.oversubscription ? sums.fixed : std::min(sums.fixed, total);
    const double forDynamic = std::max(0.0, total - forStatic);
    const double ofStatic = sums.fixed > 0 ? forStatic / sums.fixed : 0.0;
    const double ofDynamic = forDynamic / std::max(sums.dynamic, 1.0);
    AllocationStep step{AllocationStepKind::Quotas, node, total, 0, 0, 0, 0};
    if (m_trace != nullptr)
        step.firstEntry = m_trace->entries.size();
    double given = 0;
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child]) {
        const QuotaGroup& group = groupOf(child);
        const double configured = group.quota.value_or(0);
        const double share = std::max(0.0, configured * (isStatic(group) ? ofStatic : ofDynamic));
        m_result.subtreeQuota[child] = share;
        given += share;
        if (m_trace != nullptr)
            m_trace->entries.push_back({child, configured, configured, share, 0});
    }
    if (m_trace != nullptr) {
        step.entryCount = m_trace->entries.size() - step.firstEntry;
        m_trace->steps.push_back(step);
    }
    return given;
}

} // namespace

SurplusFlags declaredFlags(const GroupQuotas& quotas, const QuotaTree& tree)
{
    SurplusFlags flags(tree.size(), 1);
    for (QuotaRow row = 1; row < tree.size(); ++row)
        flags[row] = quotas.groups[tree.group[row]].acceptsSurplus ? 1 : 0;
    return flags;
}

std::vector<double> requestedByRow(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::vector<double> requested(tree.size(), quotas.options.rootRequested);
    for (QuotaRow row = 1; row < tree.size(); ++row)
        requested[row] = quotas.groups[tree.group[row]].requested;
    return requested;
}

std::vector<double> usageByRow(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::vector<double> usage(tree.size(), 0.0);
    for (QuotaRow row = 1; row < tree.size(); ++row)
        usage[row] = quotas.groups[tree.group[row]].usage;
    return usage;
}

double proposedRequest(const QuotaGroup& group)
{
    return group.usage + group.demand * std::max(group.weight, 1.0);
}

AssignedQuotas assignQuotas(const GroupQuotas& quotas, const QuotaTree& tree, AllocationTrace* trace)
{
    return QuotaAssignment(quotas, tree, trace).run();
}

QuotaAllocation allocateQuotas(const AllocationInput& input, AllocationTrace* trace)
{
    return allocateQuotas(input, assignQuotas(input.quotas, input.tree, trace), trace);
}

QuotaAllocation allocateQuotas(const AllocationInput& input, AssignedQuotas assigned, AllocationTrace* trace)
{
    QuotaAllocation result;
    result.quota = std::move(assigned.quota);
    result.subtreeQuota = std::move(assigned.subtreeQuota);
    AllocationInput filled = input;
    SurplusFlags declared;
    if (filled.acceptsSurplus.empty())
        filled.acceptsSurplus = declared = declaredFlags(input.quotas, input.tree);
    std::vector<double> requested;
    if (filled.requested.empty())
        filled.requested = requested = requestedByRow(input.quotas, input.tree);
    result.surplusLeft = SurplusSharing(filled, result, trace).run(filled.requested);
    if (!input.quotas.options.weightedSlots)
        result.surplusLeft += SlotRemainders(filled, result, trace).run();
    if (input.tree.rootAutoregroups) {
        const double pool = result.subtreeQuota[RootQuotaRow];
        if (trace != nullptr) {
            trace->steps.push_back({AllocationStepKind::Autoregroup, RootQuotaRow, pool, result.surplusLeft,
                0, trace->entries.size(), 0});
        }
        result.allocated[RootQuotaRow] = pool;
    }
    return result;
}

} // namespace fairshare
