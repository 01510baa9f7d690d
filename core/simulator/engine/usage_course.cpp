// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/usage_course.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

double sumOfUsage(std::span<const AccountMoment> moments)
{
    double total = 0;
    for (const AccountMoment& moment : moments)
        total += moment.usage;
    return total;
}

} // namespace

double UsageCourse::totalUsage(std::size_t tick) const
{
    return sumOfUsage(at(tick));
}

double distanceToShares(std::span<const AccountMoment> moments, std::span<const double> shares)
{
    const double total = sumOfUsage(moments);
    double sum = 0;
    double sharesOfAll = 0;
    for (std::size_t account = 0; account < moments.size(); ++account) {
        const double fraction = total > 0 ? moments[account].usage / total : 0;
        sum += std::abs(fraction - shares[account]);
        sharesOfAll += shares[account];
    }
    return (sum + std::max(0.0, 1 - sharesOfAll)) / 2;
}

UsageRecorder::UsageRecorder(std::size_t accounts, const Limits& limits)
    : m_course{.accounts = accounts, .every = limits.every}
    , m_mostTicks(std::clamp<std::size_t>(limits.mostMoments / std::max<std::size_t>(accounts, 1), 2,
          std::max<std::size_t>(limits.mostTicks, 2)))
    , m_started(accounts)
    , m_finished(accounts)
{
}

bool UsageRecorder::hasRest() const
{
    const auto isSome = [](std::uint32_t count) { return count > 0; };
    return std::ranges::any_of(m_started, isSome) || std::ranges::any_of(m_finished, isSome);
}

void UsageRecorder::add(Seconds now, std::size_t queueLength, std::span<const AccountMoment> moments)
{
    m_course.times.push_back(now);
    m_course.queueLength.push_back(static_cast<std::uint32_t>(queueLength));
    for (std::size_t account = 0; account < moments.size(); ++account) {
        AccountMoment& moment = m_course.moments.emplace_back(moments[account]);
        moment.started = std::exchange(m_started[account], 0);
        moment.finished = std::exchange(m_finished[account], 0);
    }
    if (m_course.size() >= m_mostTicks)
        thin();
}

void UsageRecorder::addCounts(std::size_t from, std::span<AccountMoment> to) const
{
    const auto earlier = m_course.at(from);
    for (std::size_t account = 0; account < to.size(); ++account) {
        to[account].started += earlier[account].started;
        to[account].finished += earlier[account].finished;
    }
}

void UsageRecorder::thin()
{
    const std::size_t accounts = m_course.accounts;
    const std::size_t kept = m_course.size() / 2;
    for (std::size_t pair = 0; pair < kept; ++pair) {
        const std::size_t later = 2 * pair + 1;
        addCounts(later - 1, std::span(m_course.moments).subspan(later * accounts, accounts));
        const auto moments = m_course.at(later);
        std::ranges::copy(moments, m_course.moments.begin() + static_cast<std::ptrdiff_t>(pair * accounts));
        m_course.times[pair] = m_course.times[later];
        m_course.queueLength[pair] = m_course.queueLength[later];
    }
    if (m_course.size() % 2 == 1) { // its counts go to the next recorded tick
        const auto last = m_course.at(m_course.size() - 1);
        for (std::size_t account = 0; account < accounts; ++account) {
            m_started[account] += last[account].started;
            m_finished[account] += last[account].finished;
        }
    }
    m_course.times.resize(kept);
    m_course.queueLength.resize(kept);
    m_course.moments.resize(kept * accounts);
    m_course.every *= 2;
}

} // namespace fairshare
