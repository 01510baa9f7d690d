// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/availability_profile.h"

#include <algorithm>
#include <iterator>

namespace fairshare {

AvailabilityProfile::AvailabilityProfile(Seconds now, std::int32_t processors)
    : m_times{now}
    , m_free{processors}
{
}

void AvailabilityProfile::advance(Seconds now)
{
    const auto next = std::upper_bound(m_times.begin(), m_times.end(), now);
    const auto gone = std::distance(m_times.begin(), next) - 1;
    if (gone > 0) {
        m_times.erase(m_times.begin(), m_times.begin() + gone);
        m_free.erase(m_free.begin(), m_free.begin() + gone);
    }
    m_times.front() = std::max(m_times.front(), now);
}

std::size_t AvailabilityProfile::stepAt(Seconds time)
{
    const auto found = std::lower_bound(m_times.begin(), m_times.end(), time);
    const auto at = static_cast<std::size_t>(found - m_times.begin());
    if (found != m_times.end() && *found == time)
        return at;
    m_times.insert(found, time);
    m_free.insert(m_free.begin() + static_cast<std::ptrdiff_t>(at), m_free[at - 1]);
    return at;
}

void AvailabilityProfile::mergeAt(std::size_t step)
{
    if (step == 0 || step >= m_free.size() || m_free[step] != m_free[step - 1])
        return;
    m_times.erase(m_times.begin() + static_cast<std::ptrdiff_t>(step));
    m_free.erase(m_free.begin() + static_cast<std::ptrdiff_t>(step));
}

void AvailabilityProfile::add(const Slot& slot, std::int32_t procs)
{
    const Seconds begin = std::max(slot.begin, m_times.front());
    if (slot.end <= begin)
        return;
    const std::size_t first = stepAt(begin);
    const std::size_t last = stepAt(slot.end);
    for (std::size_t step = first; step < last; ++step)
        m_free[step] += procs;
    mergeAt(last);
    mergeAt(first);
}

Seconds AvailabilityProfile::earliest(std::int32_t procs, const SlotLengths& lengths) const
{
    Seconds begin = m_times.front();
    bool fits = false;
    for (std::size_t step = 0; step < m_times.size(); ++step) {
        if (m_free[step] < procs) {
            fits = false;
            continue;
        }
        if (!fits)
            begin = m_times[step];
        fits = true;
        const Seconds length = begin == m_times.front() ? lengths.atBegin : lengths.later;
        if (step + 1 == m_times.size() || m_times[step + 1] - begin >= length)
            return begin;
    }
    return begin;
}

Seconds AvailabilityProfile::earliestWithout(const Slot& own) const
{
    // The result is never later than the current slot, so the search ends there.
    const Seconds length = own.end - own.begin;
    Seconds begin = m_times.front();
    bool fits = false;
    for (std::size_t step = 0; step < m_times.size(); ++step) {
        const Seconds time = m_times[step];
        if (time >= own.begin)
            return fits ? begin : own.begin; // from here on, its own processors are free
        if (m_free[step] < own.procs) {
            fits = false;
            continue;
        }
        if (!fits)
            begin = time;
        fits = true;
        if (step + 1 == m_times.size() || m_times[step + 1] - begin >= length)
            return begin;
    }
    return fits ? begin : own.begin;
}

} // namespace fairshare
