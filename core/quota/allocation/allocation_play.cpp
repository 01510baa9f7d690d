// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/allocation_play.h"

#include "core/base/say.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fairshare {
namespace {

/// Groups that gave to and received from the surplus of one group.
struct Exchange {
    std::vector<SurplusPart> givers;
    std::vector<SurplusPart> receivers;
};

class Play {
public:
    Play(const AllocationInput& input, const AllocationTrace& trace);

    std::vector<AllocationPlayStep> run();

private:
    std::size_t endOf(std::size_t first) const;
    void word(AllocationPlayStep& step) const;
    void wordQuotas(AllocationPlayStep& step) const;
    void wordTaken(AllocationPlayStep& step, const AllocationStep& taken) const;
    void wordOffered(AllocationPlayStep& step, const AllocationStep& offered) const;
    void wordDealt(AllocationPlayStep& step, const AllocationStep& dealt) const;
    std::string refusals(QuotaRow node) const;

    const AllocationInput& m_input;
    const AllocationTrace& m_trace;
    std::vector<std::string_view> m_names;
    std::map<QuotaRow, Exchange> m_exchanges;
    std::vector<std::uint8_t> m_wants; ///< by row: it or a group below wants more than its quota
    SurplusFlags m_accepts;
    double m_allocated = 0; ///< allocated to all groups at the end
};

Play::Play(const AllocationInput& input, const AllocationTrace& trace)
    : m_input(input)
    , m_trace(trace)
    , m_names(shortQuotaNames(input.quotas, input.tree))
    , m_wants(input.tree.size(), 0)
    , m_accepts(input.acceptsSurplus.begin(), input.acceptsSurplus.end())
{
    if (m_accepts.empty())
        m_accepts = declaredFlags(input.quotas, input.tree);
    for (const QuotaFlow& flow : quotaFlows(input.tree, trace)) {
        if (flow.to.end == FlowEnd::Allocated)
            m_allocated += flow.amount;
        if (flow.to.end == FlowEnd::Surplus)
            m_exchanges[flow.to.row].givers.push_back({flow.from.row, flow.amount});
        if (flow.from.end == FlowEnd::Surplus && flow.to.end == FlowEnd::Allocated)
            m_exchanges[flow.from.row].receivers.push_back({flow.to.row, flow.amount});
    }
    for (auto& [node, exchange] : m_exchanges) {
        exchange.givers = largestFirst(std::move(exchange.givers));
        exchange.receivers = largestFirst(std::move(exchange.receivers));
    }
    for (const AllocationStep& step : trace.steps)
        if (step.kind == AllocationStepKind::Taken)
            for (const AllocationEntry& entry : trace.entriesOf(step))
                m_wants[entry.row] = entry.claim > entry.size ? 1 : 0;
    for (std::size_t row = input.tree.size() - 1; row > 0; --row)
        if (m_wants[row] != 0)
            m_wants[input.tree.parent[row]] = 1;
}

std::vector<AllocationPlayStep> Play::run()
{
    std::vector<AllocationPlayStep> steps;
    for (std::size_t first = 0; first < m_trace.steps.size();) {
        const AllocationStep& step = m_trace.steps[first];
        const std::size_t end = endOf(first);
        steps.push_back({step.kind, step.node, first, end, {}, {}});
        word(steps.back());
        first = end;
    }
    return steps;
}

/// Returns the end of a display step. All quota steps are one step. Passed-on steps belong to the offer
/// before them.
std::size_t Play::endOf(std::size_t first) const
{
    const AllocationStepKind kind = m_trace.steps[first].kind;
    std::size_t end = first + 1;
    const auto belongs = [kind](AllocationStepKind next) {
        return next == AllocationStepKind::PassedOn || next == AllocationStepKind::DealtOn
            || (next == kind && kind == AllocationStepKind::Quotas);
    };
    while (end < m_trace.steps.size() && belongs(m_trace.steps[end].kind))
        ++end;
    return end;
}

void Play::word(AllocationPlayStep& step) const
{
    const AllocationStep& first = m_trace.steps[step.firstStep];
    switch (step.kind) {
    case AllocationStepKind::Quotas:
        return wordQuotas(step);
    case AllocationStepKind::Taken:
        return wordTaken(step, first);
    case AllocationStepKind::Offered:
    case AllocationStepKind::PassedOn:
        return wordOffered(step, first);
    case AllocationStepKind::Remainders:
        step.title = fairshare::say("Each group returns its fraction of a slot");
        step.detail = fairshare::say("total slot weight: {}", slotsText(first.amount));
        return;
    case AllocationStepKind::Dealt:
    case AllocationStepKind::DealtOn:
        return wordDealt(step, first);
    case AllocationStepKind::Autoregroup:
        step.title = fairshare::say("Groups with autoregroup negotiate again");
        step.detail = first.amount > 0
            ? fairshare::say(
                  "{} lets them match the whole pool of {}", RootGroupName, slotsText(first.amount))
            : fairshare::say("{} would let them match the whole pool, which has no slots", RootGroupName);
        return;
    }
}

void Play::wordQuotas(AllocationPlayStep& step) const
{
    step.title = fairshare::say("Quotas from the top down");
    std::vector<SurplusPart> divided;
    for (std::size_t i = step.firstStep; i < step.endStep; ++i)
        divided.push_back({m_trace.steps[i].node, m_trace.steps[i].amount});
    step.detail = fairshare::say("quota to divide, by parent group: {}", partsText(divided, m_names));
}

void Play::wordTaken(AllocationPlayStep& step, const AllocationStep& taken) const
{
    step.title = fairshare::say("Each group fills its request from its own quota");
    std::vector<SurplusPart> parts;
    bool requests = false;
    for (const AllocationEntry& entry : m_trace.entriesOf(taken)) {
        requests = requests || entry.claim > 0;
        if (entry.amount > 0)
            parts.push_back({entry.row, entry.amount});
    }
    parts = largestFirst(std::move(parts));
    const std::string left = slotsText(taken.left);
    if (!parts.empty())
        step.detail = fairshare::say("{}; surplus {}", partsText(parts, m_names), left);
    else if (requests)
        step.detail = fairshare::say("no requesting group has a quota; surplus {}", left);
    else
        step.detail = fairshare::say("no requests; surplus {}", left);
}

void Play::wordOffered(AllocationPlayStep& step, const AllocationStep& offered) const
{
    step.title =
        fairshare::say("Surplus of {} offered within {}", slotsText(offered.amount), m_names[offered.node]);
    const auto found = m_exchanges.find(offered.node);
    std::string text = fairshare::say("no group takes any");
    if (found != m_exchanges.end() && !found->second.receivers.empty())
        text = fairshare::say("{}; from {}", partsText(found->second.receivers, m_names),
            partsText(found->second.givers, m_names));
    if (offered.node == RootQuotaRow && offered.left > 0 && countsQuotaTwice(m_trace))
        text = fairshare::say("{}; {} of the quotas remains unused, {} cores stay idle", text,
            slotsText(offered.left), slotsText(std::max(0.0, m_input.quotas.poolSize - m_allocated)));
    else if (offered.node == RootQuotaRow && offered.left > 0)
        text = fairshare::say("{}; idle {}", text, slotsText(offered.left));
    step.detail = text + refusals(offered.node);
}

/// Names children that want more but do not accept surplus: "; gridods does not accept any".
std::string Play::refusals(QuotaRow node) const
{
    const QuotaTree& tree = m_input.tree;
    QuotaRow first = NoQuotaRow;
    std::size_t more = 0;
    for (QuotaRow child = node + 1; child < tree.subtreeEnd[node]; child = tree.subtreeEnd[child]) {
        if (m_accepts[child] != 0 || m_wants[child] == 0)
            continue;
        more += first == NoQuotaRow ? 0U : 1U;
        first = std::min(first, child);
    }
    if (first == NoQuotaRow)
        return {};
    return more == 0 ? fairshare::say("; {} does not accept surplus", m_names[first])
                     : fairshare::say("; {} and {} more do not accept surplus", m_names[first], more);
}

void Play::wordDealt(AllocationPlayStep& step, const AllocationStep& dealt) const
{
    step.title =
        fairshare::say("Remainder of {} distributed within {}", slotsText(dealt.amount), m_names[dealt.node]);
    std::vector<SurplusPart> parts;
    for (std::size_t i = step.firstStep; i < step.endStep; ++i)
        for (const AllocationEntry& entry : m_trace.entriesOf(m_trace.steps[i]))
            if (entry.amount > 0 && (m_input.tree.isLeaf(entry.row) || entry.row == m_trace.steps[i].node))
                parts.push_back({entry.row, entry.amount});
    step.detail = parts.empty() ? fairshare::say("no group gets a slot") : partsText(parts, m_names);
}

} // namespace

std::vector<AllocationPlayStep> allocationPlay(const AllocationInput& input, const AllocationTrace& trace)
{
    return Play(input, trace).run();
}

} // namespace fairshare
