// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/ordered_queue.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// A waiting job of a queue. Computes its priority at any later second with the arithmetic of the scheduler.
class AgingJob {
public:
    /// The queue and the prioritizer must outlive this object.
    AgingJob(const OrderedQueue& queue, const JobPrioritizer& prioritizer, std::uint32_t job);

    /// Returns the effective priority in the job's primary partition. With the same factor, it never falls as
    /// `seconds` grow.
    std::uint32_t at(std::uint32_t seconds, double fairshare) const;
    std::uint32_t at(std::uint32_t seconds) const { return at(seconds, m_fairshare); }

    /// Seconds until age adds nothing more; 0 if the job does not accrue age.
    std::uint32_t secondsToMaxAge() const { return m_toMaxAge; }
    /// Last second at which the priority is still the current one.
    std::uint32_t lastSecondOfFirst() const { return m_lastOfFirst; }
    /// First second at which the priority has its final value.
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

/// Returns the first value from `from` to `to` for which a condition holds, or `to` if it never does. Once
/// true, the condition must stay true.
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
