// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/decaying_swap.h"

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <utility>

namespace fairshare {
namespace {

/// Two jobs of a course, by their index among the followed jobs.
struct Pair {
    std::size_t waiting;
    std::size_t passed;
};

bool stands(const OrderedQueue& queue, const DecayingSwap& swap, std::uint32_t waiting, std::uint32_t passed)
{
    return waiting > passed || (waiting == passed && goesFirst(*queue.queue, swap.waiting, swap.passed));
}

/// Returns whether X is ahead at a second between samples.
Result<bool> isAhead(const PriorityCourseRequest& request, const DecayingSwap& swap, std::uint32_t second)
{
    Result<Values<double>> factors = request.queue.fairshare;
    if (request.fairshare)
        factors = request.fairshare(second);
    if (!factors)
        return tl::unexpected(factors.error());
    const OrderedQueue& queue = request.queue;
    return stands(queue, swap, priorityLater(queue, swap.waiting, second, (*factors)[swap.waiting]),
        priorityLater(queue, swap.passed, second, (*factors)[swap.passed]));
}

/// Returns the first sample at which X is ahead, or the number of samples if it never is.
std::size_t sampleOf(const PriorityCourseRequest& request, const PriorityCourse& course, Pair pair)
{
    const DecayingSwap swap{.waiting = request.jobs[pair.waiting], .passed = request.jobs[pair.passed]};
    std::size_t sample = 0;
    while (sample < course.seconds.size()
        && !stands(request.queue, swap, course.priorities[pair.waiting][sample],
            course.priorities[pair.passed][sample]))
        ++sample;
    return sample;
}

Result<DecayingSwap> swapOf(const PriorityCourseRequest& request, const PriorityCourse& course, Pair pair)
{
    DecayingSwap swap{.waiting = request.jobs[pair.waiting], .passed = request.jobs[pair.passed]};
    const std::vector<Job>& jobs = request.queue.jobs();
    if (jobs[swap.waiting].state != JobState::Pending || jobs[swap.passed].state != JobState::Pending)
        return swap;
    const std::size_t sample = sampleOf(request, course, pair);
    if (sample == course.seconds.size())
        return swap;
    std::uint32_t ahead = course.seconds[sample];
    std::uint32_t behind = sample == 0 ? ahead : course.seconds[sample - 1];
    while (ahead - behind > 1) {
        const std::uint32_t middle = behind + (ahead - behind) / 2;
        const auto there = isAhead(request, swap, middle);
        if (!there)
            return tl::unexpected(there.error());
        (*there ? ahead : behind) = middle;
    }
    swap.seconds = ahead;
    return swap;
}

/// Computes one pair in both directions; X passing Y comes first.
Result<std::pair<DecayingSwap, DecayingSwap>> swapsOfPair(
    const PriorityCourseRequest& request, const Progress& progress)
{
    const auto course = followPriorities(request, progress);
    if (!course)
        return tl::unexpected(course.error());
    auto first = swapOf(request, *course, {0, 1});
    if (!first)
        return tl::unexpected(first.error());
    auto second = swapOf(request, *course, {1, 0});
    if (!second)
        return tl::unexpected(second.error());
    return std::pair(*first, *second);
}

/// Returns the progress of one of several equal parts of the work.
Progress partOfPair(const Progress& progress, std::size_t done, std::size_t all)
{
    return {.report =
                [&progress, done, all](double fraction, std::uint64_t) {
                    progress.at((static_cast<double>(done) + fraction) / static_cast<double>(all));
                },
        .stop = progress.stop};
}

} // namespace

Result<std::vector<DecayingSwap>> decayingSwaps(
    const PriorityCourseRequest& request, const FairshareOfPausing& fairshare, const Progress& progress)
{
    const std::size_t jobs = request.jobs.size();
    if (jobs < 2)
        return std::vector<DecayingSwap>();
    std::vector<DecayingSwap> swaps(jobs * (jobs - 1));
    const auto place = [jobs](std::size_t x, std::size_t y) { return x * (jobs - 1) + y - (y > x ? 1 : 0); };
    std::size_t done = 0;
    for (std::size_t x = 0; x < jobs; ++x)
        for (std::size_t y = x + 1; y < jobs; ++y) {
            PriorityCourseRequest pair = request;
            pair.jobs = {request.jobs[x], request.jobs[y]};
            pair.fairshare = fairshare ? fairshare(pair.jobs) : FairshareLater();
            const auto both = swapsOfPair(pair, partOfPair(progress, done++, swaps.size() / 2));
            if (!both)
                return tl::unexpected(both.error());
            swaps[place(x, y)] = both->first;
            swaps[place(y, x)] = both->second;
        }
    return swaps;
}

Result<std::optional<DecayingSwap>> firstSwap(
    const PriorityCourseRequest& request, const PriorityCourse& course)
{
    std::optional<Pair> first;
    std::size_t earliest = course.seconds.size();
    for (std::size_t x = 0; x < request.jobs.size(); ++x)
        for (std::size_t y = 0; y < request.jobs.size(); ++y) {
            const std::size_t sample = x == y ? 0 : sampleOf(request, course, {x, y});
            if (sample == 0 || sample >= earliest)
                continue;
            earliest = sample;
            first = {x, y};
        }
    if (!first)
        return std::nullopt;
    return swapOf(request, course, *first).map([](const DecayingSwap& swap) { return std::optional(swap); });
}

} // namespace fairshare
