// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/surplus_balancer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

class Balancing {
public:
    Balancing(const GroupQuotas& quotas, const QuotaTree& tree)
        : m_quotas(quotas)
        , m_tree(tree)
    {
        const std::size_t n = tree.size();
        m_result.hasDemand.resize(n, 0);
        m_result.hasSlack.resize(n, 0);
        m_result.firstPass.resize(n, 0);
        m_result.firstPass[RootQuotaRow] = 1;
    }

    BalancedFlags run(std::span<const double> demand);

private:
    double weight(QuotaRow row) const
    {
        return row == RootQuotaRow ? 1 : m_quotas.groups[m_tree.group[row]].weight;
    }
    void findDemand(std::span<const double> demand);
    void findDemandBelow(QuotaRow node);
    void gatherChildren(QuotaRow node);
    void flagHeaviest();
    void dropFlagsWithoutSlack();

    const GroupQuotas& m_quotas;
    const QuotaTree& m_tree;
    BalancedFlags m_result;
    std::vector<QuotaRow> m_siblings;
};

BalancedFlags Balancing::run(std::span<const double> demand)
{
    findDemand(demand);
    for (QuotaRow node = 0; node < m_tree.size(); ++node) {
        gatherChildren(node);
        flagHeaviest();
    }
    m_result.bothPasses = m_result.firstPass;
    for (QuotaRow node = 0; node < m_tree.size(); ++node) {
        gatherChildren(node);
        dropFlagsWithoutSlack();
    }
    return std::move(m_result);
}

/// Computes demand and slack from the last row to the first, because children come after their parents.
void Balancing::findDemand(std::span<const double> demand)
{
    for (auto row = static_cast<QuotaRow>(m_tree.size()); row-- > 0;) {
        if (m_tree.isLeaf(row) && row != RootQuotaRow) {
            const QuotaGroup& group = m_quotas.groups[m_tree.group[row]];
            const bool over = (demand.empty() ? group.demand : demand[row]) > group.threshold;
            m_result.hasDemand[row] = weight(row) > 0 && over ? 1 : 0;
            m_result.hasSlack[row] = weight(row) == 0 || !over ? 1 : 0;
        } else {
            findDemandBelow(row);
        }
    }
}

void Balancing::findDemandBelow(QuotaRow node)
{
    bool over = false;
    bool slack = true;
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child]) {
        over = over || m_result.hasDemand[child] != 0;
        slack = slack && m_result.hasSlack[child] != 0;
    }
    m_result.hasDemand[node] = weight(node) > 0 && over ? 1 : 0;
    m_result.hasSlack[node] = weight(node) > 0 && slack ? 1 : 0;
}

void Balancing::gatherChildren(QuotaRow node)
{
    m_siblings.clear();
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child])
        m_siblings.push_back(child);
}

/// Flags all siblings of one weight: the heaviest weight with demand, or the heaviest of all if no sibling
/// has demand.
void Balancing::flagHeaviest()
{
    std::sort(m_siblings.begin(), m_siblings.end(),
        [this](QuotaRow a, QuotaRow b) { return weight(a) > weight(b); });
    const auto hasDemand = [this](QuotaRow row) { return m_result.hasDemand[row] != 0; };
    // Groups of weight 0 never have demand, so the last group with demand has a positive weight.
    const auto last = std::find_if(m_siblings.rbegin(), m_siblings.rend(), hasDemand).base();
    for (auto bucket = m_siblings.begin(); bucket != m_siblings.end();) {
        const auto end = std::find_if(bucket, m_siblings.end(),
            [this, bucket](QuotaRow row) { return weight(row) != weight(*bucket); });
        if (std::any_of(bucket, end, hasDemand) || last <= end) {
            for (; bucket != end; ++bucket)
                m_result.firstPass[*bucket] = 1;
            return;
        }
        bucket = end;
    }
}

void Balancing::dropFlagsWithoutSlack()
{
    const auto isInner = [this](QuotaRow row) { return !m_tree.isLeaf(row); };
    const auto givesSlack = [this](QuotaRow row) { return weight(row) > 0 && m_result.hasSlack[row] != 0; };
    if (std::none_of(m_siblings.begin(), m_siblings.end(), isInner)
        || std::any_of(m_siblings.begin(), m_siblings.end(), givesSlack))
        return;
    for (const QuotaRow row : m_siblings)
        m_result.bothPasses[row] = 0;
}

} // namespace

BalancedFlags balanceSurplus(const GroupQuotas& quotas, const QuotaTree& tree, std::span<const double> demand)
{
    return Balancing(quotas, tree).run(demand);
}

HeldFlags::HeldFlags(SurplusFlags flags, double holdMinutes)
    : m_flags(std::move(flags))
    , m_changedAt(m_flags.size(), -std::numeric_limits<double>::infinity())
    , m_holdMinutes(holdMinutes)
{
}

const SurplusFlags& HeldFlags::update(const SurplusFlags& wanted, double minutes)
{
    for (std::size_t row = 0; row < m_flags.size(); ++row)
        if (wanted[row] != m_flags[row] && minutes - m_changedAt[row] > m_holdMinutes) {
            m_flags[row] = wanted[row];
            m_changedAt[row] = minutes;
        }
    return m_flags;
}

} // namespace fairshare
