// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/slot_remainders.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fairshare {
namespace {

double roundedHalfUp(double value)
{
    return std::floor(0.5 + value);
}

} // namespace

SlotRemainders::SlotRemainders(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace)
    : m_tree(input.tree)
    , m_accepts(input.acceptsSurplus)
    , m_lastServed(input.lastServed)
    , m_result(result)
    , m_trace(trace)
{
}

double SlotRemainders::run()
{
    std::vector<double> remainder = takeFractions();
    for (auto row = static_cast<QuotaRow>(m_tree.size()); row-- > 0;) {
        if (m_tree.isLeaf(row))
            continue;
        for (QuotaRow child = row + 1; child < m_tree.subtreeEnd[row]; child = m_tree.subtreeEnd[child]) {
            remainder[row] += remainder[child];
            if (m_accepts[child] == 0)
                continue;
            m_result.subtreeOpen[row] += m_result.subtreeOpen[child];
            if (m_result.subtreeOpen[child] > 0)
                m_clock[row] = std::min(m_clock[row], m_clock[child]);
        }
        remainder[row] = deal(row, remainder[row]);
    }
    return remainder[RootQuotaRow];
}

std::vector<double> SlotRemainders::takeFractions()
{
    const std::size_t n = m_tree.size();
    std::vector<double> fraction(n);
    m_clock.resize(n);
    AllocationStep step{AllocationStepKind::Remainders, RootQuotaRow, 0, 0, 0, 0, n};
    if (m_trace != nullptr)
        step.firstEntry = m_trace->entries.size();
    for (QuotaRow row = 0; row < n; ++row) {
        double& allocated = m_result.allocated[row];
        double& open = m_result.open[row];
        fraction[row] = allocated - std::floor(allocated);
        allocated = roundedHalfUp(allocated - fraction[row]);
        open = roundedHalfUp(open + fraction[row]);
        m_result.subtreeOpen[row] = open;
        m_clock[row] = open > 0 ? lastServed(row) : std::numeric_limits<double>::infinity();
        if (m_trace != nullptr) {
            m_trace->entries.push_back({row, 0, 0, fraction[row], 0});
            step.amount += fraction[row];
        }
    }
    if (m_trace != nullptr)
        m_trace->steps.push_back(step);
    return fraction;
}

/// Deals the slots that arrived at a group on the way up, and divides everything that is dealt on from there.
double SlotRemainders::deal(QuotaRow node, double slots)
{
    double& unmet = m_result.subtreeOpen[node];
    unmet = std::floor(unmet);
    const AllocationStep step{AllocationStepKind::Dealt, node, slots, slots, 0, 0, 0};
    if (unmet <= 0 || slots < 1) {
        if (node == RootQuotaRow && slots > 0) {
            m_competitors.clear();
            record(step);
        }
        return slots;
    }
    if (m_trace != nullptr)
        m_origin = static_cast<std::uint32_t>(m_trace->steps.size());
    const double left = divide(step);
    while (!m_pending.empty()) {
        const auto [child, received] = m_pending.back();
        m_pending.pop_back();
        double& childUnmet = m_result.subtreeOpen[child];
        childUnmet = std::floor(childUnmet);
        if (childUnmet > 0 && received >= 1)
            divide({AllocationStepKind::DealtOn, child, received, 0, m_origin, 0, 0});
    }
    return left;
}

/// Deals `step.amount`, at least one slot, at `step.node`.
/// @return the slots left
double SlotRemainders::divide(AllocationStep step)
{
    gatherCompetitors(step.node);
    step.left = dealAround(step.amount, m_result.subtreeOpen[step.node]);
    record(step);
    // Reverse order, because the last entry is taken off the stack first.
    for (std::size_t i = m_competitors.size(); i-- > 0;) {
        const Competitor& competitor = m_competitors[i];
        const QuotaRow row = competitor.row;
        if (row != step.node && !m_tree.isLeaf(row)) {
            if (competitor.amount > 0)
                m_pending.emplace_back(row, competitor.amount);
            continue;
        }
        m_result.allocated[row] += competitor.amount;
        m_result.open[row] -= competitor.amount;
        if (row != step.node)
            m_result.subtreeOpen[row] = m_result.open[row];
    }
    return step.left;
}

void SlotRemainders::gatherCompetitors(QuotaRow node)
{
    m_competitors.clear();
    for (QuotaRow child = node + 1; child < m_tree.subtreeEnd[node]; child = m_tree.subtreeEnd[child])
        if (const double claim = m_result.subtreeOpen[child]; m_accepts[child] != 0 && claim > 0)
            m_competitors.push_back({child, claim, claim, m_result.subtreeQuota[child], m_clock[child]});
    if (const double claim = m_result.open[node]; claim > 0)
        m_competitors.push_back({node, claim, claim, m_result.quota[node], lastServed(node)});
    m_order.resize(m_competitors.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::sort(m_order.begin(), m_order.end(), [this](std::size_t a, std::size_t b) {
        const Competitor& first = m_competitors[a];
        const Competitor& second = m_competitors[b];
        if (first.clock != second.clock)
            return first.clock < second.clock;
        if (first.size != second.size)
            return first.size > second.size;
        if (first.asked != second.asked)
            return first.asked > second.asked;
        return a < b;
    });
}

/// Deals in rounds of equal portions, as large as all competitors could get.
/// @param unmet total of all claims, updated
/// @return the slots left
double SlotRemainders::dealAround(double slots, double& unmet)
{
    auto hungry = static_cast<double>(m_competitors.size());
    while (slots >= 1 && unmet > 0 && hungry > 0) {
        const double portion = std::max(1.0, std::floor(slots / hungry));
        hungry = 0;
        for (const std::size_t at : m_order) {
            Competitor& competitor = m_competitors[at];
            if (competitor.claim <= 0)
                continue;
            const double dealt = std::min(competitor.claim, portion);
            competitor.amount += dealt;
            competitor.claim -= dealt;
            slots -= dealt;
            unmet -= dealt;
            hungry += competitor.claim > 0 ? 1 : 0;
            if (slots < portion)
                break;
        }
    }
    return slots;
}

void SlotRemainders::record(AllocationStep step)
{
    if (m_trace == nullptr)
        return;
    step.firstEntry = m_trace->entries.size();
    step.entryCount = m_competitors.size();
    for (const Competitor& competitor : m_competitors)
        m_trace->entries.push_back(
            {competitor.row, competitor.asked, competitor.size, competitor.amount, competitor.amount});
    m_trace->steps.push_back(step);
}

} // namespace fairshare
