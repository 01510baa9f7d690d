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
    double factor = 0; ///< of fairshare, 0 to 1, as it holds from this tick on
    std::int64_t runningProcs = 0; ///< before the pass that follows the tick
    std::int64_t queuedProcs = 0; ///< likewise, wanted by waiting jobs
    std::uint32_t started = 0; ///< jobs, since the tick that was kept before
    std::uint32_t finished = 0; ///< likewise

    bool operator==(const AccountMoment&) const = default;
};

/// What a replay's accounts used when, at every so many ticks, and where keepNext asked for it.
struct UsageCourse {
    std::size_t accounts = 0;
    std::uint64_t every = 1; ///< ticks from one that is kept to the next
    std::vector<Seconds> times{}; ///< of the ticks that are kept, since the log's zero
    std::vector<std::uint32_t> queueLength{}; ///< jobs that wait, by tick
    std::vector<AccountMoment> moments{}; ///< all accounts of the first tick, then of the next

    std::size_t size() const { return times.size(); }
    std::span<const AccountMoment> at(std::size_t tick) const
    {
        return std::span(moments).subspan(tick * accounts, accounts);
    }
    /// Sum over the accounts, processor-seconds.
    double totalUsage(std::size_t tick) const;

    bool operator==(const UsageCourse&) const = default;
};

/// Half the sum of |usage fraction - share| over all accounts: 0 on target, 1 where all usage is of accounts
/// without shares. Nothing used counts as fractions of 0.
/// @param shares 0 to 1 by account; what they lack of 1 belongs to accounts that have no usage
double distanceToShares(std::span<const AccountMoment> moments, std::span<const double> shares);

/// Takes down what accounts use, in bounded memory: where there are too many ticks, every second of those
/// that were kept goes.
class UsageRecorder {
public:
    struct Limits {
        std::uint64_t every = 1; ///< ticks, above 0: those that are kept to begin with
        std::size_t mostTicks = 4096; ///< above 1
        std::size_t mostMoments = 2'000'000; ///< of all accounts together; two ticks are kept in any case
    };

    explicit UsageRecorder(std::size_t accounts)
        : UsageRecorder(accounts, Limits())
    {
    }
    UsageRecorder(std::size_t accounts, const Limits& limits);

    void started(std::size_t account) { ++m_started[account]; }
    void finished(std::size_t account) { ++m_finished[account]; }
    /// Comes to the next tick. @return whether it is kept and `add` is to be called
    bool nextTick()
    {
        const bool isAsked = std::exchange(m_keepsNext, false);
        return ++m_tick % m_course.every == 0 || isAsked;
    }
    /// Whatever number the next tick has.
    void keepNext() { m_keepsNext = true; }
    /// Whether jobs have started or finished since the last tick that was kept.
    bool hasRest() const;
    /// @param moments one an account; what started and finished is known here
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
