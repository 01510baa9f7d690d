// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/allocation_flows.h"

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

class FlowReading {
public:
    FlowReading(const QuotaTree& tree, const AllocationTrace& trace, std::size_t stepCount)
        : m_tree(tree)
        , m_trace(trace)
        , m_steps(std::span(trace.steps).first(std::min(stepCount, trace.steps.size())))
        , m_own(tree.size(), 0.0)
        , m_unused(tree.size(), 0.0)
        , m_left(tree.size(), 1.0)
    {
    }

    std::vector<QuotaFlow> run();

private:
    void readSteps();
    void receive(const AllocationStep& step, FlowPoint from);
    void giveRemainders(const AllocationStep& step);
    void add(FlowPoint from, FlowPoint to, double amount);
    void addGiven(FlowEnd rest);
    std::vector<QuotaRow> nextTakers() const;

    const QuotaTree& m_tree;
    const AllocationTrace& m_trace;
    std::span<const AllocationStep> m_steps;
    std::vector<double> m_own; ///< by row: taken from its own quota
    std::vector<double> m_unused; ///< by row: surplus that the group gives
    std::vector<double> m_left; ///< by row: fraction left of the surplus offered there
    std::vector<QuotaFlow> m_received; ///< received by groups from surplus or remainders
    std::vector<QuotaFlow> m_toRemainders;
    double m_remainders = 0; ///< remainders not dealt
    std::vector<QuotaFlow> m_flows;
};

std::vector<QuotaFlow> FlowReading::run()
{
    readSteps();
    const FlowEnd rest = m_steps.size() < m_trace.steps.size() ? FlowEnd::Undecided : FlowEnd::NoTaker;
    for (QuotaRow row = 0; row < m_tree.size(); ++row)
        add({FlowEnd::OwnQuota, row}, {FlowEnd::Allocated, row}, m_own[row]);
    addGiven(rest);
    for (const std::vector<QuotaFlow>* flows : {&m_toRemainders, &m_received})
        for (const QuotaFlow& flow : *flows)
            add(flow.from, flow.to, flow.amount);
    add({FlowEnd::Remainders, RootQuotaRow}, {rest, RootQuotaRow}, m_remainders);
    return std::move(m_flows);
}

void FlowReading::readSteps()
{
    for (const AllocationStep& step : m_steps) {
        switch (step.kind) {
        case AllocationStepKind::Quotas:
        case AllocationStepKind::Autoregroup:
            break;
        case AllocationStepKind::Taken:
            for (const AllocationEntry& entry : m_trace.entriesOf(step)) {
                m_own[entry.row] = entry.amount;
                m_unused[entry.row] = entry.size - entry.amount;
            }
            break;
        case AllocationStepKind::Offered:
            m_left[step.node] = step.left / step.amount;
            receive(step, {FlowEnd::Surplus, step.node});
            break;
        case AllocationStepKind::PassedOn:
            receive(step, {FlowEnd::Surplus, m_steps[step.origin].node});
            break;
        case AllocationStepKind::Remainders:
            giveRemainders(step);
            break;
        case AllocationStepKind::Dealt:
        case AllocationStepKind::DealtOn:
            receive(step, {FlowEnd::Remainders, RootQuotaRow});
            break;
        }
    }
}

/// Records what groups receive. Inner groups pass on what they receive for groups below, so that is recorded
/// later.
void FlowReading::receive(const AllocationStep& step, FlowPoint from)
{
    for (const AllocationEntry& entry : m_trace.entriesOf(step)) {
        if ((entry.row != step.node && !m_tree.isLeaf(entry.row)) || !(entry.amount > 0))
            continue;
        m_received.push_back({from, {FlowEnd::Allocated, entry.row}, entry.amount});
        if (from.end == FlowEnd::Remainders)
            m_remainders -= entry.amount;
    }
}

/// Records the fractions that groups give up. They come from a group's own quota first, then from the surplus
/// that it received last.
void FlowReading::giveRemainders(const AllocationStep& step)
{
    const FlowPoint remainders{FlowEnd::Remainders, RootQuotaRow};
    std::vector<double> missing(m_tree.size(), 0.0);
    for (const AllocationEntry& entry : m_trace.entriesOf(step)) {
        const double ofOwn = std::min(entry.amount, m_own[entry.row]);
        m_own[entry.row] -= ofOwn;
        missing[entry.row] = entry.amount - ofOwn;
        m_remainders += entry.amount;
        m_toRemainders.push_back({{FlowEnd::OwnQuota, entry.row}, remainders, ofOwn});
    }
    for (std::size_t i = m_received.size(); i-- > 0;) {
        QuotaFlow& flow = m_received[i];
        const double back = std::min(missing[flow.to.row], flow.amount);
        missing[flow.to.row] -= back;
        flow.amount -= back;
        if (back > 0)
            m_toRemainders.push_back({flow.from, remainders, back});
    }
}

void FlowReading::add(FlowPoint from, FlowPoint to, double amount)
{
    if (amount > 0)
        m_flows.push_back({from, to, amount});
}

/// Returns by row the lowest group at or above it at which some surplus was taken.
std::vector<QuotaRow> FlowReading::nextTakers() const
{
    std::vector<QuotaRow> next(m_tree.size());
    for (QuotaRow row = 0; row < m_tree.size(); ++row)
        if (m_left[row] < 1)
            next[row] = row;
        else
            next[row] = row == RootQuotaRow ? NoQuotaRow : next[m_tree.parent[row]];
    return next;
}

/// Records what groups give. Unused quota travels up. Where a fraction of the surplus is taken, the same
/// fraction of the group's unused quota goes there.
void FlowReading::addGiven(FlowEnd rest)
{
    const std::vector<QuotaRow> next = nextTakers();
    for (QuotaRow giver = 0; giver < m_tree.size(); ++giver) {
        double remaining = m_unused[giver];
        for (QuotaRow at = next[giver]; remaining > 0 && at != NoQuotaRow;
            at = at == RootQuotaRow ? NoQuotaRow : next[m_tree.parent[at]]) {
            const double kept = remaining * m_left[at];
            add({FlowEnd::OwnQuota, giver}, {FlowEnd::Surplus, at}, remaining - kept);
            remaining = kept;
        }
        add({FlowEnd::OwnQuota, giver}, {rest, RootQuotaRow}, remaining);
    }
}

} // namespace

std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace, std::size_t stepCount)
{
    return FlowReading(tree, trace, stepCount).run();
}

std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace)
{
    return quotaFlows(tree, trace, trace.steps.size());
}

bool countsQuotaTwice(const AllocationTrace& trace)
{
    constexpr double Rounding = 1e-9;
    double pool = 0;
    for (const AllocationStep& step : trace.steps) {
        if (step.kind == AllocationStepKind::Quotas && step.node == RootQuotaRow)
            pool = step.amount;
        else if (step.kind == AllocationStepKind::Taken)
            return pool > 0 && step.amount + step.left > pool * (1 + Rounding);
    }
    return false;
}

std::vector<SurplusPart> largestFirst(std::vector<SurplusPart> parts)
{
    std::sort(parts.begin(), parts.end(), [](const SurplusPart& a, const SurplusPart& b) {
        return a.amount != b.amount ? a.amount > b.amount : a.row < b.row;
    });
    return parts;
}

std::vector<SurplusPart> surplusGivers(const std::vector<QuotaFlow>& flows, QuotaRow node)
{
    std::vector<SurplusPart> parts;
    for (const QuotaFlow& flow : flows)
        if (flow.to == FlowPoint{FlowEnd::Surplus, node})
            parts.push_back({flow.from.row, flow.amount});
    return largestFirst(std::move(parts));
}

std::vector<SurplusPart> surplusReceivers(const std::vector<QuotaFlow>& flows, QuotaRow node)
{
    std::vector<SurplusPart> parts;
    for (const QuotaFlow& flow : flows)
        if (flow.from == FlowPoint{FlowEnd::Surplus, node} && flow.to.end == FlowEnd::Allocated)
            parts.push_back({flow.to.row, flow.amount});
    return largestFirst(std::move(parts));
}

} // namespace fairshare
