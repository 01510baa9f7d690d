// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/member_comparison.h"

#include "core/base/say.h"
#include "core/tree/share_tree.h"

namespace fairshare {
namespace {

/// Returns "engineering (ranks 1 to 9)" or "carol (rank 3)".
std::string withRanks(const ExplainedPair& pair, NodeRow row, const MemberRanks& span)
{
    return span.best == span.last
        ? fairshare::say("{} (rank {})", pair.label(row), span.best)
        : fairshare::say("{} (ranks {} to {})", pair.label(row), span.best, span.last);
}

/// Says who has no rank.
std::string withoutUsers(const ComparedMembers& members)
{
    const ExplainedPair& pair = members.pair;
    if (members.first.users == 0 && members.second.users == 0)
        return fairshare::say(
            "Neither {} nor {} has users.", pair.label(pair.first), pair.label(pair.second));
    const NodeRow empty = members.first.users == 0 ? pair.first : pair.second;
    return fairshare::say("{} has no users and therefore no rank.", pair.label(empty));
}

/// Returns the headline if neither row is ahead.
std::string evenHeadline(const ComparedMembers& members)
{
    const ExplainedPair& pair = members.pair;
    const std::string first = withRanks(pair, pair.first, members.first);
    const std::string second = withRanks(pair, pair.second, members.second);
    const std::uint64_t ahead = members.pairs.firstAhead; // as many are behind
    if (members.first.best == members.second.last && members.first.last == members.second.best)
        return fairshare::say("{} and {} are tied at rank {}.", pair.label(pair.first),
            pair.label(pair.second), members.first.best);
    if (pair.tree().isUser(pair.first))
        return fairshare::say(
            "{} is in the middle of {}; users before: {}, after: {}.", first, second, ahead, ahead);
    if (pair.tree().isUser(pair.second))
        return fairshare::say(
            "{} is in the middle of {}; users before: {}, after: {}.", second, first, ahead, ahead);
    return fairshare::say("{} and {} are even: each is ahead in {} of {} pairs of users.", first, second,
        ahead, members.pairs.pairs);
}

/// Describes the users of an account: "In physics, abara ranks first and feldman last."
std::string ends(const ExplainedPair& pair, NodeRow row, const MemberRanks& span)
{
    if (pair.tree().isUser(row) || span.best == span.last)
        return "";
    return " "
        + fairshare::say("In {}, {} ranks first and {} last.", pair.label(row), pair.label(span.bestUser),
            pair.label(span.lastUser));
}

/// Returns the verdict on two users, one of each row.
Verdict verdictOn(const ExplainedPair& pair, const Explainer& explainer, NodeRow first, NodeRow second)
{
    ExplainedPair users{pair.figures, first, second};
    users.isTied = pair.rank(first) == pair.rank(second);
    splitChains(users);
    return explainer.judge(users);
}

} // namespace

bool ComparedMembers::areCompared(const Explainer& explainer) const
{
    if (!pair.hasAccount())
        return false;
    return pairs.pairs == 0 || explainer.comparesAccounts == nullptr || !explainer.comparesAccounts(pair);
}

std::string ComparedMembers::headline() const
{
    if (pairs.pairs == 0)
        return withoutUsers(*this);
    if (pair.tied())
        return evenHeadline(*this);
    const std::string ahead = withRanks(pair, pair.first, first);
    const std::string behind = withRanks(pair, pair.second, second);
    if (first.last < second.best)
        return fairshare::say("{} is ahead of {}.", ahead, behind);
    if (first.last == second.best)
        return fairshare::say("{} is ahead of {}; they share rank {}.", ahead, behind, first.last);
    if (pair.tree().isUser(pair.first))
        return fairshare::say(
            "{} is ahead of {} of the {} users of {}.", ahead, pairs.firstAhead, pairs.pairs, behind);
    if (pair.tree().isUser(pair.second))
        return fairshare::say(
            "{} of the {} users of {} are ahead of {}.", pairs.firstAhead, pairs.pairs, ahead, behind);
    return fairshare::say(
        "{} is ahead of {} in {} of {} pairs of users.", ahead, behind, pairs.firstAhead, pairs.pairs);
}

Verdict ComparedMembers::judge(const Explainer& explainer) const
{
    if (pairs.pairs == 0)
        return {};
    const bool apart = first.last < second.best;
    const bool tiedThroughout = pair.tied() && first.best == second.last && first.last == second.best;
    if (apart || tiedThroughout) {
        // The last user of the first row and the best of the second are the closest to each other.
        Verdict closest = verdictOn(pair, explainer, first.lastUser, second.bestUser);
        if (tiedThroughout)
            return closest;
        closest.reason = fairshare::say("Users are compared, not accounts: even {}, the last of {}, is ahead "
                                        "of {}, the first of {}.",
            pair.label(first.lastUser), pair.label(pair.first), pair.label(second.bestUser),
            pair.label(pair.second));
        if (pair.tree().isUser(pair.first))
            closest.reason = fairshare::say("Users are compared, not accounts: {} is ahead of {}, the first "
                                            "of {}.",
                pair.label(pair.first), pair.label(second.bestUser), pair.label(pair.second));
        if (pair.tree().isUser(pair.second))
            closest.reason = fairshare::say("Users are compared, not accounts: even {}, the last of {}, is "
                                            "ahead of {}.",
                pair.label(first.lastUser), pair.label(pair.first), pair.label(pair.second));
        return closest;
    }
    return {.reason = fairshare::say("Users are compared, not accounts.") + ends(pair, pair.first, first)
            + ends(pair, pair.second, second)};
}

std::vector<NodeRow> ComparedMembers::rows() const
{
    std::vector<NodeRow> members;
    const auto add = [&](NodeRow row, const MemberRanks& span) {
        if (pair.tree().isUser(row) || span.users == 0)
            return;
        members.push_back(span.bestUser);
        if (span.lastUser != span.bestUser)
            members.push_back(span.lastUser);
    };
    add(pair.first, first);
    add(pair.second, second);
    return members;
}

} // namespace fairshare
