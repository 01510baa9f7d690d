// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/moment_answer.h"

#include "core/base/say.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>

namespace fairshare {
namespace {

/// Policies with the same lost work as displayed, so that equal texts are never listed twice.
struct EqualLoss {
    std::string amount; ///< in node-hours
    std::int64_t lost = 0; ///< node-seconds, for one of the policies
    std::vector<std::size_t> policies{}; ///< indices in the settings
};

EqualLoss lossOf(const Moment& moment, const SampleSettings& settings, std::size_t policy)
{
    const LostWork& work = moment.policies[policy].lost[settings.grace];
    const std::int64_t lost = work.ofOthers + work.ofClasses;
    return {nodeHoursText(static_cast<double>(lost)), lost, {policy}};
}

/// Returns the losses in ascending order, without random policies, whose losses are chance.
std::vector<EqualLoss> chosenLosses(const Moment& moment, const SampleSettings& settings)
{
    std::vector<EqualLoss> each;
    for (std::size_t at = 0; at < moment.policies.size(); ++at)
        if (!settings.preemption.policies[at]->isDrawn || moment.policies.size() == 1)
            each.push_back(lossOf(moment, settings, at));
    std::ranges::sort(
        each, {}, [](const EqualLoss& loss) { return std::pair(loss.lost, loss.policies.front()); });
    std::vector<EqualLoss> losses;
    for (EqualLoss& loss : each) {
        if (!losses.empty() && losses.back().amount == loss.amount)
            losses.back().policies.push_back(loss.policies.front());
        else
            losses.push_back(std::move(loss));
    }
    for (EqualLoss& loss : losses)
        std::ranges::sort(loss.policies);
    return losses;
}

/// Adds the loss of random policies if it is the lowest or the highest of all.
void addDrawnEnds(std::vector<EqualLoss>& losses, const Moment& moment, const SampleSettings& settings)
{
    const auto join = [](EqualLoss& end, std::size_t policy) {
        end.policies.insert(std::ranges::lower_bound(end.policies, policy), policy);
    };
    for (std::size_t at = 0; at < moment.policies.size(); ++at) {
        if (!settings.preemption.policies[at]->isDrawn)
            continue;
        const EqualLoss drawn = lossOf(moment, settings, at);
        if (drawn.amount == losses.front().amount)
            join(losses.front(), at);
        else if (drawn.amount == losses.back().amount)
            join(losses.back(), at);
        else if (drawn.lost > losses.back().lost)
            losses.push_back(drawn);
        else if (drawn.lost < losses.front().lost)
            losses.insert(losses.begin(), drawn);
    }
}

/// Returns "FIFO, LIFO and PAP".
std::string listed(std::span<const std::string> parts)
{
    std::string text = parts.front();
    for (std::size_t at = 1; at < parts.size(); ++at)
        text = at + 1 == parts.size() ? fairshare::say("{} and {}", text, parts[at])
                                      : fairshare::say("{}, {}", text, parts[at]);
    return text;
}

std::string titlesOf(const EqualLoss& loss, const SampleSettings& settings)
{
    std::vector<std::string> titles;
    titles.reserve(loss.policies.size());
    for (const std::size_t policy : loss.policies)
        titles.emplace_back(settings.preemption.policies[policy]->title);
    return listed(titles);
}

/// Returns "4.2 node-h under PAP and PAP+, 5.6 under LIFO and 10.1 under FIFO".
std::string lossesText(const Moment& moment, const SampleSettings& settings)
{
    std::vector<EqualLoss> losses = chosenLosses(moment, settings);
    if (losses.empty())
        return {};
    if (losses.size() > 1)
        addDrawnEnds(losses, moment, settings);
    std::vector<std::string> parts;
    for (const EqualLoss& loss : losses) {
        const std::string titles = titlesOf(loss, settings);
        parts.push_back(parts.empty() ? fairshare::say("{} node-h under {}", loss.amount, titles)
                                      : fairshare::say("{} under {}", loss.amount, titles));
    }
    return listed(parts);
}

/// Returns the amount as displayed if it is the same for all policies, or nothing.
std::optional<std::string> amountOfAll(const Moment& moment, const SampleSettings& settings)
{
    std::string first = lossOf(moment, settings, 0).amount;
    for (std::size_t at = 1; at < moment.policies.size(); ++at)
        if (lossOf(moment, settings, at).amount != first)
            return std::nullopt;
    return first;
}

bool losesNothing(const Moment& moment, const SampleSettings& settings)
{
    for (std::size_t at = 0; at < moment.policies.size(); ++at)
        if (lossOf(moment, settings, at).lost != 0)
            return false;
    return true;
}

/// Returns "PAP+ has lost as much as PAP so far", or "" if one of them is not compared.
std::string soFar(const ScoreCourse& course, const SampleSettings& settings, std::uint64_t sample)
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

std::string momentAnswer(const SampledRun& sampled, const Moment& moment, const SampleSettings& settings,
    const ScoreCourse* course)
{
    const std::string time = momentTimeText(sampled, moment.now);
    const std::string nodes = nodesOfText(settings.preemption.nodes, sampled.nodes());
    const std::optional<std::string> amount = amountOfAll(moment, settings);
    if (losesNothing(moment, settings))
        return fairshare::say("At {}, freeing {} loses nothing under any policy.", time, nodes);
    const std::string losses = amount && moment.policies.size() > 1
        ? fairshare::say("{} node-h under every policy", *amount)
        : lossesText(moment, settings);
    const std::string clause = course == nullptr ? "" : soFar(*course, settings, moment.sample);
    if (clause.empty())
        return fairshare::say("At {}, freeing {} loses {}.", time, nodes, losses);
    return fairshare::say("At {}, freeing {} loses {}; {}.", time, nodes, losses, clause);
}

} // namespace fairshare
