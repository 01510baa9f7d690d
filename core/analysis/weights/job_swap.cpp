// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/job_swap.h"

#include "core/analysis/recovery/recovery.h"
#include "core/analysis/weights/aging_job.h"
#include "core/base/say.h"
#include "core/priority/bit_tiers.h"
#include "core/priority/job_standing.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace fairshare {
namespace {

/// Finds when X gets ahead of Y by waiting.
class Pursuit {
public:
    Pursuit(const AgingJob& waiting, const AgingJob& passed, bool winsTies)
        : m_waiting(waiting)
        , m_passed(passed)
        , m_winsTies(winsTies)
    {
    }

    bool isAhead(std::uint32_t second) const
    {
        const std::uint32_t waiting = m_waiting.at(second);
        const std::uint32_t passed = m_passed.at(second);
        return waiting > passed || (waiting == passed && m_winsTies);
    }

    /// Returns the first second at which X is ahead. It searches between the times at which either priority
    /// starts or stops rising. Between these, the priorities differ by a constant or linearly, apart from
    /// truncated fractions.
    std::optional<std::uint32_t> firstAhead() const
    {
        std::array<std::uint32_t, 5> breaks{0, m_waiting.lastSecondOfFirst(), m_waiting.firstSecondOfLast(),
            m_passed.lastSecondOfFirst(), m_passed.firstSecondOfLast()};
        std::ranges::sort(breaks);
        for (std::size_t i = 0; i < breaks.size(); ++i) {
            if (isAhead(breaks[i]))
                return i == 0 ? breaks[i] : firstBetween(breaks[i - 1], breaks[i]);
            if (i + 1 == breaks.size() || !risesBoth(breaks[i], breaks[i + 1]))
                continue;
            if (const auto between = firstOfFractions(breaks[i], breaks[i + 1]))
                return between;
        }
        return std::nullopt;
    }

private:
    bool rises(const AgingJob& job, std::uint32_t from, std::uint32_t to) const
    {
        return job.at(from) != job.at(to);
    }
    bool risesBoth(std::uint32_t from, std::uint32_t to) const
    {
        return rises(m_waiting, from, to) && rises(m_passed, from, to);
    }

    /// Returns the first second in a range. X is ahead at `to` but not at `from`.
    std::uint32_t firstBetween(std::uint32_t from, std::uint32_t to) const
    {
        if (risesBoth(from, to))
            if (const auto earlier = firstOfFractions(from, to))
                return *earlier;
        return firstSecond(from, to, [this](std::uint32_t second) { return isAhead(second); });
    }

    /// Searches a range in which both priorities rise equally. Truncated fractions can still make X ahead for
    /// a while. That requires priorities that differ by at most 1; beyond 2, even rounding has no effect.
    std::optional<std::uint32_t> firstOfFractions(std::uint32_t from, std::uint32_t to) const
    {
        constexpr std::uint32_t Close = 2;
        if (m_passed.at(from) > m_waiting.at(from) + std::uint64_t{Close})
            return std::nullopt;
        for (std::uint32_t second = from; second < to; second = nextRise(second, to))
            if (isAhead(second))
                return second;
        return std::nullopt;
    }

    /// Returns the next second at which either priority changes.
    std::uint32_t nextRise(std::uint32_t second, std::uint32_t to) const
    {
        const std::uint32_t waiting = m_waiting.at(second);
        const std::uint32_t passed = m_passed.at(second);
        const auto changed = [&](std::uint32_t later) {
            return m_waiting.at(later) != waiting || m_passed.at(later) != passed;
        };
        std::uint32_t step = 1;
        while (to - second > step && !changed(second + step))
            step = step > (to - second) / 2 ? to - second : 2 * step;
        return firstSecond(second + 1, second + std::min(step, to - second), changed);
    }

    const AgingJob& m_waiting;
    const AgingJob& m_passed;
    bool m_winsTies;
};

/// Returns how many more points Y has than X from all terms except age.
double lead(const OrderedQueue& queue, const JobSwap& swap)
{
    double points = 0;
    for (const PriorityTerm term : AllPriorityTerms)
        if (term != PriorityTerm::Age)
            points += pointsOf(queue.priorities.termsOf(swap.passed), term)
                - pointsOf(queue.priorities.termsOf(swap.waiting), term);
    return points;
}

/// Returns the lowest bit of the tier above that of age; empty if age is in the top tier.
std::optional<unsigned> tierAboveAge(const PriorityConfig& config)
{
    const BitTiers tiers = tiersOf(config);
    for (std::size_t i = 1; i < tiers.tiers.size(); ++i)
        for (const TierPart& part : tiers.tiers[i].parts)
            if (part.term == PriorityTerm::Age && i > 0 && !tiers.tiers[i - 1].parts.empty())
                return tiers.lowestBit(i - 1);
    return std::nullopt;
}

std::string whyNever(
    const OrderedQueue& queue, const AgingJob& waiting, const AgingJob& passed, const JobSwap& swap)
{
    const Job& job = queue.jobs()[swap.waiting];
    if (job.setPriority)
        return *job.setPriority == 0 ? fairshare::say("it is held")
                                     : fairshare::say("its priority was set by hand");
    if (!job.ageSeconds)
        return fairshare::say("it accrues no age");
    if (queue.config.weights.age == 0)
        return fairshare::say("age has no weight");
    if (waiting.secondsToMaxAge() == 0)
        return fairshare::say("its age is already at the maximum");
    const std::uint32_t end = std::max(waiting.secondsToMaxAge(), passed.secondsToMaxAge());
    if (waiting.at(end) == passed.at(end))
        return fairshare::say(
            "at the maximum age both have priority {}, and the lower job ID goes first", waiting.at(end));
    const auto bit = tierAboveAge(queue.config);
    if (bit && lead(queue, swap) >= std::ldexp(1.0, static_cast<int>(*bit)))
        return fairshare::say("age adds at most {}, all below bit {}", queue.config.weights.age, *bit);
    const std::uint32_t gain = waiting.at(waiting.secondsToMaxAge()) - waiting.at(0);
    return fairshare::say("age can add at most {} more", gain);
}

JobSwap swapOf(const OrderedQueue& queue, const AgingJob& waiting, const AgingJob& passed, JobSwap swap)
{
    const Job& job = queue.jobs()[swap.waiting];
    const Job& other = queue.jobs()[swap.passed];
    for (const Job* each : {&job, &other})
        if (each->state != JobState::Pending) {
            swap.sentence = fairshare::say(
                "Job {0} is {1}, so it has no place in the queue.", each->id, stateText(*each));
            return swap;
        }
    const auto first =
        Pursuit(waiting, passed, goesFirst(*queue.queue, swap.waiting, swap.passed)).firstAhead();
    if (!first) {
        swap.sentence = fairshare::say("Job {} never passes job {} by waiting alone: {}.", job.id, other.id,
            whyNever(queue, waiting, passed, swap));
        return swap;
    }
    swap.kind = *first == 0 ? SwapKind::AlreadyAhead : SwapKind::Later;
    swap.seconds = *first;
    swap.sentence = *first == 0
        ? fairshare::say("Job {} is already ahead of job {}.", job.id, other.id)
        : fairshare::say("Job {} passes job {} in {}.", job.id, other.id, durationText(*first));
    return swap;
}

} // namespace

JobSwap timeToPass(const OrderedQueue& queue, std::uint32_t waiting, std::uint32_t passed)
{
    const JobPrioritizer prioritizer(queue.config, queue.queue->cluster);
    return swapOf(queue, AgingJob(queue, prioritizer, waiting), AgingJob(queue, prioritizer, passed),
        {.waiting = waiting, .passed = passed, .sentence = {}});
}

std::vector<JobSwap> swapTimes(const OrderedQueue& queue, std::span<const std::uint32_t> jobs)
{
    const JobPrioritizer prioritizer(queue.config, queue.queue->cluster);
    std::vector<AgingJob> aging;
    aging.reserve(jobs.size());
    for (const std::uint32_t job : jobs)
        aging.emplace_back(queue, prioritizer, job);
    std::vector<JobSwap> swaps;
    for (std::size_t x = 0; x < jobs.size(); ++x)
        for (std::size_t y = 0; y < jobs.size(); ++y)
            if (jobs[x] != jobs[y])
                swaps.push_back(swapOf(
                    queue, aging[x], aging[y], {.waiting = jobs[x], .passed = jobs[y], .sentence = {}}));
    return swaps;
}

std::uint32_t priorityLater(
    const OrderedQueue& queue, std::uint32_t job, std::uint32_t seconds, double fairshare)
{
    const JobPrioritizer prioritizer(queue.config, queue.queue->cluster);
    return AgingJob(queue, prioritizer, job).at(seconds, fairshare);
}

} // namespace fairshare
