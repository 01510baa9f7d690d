// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/negotiation/negotiation_turns.h"

#include "core/base/say.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fairshare {
namespace {

constexpr std::uint32_t NoRound = 0xFFFFFFFFU;

std::string withoutTurn(const AllocationInput& input, const Negotiation& negotiation, QuotaRow row)
{
    const std::string name(quotaName(input.quotas, input.tree, row));
    const std::vector<double> requested = requestedByRow(input.quotas, input.tree);
    if ((input.requested.empty() ? requested[row] : input.requested[row]) <= 0)
        return fairshare::say("{} gets no turn: it has no requests of its own", name);
    if (negotiation.rounds.front().allocated[row] <= 0)
        return fairshare::say("{} gets no turn: nothing is allocated to it", name);
    return fairshare::say("{} gets no turn: it already uses its whole allocation", name);
}

/// Explains where a limit comes from.
std::string reasonOf(const Negotiation& negotiation, QuotaRow row, double limit)
{
    const QuotaAllocation& first = negotiation.rounds.front();
    const double allocated = first.allocated[row];
    const double quota = first.quota[row];
    if (limit < std::trunc(std::max(allocated, quota)))
        return fairshare::say("lowered from {} by the strict quota of a group that accepts no surplus",
            slotsText(std::max(allocated, quota)));
    return allocated > quota ? fairshare::say("its allocation including surplus")
                             : fairshare::say("its own quota");
}

} // namespace

std::vector<GroupTurns> groupTurns(const Negotiation& negotiation)
{
    std::vector<GroupTurns> groups(negotiation.granted.size());
    std::vector<std::uint32_t> first(groups.size(), NoRound);
    for (std::size_t row = 0; row < groups.size(); ++row)
        groups[row].granted = negotiation.granted[row];
    for (const NegotiationCall& call : negotiation.calls) {
        GroupTurns& group = groups[call.row];
        ++group.turns;
        first[call.row] = std::min(first[call.row], call.round);
        if (first[call.row] == call.round)
            group.limit = call.limit;
    }
    return groups;
}

std::string turnsSentence(const AllocationInput& input, const Negotiation& negotiation, QuotaRow row)
{
    const GroupTurns group = groupTurns(negotiation)[row];
    if (group.turns == 0)
        return withoutTurn(input, negotiation, row);
    const std::string name(quotaName(input.quotas, input.tree, row));
    if (!group.limit)
        return fairshare::say("HTCondor computes the limit of {} as 0/0 and matches nothing", name);
    const std::string why = reasonOf(negotiation, row, *group.limit);
    return group.turns == 1
        ? fairshare::say("{} may use up to {} in its only turn ({}) and ends with {}", name,
              coresText(*group.limit), why, slotsText(group.granted))
        : fairshare::say("{} may use up to {} in its first round ({}); after {} turns it ends with {}", name,
              coresText(*group.limit), why, group.turns, slotsText(group.granted));
}

} // namespace fairshare
