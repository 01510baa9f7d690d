// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// One account at one tick of a replay.
struct AccountMoment {
    double usage = 0; ///< decayed, processor-seconds
    double factor = 0; ///< fairshare factor from this tick on, 0 to 1
    std::int64_t runningProcs = 0; ///< before the pass that follows the tick
    std::int64_t queuedProcs = 0; ///< likewise, requested by pending jobs
    std::uint32_t started = 0; ///< jobs, since the previous recorded tick
    std::uint32_t finished = 0; ///< likewise

    bool operator==(const AccountMoment&) const = default;
};

/// Usage of a replay's accounts over time, recorded every few ticks and when keepNext requests it.
struct UsageCourse {
    std::size_t accounts = 0;
    std::uint64_t every = 1; ///< ticks from one recorded tick to the next
    std::vector<Seconds> times{}; ///< of the recorded ticks, since the log's zero
    std::vector<std::uint32_t> queueLength{}; ///< number of pending jobs, by tick
    std::vector<AccountMoment> moments{}; ///< all accounts of the first tick, then of the next

    std::size_t size() const { return times.size(); }
    std::span<const AccountMoment> at(std::size_t tick) const
    {
        return std::span(moments).subspan(tick * accounts, accounts);
    }
    /// Returns the sum over the accounts in processor-seconds.
    double totalUsage(std::size_t tick) const;

    bool operator==(const UsageCourse&) const = default;
};

/// Returns half the sum of |usage fraction - share| over all accounts: 0 on target, 1 if all usage belongs to
/// accounts without shares. Without any usage, all fractions are 0.
/// @param shares by account, 0 to 1; the remainder to 1 belongs to accounts without usage
double distanceToShares(std::span<const AccountMoment> moments, std::span<const double> shares);

/// Records the usage of accounts in bounded memory. If there are too many ticks, every second recorded tick
/// is dropped.
class UsageRecorder {
public:
    struct Limits {
        std::uint64_t every = 1; ///< initial number of ticks per recorded tick, above 0
        std::size_t mostTicks = 4096; ///< above 1
        std::size_t mostMoments = 2'000'000; ///< of all accounts together; at least two ticks are kept
    };

    explicit UsageRecorder(std::size_t accounts)
        : UsageRecorder(accounts, Limits())
    {
    }
    UsageRecorder(std::size_t accounts, const Limits& limits);

    void started(std::size_t account) { ++m_started[account]; }
    void finished(std::size_t account) { ++m_finished[account]; }
    /// Advances to the next tick. @return whether it is recorded, so that `add` must be called
    bool nextTick()
    {
        const bool isAsked = std::exchange(m_keepsNext, false);
        return ++m_tick % m_course.every == 0 || isAsked;
    }
    /// Records the next tick, whatever its number.
    void keepNext() { m_keepsNext = true; }
    /// Returns whether jobs have started or finished since the last recorded tick.
    bool hasRest() const;
    /// @param moments one per account; the recorder fills in started and finished jobs
    void add(Seconds now, std::size_t queueLength, std::span<const AccountMoment> moments);

    const UsageCourse& course() const { return m_course; }
    UsageCourse take() { return std::move(m_course); }

private:
    void thin();
    void addCounts(std::size_t from, std::span<AccountMoment> to) const;

    UsageCourse m_course;
    std::size_t m_mostTicks;
    std::uint64_t m_tick = 0;
    bool m_keepsNext = false;
    std::vector<std::uint32_t> m_started;
    std::vector<std::uint32_t> m_finished;
};

} // namespace fairshare
