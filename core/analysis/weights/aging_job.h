// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/ordered_queue.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// One job of a queue as it waits: its priority by the scheduler's own arithmetic at any later second.
class AgingJob {
public:
    /// The queue outlives this.
    AgingJob(const OrderedQueue& queue, const JobPrioritizer& prioritizer, std::uint32_t job);

    /// Its priority in effect, in its primary partition; never falls as `seconds` grow.
    std::uint32_t at(std::uint32_t seconds, double fairshare) const;
    std::uint32_t at(std::uint32_t seconds) const { return at(seconds, m_fairshare); }

    /// Seconds until age adds nothing more; 0 while it does not accrue any.
    std::uint32_t secondsToMaxAge() const { return m_toMaxAge; }
    /// The last second up to which the priority is what it is now.
    std::uint32_t lastSecondOfFirst() const { return m_lastOfFirst; }
    /// The first second from which on it is what it will stay.
    std::uint32_t firstSecondOfLast() const { return m_firstOfLast; }

private:
    mutable Job m_job;
    const JobPrioritizer& m_prioritizer;
    mutable std::vector<double> m_tres;
    double m_fairshare;
    std::uint32_t m_age;
    std::uint32_t m_toMaxAge = 0;
    std::uint32_t m_lastOfFirst = 0;
    std::uint32_t m_firstOfLast = 0;
};

/// The first of `from` to `to` where a condition holds that stays true once it is; `to` where it never does.
template <typename Condition>
std::uint32_t firstSecond(std::uint32_t from, std::uint32_t to, const Condition& holds)
{
    while (from < to) {
        const std::uint32_t middle = from + (to - from) / 2;
        if (holds(middle))
            to = middle;
        else
            from = middle + 1;
    }
    return from;
}

} // namespace fairshare
