// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/queue_comparison.h"

#include "core/base/say.h"
#include "core/priority/array_tasks.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace fairshare {
namespace {

/// Merges two sorted halves and counts inversions: pairs in which an entry of the right half goes before one
/// of the left.
std::uint64_t mergeHalves(std::span<std::uint32_t> values, std::size_t middle, std::span<std::uint32_t> spare)
{
    std::uint64_t inversions = 0;
    std::size_t left = 0;
    std::size_t right = middle;
    for (std::uint32_t& next : spare.first(values.size())) {
        const bool takesLeft = right == values.size() || (left < middle && values[left] <= values[right]);
        if (!takesLeft)
            inversions += middle - left;
        next = takesLeft ? values[left++] : values[right++];
    }
    std::ranges::copy(spare.first(values.size()), values.begin());
    return inversions;
}

/// Counts pairs in the wrong order by sorting.
std::uint64_t countInversions(std::vector<std::uint32_t> values)
{
    std::vector<std::uint32_t> spare(values.size());
    std::uint64_t inversions = 0;
    for (std::size_t width = 1; width < values.size(); width *= 2)
        for (std::size_t from = 0; from + width < values.size(); from += 2 * width) {
            const std::size_t size = std::min(2 * width, values.size() - from);
            inversions += mergeHalves(std::span(values).subspan(from, size), width, spare);
        }
    return inversions;
}

/// Returns the number of waiting jobs, in which each pending task of an array counts.
std::uint64_t jobsIn(const OrderedQueue& queue)
{
    return taskCount(queue.jobs(), queue.order);
}

/// Calls `take(job, places)` for the jobs at the first places; the tasks of an array have one place each.
template <typename Take>
void forFirstPlaces(const OrderedQueue& queue, const Take& take)
{
    std::uint64_t left = FirstPlaces;
    for (auto at = queue.order.begin(); at != queue.order.end() && left > 0; ++at) {
        const Job& job = queue.jobs()[*at];
        const std::uint64_t places = std::min(left, tasksOf(job.id).tasks);
        take(job, static_cast<std::uint32_t>(places));
        left -= places;
    }
}

std::vector<FirstPlaceHolder> holdersOf(const OrderedQueue& before, const OrderedQueue& now)
{
    std::unordered_map<std::string_view, FirstPlaceHolder> found;
    forFirstPlaces(
        before, [&found](const Job& job, std::uint32_t places) { found[job.user].oldPlaces += places; });
    forFirstPlaces(
        now, [&found](const Job& job, std::uint32_t places) { found[job.user].newPlaces += places; });
    for (const std::uint32_t job : now.order)
        if (const auto holder = found.find(now.jobs()[job].user); holder != found.end())
            holder->second.jobs += static_cast<std::uint32_t>(tasksOf(now.jobs()[job].id).tasks);
    std::vector<FirstPlaceHolder> holders;
    for (auto& [user, holder] : found) {
        holder.user = user;
        holders.push_back(std::move(holder));
    }
    std::ranges::sort(holders, [](const FirstPlaceHolder& a, const FirstPlaceHolder& b) {
        const std::uint32_t held = a.oldPlaces + a.newPlaces;
        const std::uint32_t otherHeld = b.oldPlaces + b.newPlaces;
        return std::tie(otherHeld, a.user) < std::tie(held, b.user);
    });
    return holders;
}

std::uint32_t placesHeld(const OrderedQueue& queue, std::string_view user)
{
    std::uint32_t held = 0;
    forFirstPlaces(queue,
        [&held, user](const Job& job, std::uint32_t places) { held += job.user == user ? places : 0; });
    return held;
}

std::string answerOf(const OrderedQueue& now)
{
    const std::string user = furthestAboveShare(now);
    const std::uint64_t places = std::min<std::uint64_t>(FirstPlaces, jobsIn(now));
    if (user.empty())
        return fairshare::say("No job has a known user.");
    const std::uint32_t held = placesHeld(now, user);
    if (places < FirstPlaces)
        return fairshare::say(
            "{}, the user with the lowest fairshare factor, has {} of the {} places.", user, held, places);
    return fairshare::say(
        "{}, the user with the lowest fairshare factor, has {} of the first {} places.", user, held, places);
}

bool comesFromTerms(const PriorityTerms& terms)
{
    return terms.priority == terms.computed;
}

} // namespace

QueueComparison compareQueues(const OrderedQueue& before, const OrderedQueue& now)
{
    assert(before.order.size() == now.order.size());
    QueueComparison result;
    const std::size_t jobs = now.order.size();
    result.moves.resize(now.jobs().size());
    for (std::size_t job = 0; job < result.moves.size(); ++job) {
        JobMove& move = result.moves[job];
        move = {before.places[job], now.places[job], before.priorityOf(job), now.priorityOf(job)};
        const std::size_t tasks = tasksOf(now.jobs()[job].id).tasks;
        result.up += move.places() > 0 ? tasks : 0U;
        result.down += move.places() < 0 ? tasks : 0U;
    }
    std::vector<std::uint32_t> oldPlaces(jobs);
    for (std::size_t place = 0; place < jobs; ++place)
        oldPlaces[place] = before.places[now.order[place]];
    for (std::size_t place = 1; place < jobs; ++place)
        if (oldPlaces[place - 1] > oldPlaces[place])
            result.flips.push_back({now.order[place - 1], now.order[place]});
    result.inversions = countInversions(std::move(oldPlaces));
    result.jobs = jobsIn(now);
    result.firstPlaces = std::min<std::size_t>(FirstPlaces, result.jobs);
    result.holders = holdersOf(before, now);
    return result;
}

std::vector<FirstPlaceHolder> firstPlaceHolders(const OrderedQueue& queue)
{
    return holdersOf(queue, queue);
}

std::string queueAnswer(const OrderedQueue* before, const OrderedQueue& now)
{
    if (now.order.empty())
        return now.jobs().empty() ? fairshare::say("The queue has no jobs.")
                                  : fairshare::say("No job is waiting: all are running, suspended or held.");
    if (before == nullptr)
        return answerOf(now);
    if (std::ranges::equal(before->order, now.order))
        return fairshare::say("Every job keeps its place. {}", answerOf(now));
    const std::string user = furthestAboveShare(now);
    const std::uint64_t places = std::min<std::uint64_t>(FirstPlaces, jobsIn(now));
    const bool isSameConfig = before->config == now.config;
    if (user.empty() || places < FirstPlaces) {
        std::size_t moved = 0;
        for (std::size_t job = 0; job < now.places.size(); ++job)
            moved += before->places[job] != now.places[job] ? tasksOf(now.jobs()[job].id).tasks : 0U;
        return isSameConfig ? fairshare::say("The new shares move {} of {} jobs.", moved, jobsIn(now))
                            : fairshare::say("The new weights move {} of {} jobs.", moved, jobsIn(now));
    }
    const std::uint32_t old = placesHeld(*before, user);
    const std::uint32_t held = placesHeld(now, user);
    if (isSameConfig)
        return fairshare::say("Under the old shares, {}, the user with the lowest fairshare factor, had {} "
                              "of the first {} places; under the new shares, {}.",
            user, old, places, held);
    return fairshare::say("Under the old weights, {}, the user with the lowest fairshare factor, had {} of "
                          "the first {} places; under the new weights, {}.",
        user, old, places, held);
}

Decision decisionBetween(const OrderedQueue& queue, std::uint32_t first, std::uint32_t second)
{
    const PriorityTerms& ahead = queue.priorities.termsOf(first);
    const PriorityTerms& behind = queue.priorities.termsOf(second);
    if (ahead.priority == behind.priority)
        return {.isTie = true};
    if (!comesFromTerms(ahead) || !comesFromTerms(behind))
        return {.isKept = true};
    Decision decision;
    for (const PriorityTerm term : AllPriorityTerms) {
        const double points = pointsOf(ahead, term) - pointsOf(behind, term);
        if (points <= decision.points)
            continue;
        decision.term = term;
        decision.points = points;
    }
    return decision;
}

std::vector<Decision> decisions(const OrderedQueue& queue)
{
    std::vector<Decision> found;
    found.reserve(queue.order.size());
    for (std::size_t place = 1; place < queue.order.size(); ++place)
        found.push_back(decisionBetween(queue, queue.order[place - 1], queue.order[place]));
    return found;
}

std::string wordsOf(const Decision& decision)
{
    if (decision.isTie)
        return fairshare::say("tie: job ID");
    if (decision.isKept || !decision.term)
        return fairshare::say("fixed priority");
    return titleOf(*decision.term);
}

PriorityHistogram priorityHistogram(const OrderedQueue* before, const OrderedQueue& now, std::size_t bins)
{
    PriorityHistogram histogram;
    const std::size_t jobs = now.order.size();
    if (jobs == 0)
        return histogram;
    std::uint32_t lowest = now.priorityOf(now.order.back());
    std::uint32_t highest = now.priorityOf(now.order.front());
    if (before != nullptr) {
        lowest = std::min(lowest, before->priorityOf(before->order.back()));
        highest = std::max(highest, before->priorityOf(before->order.front()));
    }
    const double range = static_cast<double>(highest) - lowest + 1;
    histogram.lowest = lowest;
    histogram.width = std::ceil(range / static_cast<double>(std::max<std::size_t>(bins, 1)));
    const auto used = static_cast<std::size_t>(std::ceil(range / histogram.width));
    const auto count = [&](const OrderedQueue& queue) {
        std::vector<std::uint32_t> counts(used);
        for (const std::uint32_t job : queue.order)
            ++counts[static_cast<std::size_t>((queue.priorityOf(job) - lowest) / histogram.width)];
        return counts;
    };
    histogram.now = count(now);
    if (before != nullptr)
        histogram.before = count(*before);
    return histogram;
}

std::vector<Contribution> contributions(const OrderedQueue& queue, std::uint32_t job)
{
    std::vector<Contribution> found;
    double all = 0;
    for (const PriorityTerm term : AllPriorityTerms) {
        const double points = pointsOf(queue.priorities.termsOf(job), term);
        if (points == 0)
            continue;
        found.push_back({term, points});
        all += std::max(points, 0.0);
    }
    for (Contribution& one : found)
        one.share = one.points > 0 ? one.points / all : 0;
    return found;
}

} // namespace fairshare
