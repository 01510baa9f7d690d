// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/allocation_reasons.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace fairshare {
namespace {

double sumOf(const std::vector<SurplusPart>& parts)
{
    return std::accumulate(parts.begin(), parts.end(), 0.0,
        [](double sum, const SurplusPart& part) { return sum + part.amount; });
}

} // namespace

AllocationReasons::AllocationReasons(const Subject& subject)
    : m_subject(subject)
    , m_names(shortQuotaNames(subject.input.quotas, subject.input.tree))
    , m_accepts(subject.input.acceptsSurplus.begin(), subject.input.acceptsSurplus.end())
    , m_requested(subject.input.requested.begin(), subject.input.requested.end())
    , m_flows(quotaFlows(subject.input.tree, subject.trace))
    , m_countsTwice(countsQuotaTwice(subject.trace))
    , m_received(subject.input.tree.size())
    , m_givers(subject.input.tree.size())
    , m_mainBranch(subject.input.tree.size())
    , m_idle(subject.input.tree.size(), 0.0)
    , m_dealt(subject.input.tree.size(), 0.0)
    , m_gaveUp(subject.input.tree.size(), 0.0)
{
    if (m_accepts.empty())
        m_accepts = declaredFlags(subject.input.quotas, tree());
    if (m_requested.empty())
        m_requested = requestedByRow(subject.input.quotas, tree());
    for (const QuotaFlow& flow : m_flows) {
        if (flow.to.end == FlowEnd::Surplus)
            m_givers[flow.to.row].push_back({flow.from.row, flow.amount});
        else if (flow.from.end == FlowEnd::OwnQuota && flow.to.end == FlowEnd::NoTaker)
            m_idle[flow.from.row] += flow.amount;
        if (flow.to.end != FlowEnd::Allocated)
            continue;
        if (flow.from.end == FlowEnd::Surplus)
            m_received[flow.to.row].push_back({flow.from.row, flow.amount});
        else if (flow.from.end == FlowEnd::Remainders)
            m_dealt[flow.to.row] += flow.amount;
    }
    for (const AllocationStep& step : subject.trace.steps)
        if (step.kind == AllocationStepKind::Remainders)
            for (const AllocationEntry& entry : subject.trace.entriesOf(step))
                m_gaveUp[entry.row] = entry.amount;
    findMainBranches();
}

/// Finds for each place the child, or the place itself, whose groups gave the most surplus there.
void AllocationReasons::findMainBranches()
{
    std::vector<double> given(tree().size(), 0.0);
    for (QuotaRow place = 0; place < tree().size(); ++place) {
        QuotaRow most = place;
        if (m_givers[place].empty())
            continue;
        for (SurplusPart& giver : std::vector<SurplusPart>(m_givers[place])) {
            while (giver.row != place && tree().parent[giver.row] != place)
                giver.row = tree().parent[giver.row];
            given[giver.row] += giver.amount;
            if (given[giver.row] > given[most])
                most = giver.row;
        }
        m_mainBranch[place] = most;
        std::fill(given.begin() + place, given.begin() + tree().subtreeEnd[place], 0.0);
    }
}

const QuotaGroup* AllocationReasons::group(QuotaRow row) const
{
    return row == RootQuotaRow ? nullptr : &m_subject.input.quotas.groups[tree().group[row]];
}

bool AllocationReasons::isZeroWeight(QuotaRow row) const
{
    return m_subject.balanced != nullptr && row != RootQuotaRow && group(row)->weight == 0;
}

/// Returns the lowest group at or above `row` that does not accept surplus; NoQuotaRow if all do.
QuotaRow AllocationReasons::firstRefusing(QuotaRow row) const
{
    for (QuotaRow at = row; at != RootQuotaRow; at = tree().parent[at])
        if (m_accepts[at] == 0)
            return at;
    return NoQuotaRow;
}

std::string AllocationReasons::reason(QuotaRow row) const
{
    const bool unmet = m_subject.allocation.open[row] > 0;
    const bool requests = m_requested[row] > 0;
    const bool demands = m_subject.balanced != nullptr && m_subject.balanced->hasDemand[row] != 0;
    if (row == RootQuotaRow && !requests)
        return {};
    if (!m_received[row].empty())
        return slackReason(row);
    if (unmet)
        return waitingReason(row);
    if (requests)
        return fairshare::say("within its quota");
    if (isZeroWeight(row))
        return fairshare::say("weight 0: ignored by the balancer");
    if (!tree().isLeaf(row))
        return demands && m_accepts[row] != 0 ? fairshare::say("subgroups have demand") : std::string();
    if (m_accepts[row] == 0)
        return fairshare::say("no request");
    return group(row)->acceptsSurplus ? fairshare::say("on by configuration; no request")
                                      : fairshare::say("flag on; no request");
}

/// Names the part of the tree that gave the most at the place where the group received the most.
std::string AllocationReasons::slackReason(QuotaRow row) const
{
    const auto byAmount = [](const auto& a, const auto& b) { return a.amount < b.amount; };
    const QuotaRow place = std::max_element(m_received[row].begin(), m_received[row].end(), byAmount)->row;
    const std::string_view name = m_names[m_mainBranch[place]];
    if (m_subject.allocation.open[row] > 0)
        return fairshare::say("not enough slack in {}", name);
    if (m_subject.balanced != nullptr && m_subject.balanced->hasDemand[row] != 0)
        return fairshare::say("slack in {}; demand above threshold", name);
    return fairshare::say("slack in {}", name);
}

std::string AllocationReasons::waitingReason(QuotaRow row) const
{
    const QuotaRow refusing = firstRefusing(row);
    if (refusing == row && isZeroWeight(row))
        return fairshare::say("weight 0: ignored by the balancer");
    if (refusing == row)
        return fairshare::say("flag off: quota only");
    if (refusing != NoQuotaRow)
        return fairshare::say("flag of {} off: no outside surplus", m_names[refusing]);
    return fairshare::say("no surplus left");
}

std::vector<std::string> AllocationReasons::sentences(QuotaRow row) const
{
    std::vector<std::string> sentences;
    sentences.push_back(quotaSentence(row));
    if (!tree().isLeaf(row))
        sentences.push_back(ownSentence(row));
    sentences.push_back(takenSentence(row));
    addGiven(row, sentences);
    addReceived(row, sentences);
    addRemainders(row, sentences);
    if (m_subject.allocation.open[row] > 0)
        sentences.push_back(unmetSentence(row));
    if (row != RootQuotaRow && group(row)->autoregroup)
        sentences.push_back(fairshare::say("With autoregroup, its submitters negotiate again for idle cores "
                                           "of the whole pool after the allocation."));
    return sentences;
}

/// Returns the fraction that a dynamic quota gives. Fractions that add up to more than 1 are scaled to 1.
double AllocationReasons::usedFraction(QuotaRow row) const
{
    const QuotaRow parent = tree().parent[row];
    double sum = 0;
    for (QuotaRow child = parent + 1; child < tree().subtreeEnd[parent]; child = tree().subtreeEnd[child])
        sum += group(child)->isDynamic ? group(child)->quota.value_or(0) : 0;
    return *group(row)->quota / std::max(sum, 1.0);
}

std::string AllocationReasons::quotaSentence(QuotaRow row) const
{
    const std::string quota = slotsText(m_subject.allocation.subtreeQuota[row]);
    if (row == RootQuotaRow)
        return fairshare::say("The pool has a total slot weight of {}.", quota);
    const QuotaGroup& configured = *group(row);
    const std::string_view parent = m_names[tree().parent[row]];
    if (!configured.quota)
        return fairshare::say("It has no configured quota, so its quota is 0.");
    if (configured.isDynamic)
        return fairshare::say("Its quota is {}: a fraction of {} of what the static quotas in {} leave.",
            quota, saidNumber(fmt::format("{:.6g}", usedFraction(row))), parent);
    if (m_subject.allocation.subtreeQuota[row] != *configured.quota)
        return fairshare::say("Its quota is {} instead of the configured {}: the quotas in {} add up to more "
                              "than is available.",
            quota, slotsText(*configured.quota), parent);
    return fairshare::say("Its quota is {}, as configured.", quota);
}

std::string AllocationReasons::ownSentence(QuotaRow row) const
{
    const std::string own = slotsText(m_subject.allocation.quota[row]);
    if (m_subject.input.quotas.options.oversubscription && row != RootQuotaRow)
        return fairshare::say(
            "It keeps its whole quota of {}, although its subgroups use it too: oversubscription is allowed.",
            own);
    return fairshare::say("Its subgroups leave it a quota of {}.", own);
}

std::string AllocationReasons::takenSentence(QuotaRow row) const
{
    const double requested = m_requested[row];
    const double taken = std::min(requested, m_subject.allocation.quota[row]);
    if (!(requested > 0))
        return fairshare::say("It requests nothing for itself.");
    return fairshare::say(
        "It requests {} and takes {} from its own quota.", slotsText(requested), slotsText(taken));
}

void AllocationReasons::addGiven(QuotaRow row, std::vector<std::string>& sentences) const
{
    const double unused =
        m_subject.allocation.quota[row] - std::min(m_requested[row], m_subject.allocation.quota[row]);
    if (!(unused > 0))
        return;
    const double idle = m_idle[row];
    if (!(idle > 0))
        sentences.push_back(
            fairshare::say("Its unused quota of {} is surplus, and all of it is taken.", slotsText(unused)));
    else if (idle < unused)
        sentences.push_back(
            fairshare::say("Of its unused quota of {}, {} is taken as surplus and {} remains unused.",
                slotsText(unused), slotsText(unused - idle), slotsText(idle)));
    else
        sentences.push_back(m_countsTwice
                ? fairshare::say("No group takes its unused quota of {}.", slotsText(unused))
                : fairshare::say("Its unused quota of {} stays idle.", slotsText(unused)));
}

void AllocationReasons::addReceived(QuotaRow row, std::vector<std::string>& sentences) const
{
    for (const SurplusPart& part : m_received[row]) {
        const auto& parts = m_givers[part.row];
        const std::vector<SurplusPart> givers = largestFirst(parts);
        sentences.push_back(fairshare::say(
            "It gets {} of the surplus of {} shared within {}; this surplus comes from {}.",
            slotsText(part.amount), slotsText(sumOf(parts)), m_names[part.row], partsText(givers, m_names)));
    }
}

void AllocationReasons::addRemainders(QuotaRow row, std::vector<std::string>& sentences) const
{
    if (m_gaveUp[row] > 0)
        sentences.push_back(
            fairshare::say("It returns a fraction of {}, because only whole slots are allocated.",
                slotsText(m_gaveUp[row])));
    if (m_dealt[row] > 0)
        sentences.push_back(fairshare::say("Slots from rounding: {}.", slotsText(m_dealt[row])));
}

std::string AllocationReasons::unmetSentence(QuotaRow row) const
{
    const std::string open = slotsText(m_subject.allocation.open[row]);
    const QuotaRow refusing = firstRefusing(row);
    if (refusing == row)
        return fairshare::say("A request for {} remains unmet: it does not accept surplus.", open);
    if (refusing != NoQuotaRow)
        return fairshare::say("A request for {} remains unmet: {} does not accept surplus from outside.",
            open, m_names[refusing]);
    return fairshare::say("A request for {} remains unmet: no surplus is left.", open);
}

} // namespace fairshare
