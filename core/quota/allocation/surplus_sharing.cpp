// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/surplus_sharing.h"

#include <algorithm>

namespace fairshare {

SurplusSharing::SurplusSharing(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace)
    : m_tree(input.tree)
    , m_accepts(input.acceptsSurplus)
    , m_result(result)
    , m_trace(trace)
{
}

double SurplusSharing::run(std::span<const double> requested)
{
    take(requested);
    std::vector<double> surplus(m_tree.size());
    for (auto row = static_cast<QuotaRow>(m_tree.size()); row-- > 0;) {
        surplus[row] = m_result.quota[row] - m_result.allocated[row];
        if (m_tree.isLeaf(row))
            continue;
        for (QuotaRow child = row + 1; child < m_tree.subtreeEnd[row]; child = m_tree.subtreeEnd[child]) {
            surplus[row] += surplus[child];
            if (m_accepts[child] != 0)
                m_result.subtreeOpen[row] += m_result.subtreeOpen[child];
        }
        surplus[row] = share(row, surplus[row]);
    }
    return surplus[RootQuotaRow];
}

void SurplusSharing::take(std::span<const double> requested)
{
    const std::size_t n = m_tree.size();
    m_result.allocated.resize(n);
    m_result.open.resize(n);
    m_result.subtreeOpen.resize(n);
    AllocationStep step{AllocationStepKind::Taken, RootQuotaRow, 0, 0, 0, 0, n};
    if (m_trace != nullptr)
        step.firstEntry = m_trace->entries.size();
    for (QuotaRow row = 0; row < n; ++row) {
        const double taken = std::min(requested[row], m_result.quota[row]);
        m_result.allocated[row] = taken;
        m_result.open[row] = m_result.subtreeOpen[row] = requested[row] - taken;
        if (m_trace != nullptr) {
            m_trace->entries.push_back({row, requested[row], m_result.quota[row], taken, 0});
            step.amount += taken;
            step.left += m_result.quota[row] - taken;
        }
    }
    if (m_trace != nullptr)
        m_trace->steps.push_back(step);
}

/// Shares the surplus that arrived at a group on the way up, and divides everything that is passed down from
/// there.
double SurplusSharing::share(QuotaRow node, double surplus)
{
    if (surplus <= 0)
        return 0;
    const AllocationStep step{AllocationStepKind::Offered, node, surplus, surplus, 0, 0, 0};
    if (m_result.subtreeOpen[node] <= 0) {
        if (node == RootQuotaRow) {
            m_competitors.clear();
            record(step);
        }
        return surplus;
    }
    if (m_trace != nullptr)
        m_origin = static_cast<std::uint32_t>(m_trace->steps.size());
    const double left = divide(node, surplus, step);
    while (!m_pending.empty()) {
        const auto [child, received] = m_pending.back();
        m_pending.pop_back();
        divide(child, received, {AllocationStepKind::PassedOn, child, received, 0, m_origin, 0, 0});
    }
    return left;
}

/// Divides a surplus above 0 among competitors, at least one of which has a claim.
/// @return the surplus left
double SurplusSharing::divide(QuotaRow node, double surplus, AllocationStep step)
{
    gatherCompetitors(node);
    double& unmet = m_result.subtreeOpen[node];
    if (surplus >= unmet) {
        for (Competitor& competitor : m_competitors)
            competitor.amount = competitor.claim;
        surplus -= unmet;
        unmet = 0;
    } else {
        surplus = divideBy(true, surplus, unmet);
        surplus = divideBy(false, surplus, unmet);
    }
    step.left = surplus;
    record(step);
    // Reverse order, because the last entry is taken off the stack first.
    for (std::size_t i = m_competitors.size(); i-- > 0;) {
        const Competitor& competitor = m_competitors[i];
        const QuotaRow row = competitor.row;
        if (row == node) {
            give(row, competitor.amount);
        } else if (m_tree.isLeaf(row)) {
            // Because of rounding, offers of several passes can add up to slightly more than the claim.
            give(row, std::min(competitor.amount, m_result.open[row]));
            m_result.subtreeOpen[row] = m_result.open[row];
        } else if (competitor.amount > 0 && m_result.subtreeOpen[row] > 0) {
            m_pending.emplace_back(row, competitor.amount);
        }
    }
    return surplus;
}

void SurplusSharing::gatherCompetitors(QuotaRow node)
{
    const auto compete = [this](QuotaRow row, double claim, double size) {
        m_competitors.push_back({row, claim, claim, size});
    };
    m_competitors.clear();
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child])
        if (m_accepts[child] != 0 && m_result.subtreeOpen[child] > 0)
            compete(child, m_result.subtreeOpen[child], m_result.subtreeQuota[child]);
    if (m_result.open[node] > 0)
        compete(node, m_result.open[node], m_result.quota[node]);
}

/// Offers surplus in proportion to size, or equally, until it is gone or no competitor with a weight has a
/// claim.
/// @param unmet total of all claims, updated
/// @return the surplus left
double SurplusSharing::divideBy(bool bySize, double surplus, double& unmet)
{
    while (surplus > 0) {
        double sum = 0;
        for (const Competitor& competitor : m_competitors)
            if (competitor.claim > 0)
                sum += bySize ? competitor.size : 1.0;
        if (sum <= 0)
            break;
        const Pass pass = offer(bySize, surplus, sum);
        surplus -= pass.given;
        unmet -= pass.given;
        if (!pass.capped || surplus < 0)
            return 0;
    }
    return surplus;
}

/// @param sum total weight of the competitors with claims
SurplusSharing::Pass SurplusSharing::offer(bool bySize, double surplus, double sum)
{
    Pass pass;
    for (Competitor& competitor : m_competitors) {
        if (competitor.claim <= 0)
            continue;
        double amount = surplus * ((bySize ? competitor.size : 1.0) / sum);
        if (amount > competitor.claim) {
            amount = competitor.claim;
            pass.capped = true;
        }
        competitor.amount += amount;
        competitor.equally += bySize ? 0 : amount;
        competitor.claim -= amount;
        pass.given += amount;
    }
    return pass;
}

void SurplusSharing::give(QuotaRow row, double received)
{
    m_result.allocated[row] += received;
    m_result.open[row] -= received;
}

void SurplusSharing::record(AllocationStep step)
{
    if (m_trace == nullptr)
        return;
    step.firstEntry = m_trace->entries.size();
    step.entryCount = m_competitors.size();
    for (const Competitor& competitor : m_competitors)
        m_trace->entries.push_back(
            {competitor.row, competitor.asked, competitor.size, competitor.amount, competitor.equally});
    m_trace->steps.push_back(step);
}

} // namespace fairshare
