// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/aging_job.h"

#include <algorithm>
#include <limits>

namespace fairshare {

AgingJob::AgingJob(const OrderedQueue& queue, const JobPrioritizer& prioritizer, std::uint32_t job)
    : m_job(queue.jobs()[job])
    , m_prioritizer(prioritizer)
    , m_tres(prioritizer.tres().size())
    , m_fairshare(queue.fairshare[job])
    , m_age(m_job.ageSeconds.value_or(0))
{
    if (m_job.ageSeconds && m_age < queue.config.maxAgeSeconds)
        m_toMaxAge = queue.config.maxAgeSeconds - m_age;
    const std::uint32_t first = at(0);
    const std::uint32_t last = at(m_toMaxAge);
    m_firstOfLast = firstSecond(0, m_toMaxAge, [&](std::uint32_t second) { return at(second) == last; });
    if (first != last)
        m_lastOfFirst =
            firstSecond(0, m_toMaxAge, [&](std::uint32_t second) { return at(second) != first; }) - 1;
}

std::uint32_t AgingJob::at(std::uint32_t seconds, double fairshare) const
{
    if (m_job.ageSeconds) {
        constexpr std::uint32_t Oldest = std::numeric_limits<std::uint32_t>::max();
        m_job.ageSeconds = m_age + std::min(seconds, Oldest - m_age);
    }
    return m_prioritizer.terms(m_job, m_job.partitions.front(), fairshare, m_tres).priority;
}

} // namespace fairshare
