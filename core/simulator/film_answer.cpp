// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/film_words.h"

#include "core/base/say.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace fairshare {
namespace {

/// Loses at a moment under a policy.
struct PolicyLoss {
    const PreemptionPolicy* policy;
    std::int64_t lost; ///< node-seconds
    std::size_t place; ///< among the policies
};

std::int64_t lostBy(const FilmMoment& moment, const FilmSettings& settings, std::size_t policy)
{
    const LostWork& lost = moment.policies[policy].lost[settings.grace];
    return lost.ofOthers + lost.ofClasses;
}

/// From the least on; one of those that lose the same, and none that draws.
std::vector<PolicyLoss> distinctLosses(const FilmMoment& moment, const FilmSettings& settings)
{
    std::vector<PolicyLoss> losses;
    for (std::size_t at = 0; at < moment.policies.size(); ++at) {
        const PreemptionPolicy* policy = settings.preemption.policies[at];
        if (!policy->isByNode || moment.policies.size() == 1)
            losses.push_back({policy, lostBy(moment, settings, at), at});
    }
    std::ranges::sort(losses, {}, [](const PolicyLoss& each) { return std::pair(each.lost, each.place); });
    const auto same = std::ranges::unique(losses, {}, &PolicyLoss::lost);
    losses.erase(same.begin(), same.end());
    return losses;
}

/// What a draw loses is chance, and is told where it is the least or the most of all.
void addDrawnEnds(std::vector<PolicyLoss>& losses, const FilmMoment& moment, const FilmSettings& settings)
{
    if (moment.policies.size() == 1 || losses.empty())
        return;
    for (std::size_t at = 0; at < moment.policies.size(); ++at) {
        const PolicyLoss drawn{settings.preemption.policies[at], lostBy(moment, settings, at), at};
        if (!drawn.policy->isByNode)
            continue;
        if (drawn.lost > losses.back().lost)
            losses.push_back(drawn);
        else if (drawn.lost < losses.front().lost)
            losses.insert(losses.begin(), drawn);
    }
}

bool everyPolicyLoses(const FilmMoment& moment, const FilmSettings& settings, std::int64_t lost)
{
    return std::ranges::all_of(moment.policies, [&](const FilmPolicy& each) {
        const LostWork& loss = each.lost[settings.grace];
        return loss.ofOthers + loss.ofClasses == lost;
    });
}

/// "4.2 node-h under PAP, 5.6 under LIFO and 10.1 under FIFO".
std::string listed(std::span<const PolicyLoss> losses)
{
    std::string text;
    for (std::size_t at = 0; at < losses.size(); ++at) {
        const std::string amount = nodeHoursText(static_cast<double>(losses[at].lost));
        const std::string_view title = losses[at].policy->title;
        const std::string item = at == 0 ? fairshare::say("{} node-h under {}", amount, title)
                                         : fairshare::say("{} under {}", amount, title);
        if (at == 0)
            text = item;
        else
            text = at + 1 == losses.size() ? fairshare::say("{} and {}", text, item)
                                           : fairshare::say("{}, {}", text, item);
    }
    return text;
}

/// "FIFO, LIFO and PAP": all that do not draw.
std::string chosenTitles(const FilmSettings& settings)
{
    std::vector<std::string_view> titles;
    for (const PreemptionPolicy* policy : settings.preemption.policies)
        if (!policy->isByNode)
            titles.push_back(policy->title);
    std::string text;
    for (std::size_t at = 0; at < titles.size(); ++at) {
        if (at == 0)
            text = titles[at];
        else
            text = at + 1 == titles.size() ? fairshare::say("{} and {}", text, titles[at])
                                           : fairshare::say("{}, {}", text, titles[at]);
    }
    return text;
}

/// What is lost where all policies that do not draw lose the same.
std::string oneLoss(const FilmMoment& moment, const FilmSettings& settings, const PolicyLoss& loss)
{
    const std::string amount = nodeHoursText(static_cast<double>(loss.lost));
    if (moment.policies.size() == 1)
        return fairshare::say("{} node-h under {}", amount, loss.policy->title);
    // As it is read: who reads one amount for all policies finds no other one.
    const bool isEvery = std::ranges::all_of(moment.policies, [&](const FilmPolicy& each) {
        const LostWork& lost = each.lost[settings.grace];
        return nodeHoursText(static_cast<double>(lost.ofOthers + lost.ofClasses)) == amount;
    });
    return isEvery ? fairshare::say("{} node-h under every policy", amount)
                   : fairshare::say("{} node-h under {}", amount, chosenTitles(settings));
}

/// "PAP+ has lost as much as PAP so far"; "" where one of them is not compared.
std::string soFar(const ScoreCourse& course, const FilmSettings& settings, std::uint64_t sample)
{
    const auto& policies = settings.preemption.policies;
    const auto placeOf = [&policies](std::string_view id) {
        return static_cast<std::size_t>(
            std::ranges::find(policies, id, &PreemptionPolicy::id) - policies.begin());
    };
    const std::size_t pap = placeOf("pap");
    const std::size_t plus = placeOf("pap_plus");
    if (pap == policies.size() || plus == policies.size())
        return {};
    const std::int64_t old = course.sumUntil({pap, settings.grace}, sample).all();
    const std::int64_t now = course.sumUntil({plus, settings.grace}, sample).all();
    if (now == old)
        return fairshare::say("PAP+ has lost as much as PAP so far");
    const std::string difference = nodeHoursText(static_cast<double>(std::abs(now - old)));
    return now > old ? fairshare::say("PAP+ has lost {} node-h more than PAP so far", difference)
                     : fairshare::say("PAP+ has lost {} node-h less than PAP so far", difference);
}

} // namespace

std::string filmAnswer(
    const Film& film, const FilmMoment& moment, const FilmSettings& settings, const ScoreCourse* course)
{
    const std::string time = exactClockText(moment.sinceZero);
    const std::int32_t wanted = settings.preemption.nodes;
    std::vector<PolicyLoss> losses = distinctLosses(moment, settings);
    if (everyPolicyLoses(moment, settings, 0))
        return fairshare::say(
            "At {} taking {} of {} nodes loses nothing under any policy.", time, wanted, film.nodes());
    const bool isOne = losses.size() == 1; // of all that do not draw
    if (!isOne)
        addDrawnEnds(losses, moment, settings);
    const std::string list = isOne ? oneLoss(moment, settings, losses.front()) : listed(losses);
    const std::string clause = course == nullptr ? "" : soFar(*course, settings, moment.sample);
    if (clause.empty())
        return fairshare::say("At {} taking {} of {} nodes loses {}.", time, wanted, film.nodes(), list);
    return fairshare::say(
        "At {} taking {} of {} nodes loses {}; {}.", time, wanted, film.nodes(), list, clause);
}

} // namespace fairshare
