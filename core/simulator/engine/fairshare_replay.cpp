// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/fairshare_replay.h"

#include "core/simulator/engine/scheduler.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

/// Decay of usage by half per half-life.
class Decay {
public:
    explicit Decay(const ReplaySettings& settings)
        : m_halfLife(static_cast<double>(settings.halfLife))
        , m_slurm(settings.slurmDecay)
    {
    }

    double after(Seconds span) const
    {
        constexpr double LnTwo = 693.0 / 1000; // as Slurm rounds it
        if (m_halfLife <= 0)
            return 1;
        return m_slurm ? std::pow(1 - LnTwo / m_halfLife, static_cast<double>(span))
                       : std::exp2(-static_cast<double>(span) / m_halfLife);
    }

private:
    double m_halfLife;
    bool m_slurm;
};

/// Sort key of a pending job: highest priority first, ties by submission.
struct Key {
    std::int64_t priority = 0;
    JobPlace job = 0;

    bool operator<(const Key& other) const
    {
        return priority != other.priority ? priority > other.priority : job < other.job;
    }
};

class FairshareOrder : public QueueOrder {
public:
    FairshareOrder(const Workload& workload, ChargedAccounts accounts, FairshareFunction factors,
        const ReplaySettings& settings)
        : m_jobs(workload.jobs)
        , m_weights(workload.details.chargeWeights)
        , m_accountOf(std::move(accounts.ofJob))
        , m_factorsOf(std::move(factors))
        , m_settings(settings)
        , m_decay(settings)
        , m_usage(accounts.count)
        , m_queued(accounts.count)
        , m_factors(accounts.count)
        , m_points(accounts.count + 1)
        , m_moments(settings.recorder == nullptr ? 0 : accounts.count + 1)
        , m_firstSubmit(m_jobs.empty() ? 0 : m_jobs.front().submit)
        , m_lastTick(m_firstSubmit)
        , m_nextReset(settings.usageReset > 0 ? m_firstSubmit + settings.usageReset : Never)
        , m_place(m_jobs.size())
        , m_wholePeriod(m_decay.after(settings.period))
    {
        // The last account is for jobs that are not charged; its points stay 0.
        std::ranges::replace(
            m_accountOf, ChargedAccounts::Nobody, static_cast<std::uint32_t>(accounts.count));
    }

    Seconds nextTick() const override { return m_lastTick + m_settings.period; }

    void tick(Seconds now) override
    {
        decay(now);
        // If nothing ran, all usage decayed equally, which changes no ratio.
        m_isStale = m_isStale || !m_running.empty() || !m_ended.empty() || m_settings.followsQueue;
        for (const Running& running : m_running)
            charge(running, now);
        for (const Running& ended : m_ended)
            charge(ended, ended.until);
        m_ended.clear();
        m_lastTick = now;
        m_hasTicked = true;
        m_isKept = m_settings.recorder != nullptr && m_settings.recorder->nextTick();
    }

    void started(JobPlace job, Seconds now) override
    {
        m_place[job] = static_cast<std::uint32_t>(m_running.size());
        m_running.push_back({job, now, now});
        if (m_settings.startPriorities != nullptr) {
            evaluate();
            (*m_settings.startPriorities)[job] = priorityOf(job, now);
        }
        if (m_settings.recorder == nullptr || !isCharged(job))
            return;
        m_settings.recorder->started(m_accountOf[job]);
        m_moments[m_accountOf[job]].runningProcs += m_jobs[job].procs;
    }

    void completed(JobPlace job, Seconds now) override
    {
        const std::uint32_t place = m_place[job];
        m_running[place].until = now;
        m_ended.push_back(m_running[place]);
        m_running[place] = m_running.back();
        m_place[m_running[place].job] = place;
        m_running.pop_back();
        if (m_settings.recorder == nullptr || !isCharged(job))
            return;
        m_settings.recorder->finished(m_accountOf[job]);
        m_moments[m_accountOf[job]].runningProcs -= m_jobs[job].procs;
    }

    void sort(std::span<JobPlace> queue, Seconds now) override
    {
        if (m_hasTicked)
            lookAt(queue, now);
        if (queue.size() < 2)
            return;
        evaluate();
        m_keys.clear();
        for (const JobPlace job : queue)
            m_keys.push_back({priorityOf(job, now), job});
        // Few jobs change places between two passes. Ties stay in the order of submission.
        if (!std::is_sorted(m_keys.begin(), m_keys.end()))
            std::sort(m_keys.begin(), m_keys.end());
        std::ranges::transform(m_keys, queue.begin(), &Key::job);
    }

private:
    struct Running {
        JobPlace job = 0;
        Seconds from = 0;
        Seconds until = 0; ///< only for a job that has ended
    };

    bool isCharged(JobPlace job) const { return m_accountOf[job] < m_usage.size(); }
    double weightOf(JobPlace job) const
    {
        return m_weights.empty() ? static_cast<double>(m_jobs[job].procs) : m_weights[job];
    }

    void decay(Seconds now)
    {
        if (now >= m_nextReset) {
            std::ranges::fill(m_usage, 0.0);
            m_nextReset += ((now - m_nextReset) / m_settings.usageReset + 1) * m_settings.usageReset;
            m_isStale = true;
            return;
        }
        const double kept = m_decay.after(now - m_lastTick);
        for (double& usage : m_usage)
            usage *= kept;
    }

    void charge(const Running& running, Seconds until)
    {
        const Seconds span = until - std::max(running.from, m_lastTick);
        if (span <= 0 || !isCharged(running.job))
            return;
        const double kept = span == m_settings.period ? m_wholePeriod : m_decay.after(span);
        m_usage[m_accountOf[running.job]] += static_cast<double>(span) * weightOf(running.job) * kept;
    }

    /// Updates and records the accounts after a tick, with the queue at that time.
    void lookAt(std::span<const JobPlace> queue, Seconds now)
    {
        m_hasTicked = false;
        if (m_settings.followsQueue) {
            std::ranges::fill(m_queued, 0U);
            for (const JobPlace job : queue)
                if (isCharged(job))
                    ++m_queued[m_accountOf[job]];
        }
        if (m_settings.followsQueue || m_isKept)
            evaluate();
        if (m_isKept)
            record(queue, now);
        m_isKept = false;
    }

    void record(std::span<const JobPlace> queue, Seconds now)
    {
        for (std::size_t account = 0; account < m_usage.size(); ++account) {
            m_moments[account].usage = m_usage[account];
            m_moments[account].factor = m_factors[account];
            m_moments[account].queuedProcs = 0;
        }
        for (const JobPlace job : queue)
            m_moments[m_accountOf[job]].queuedProcs += m_jobs[job].procs;
        m_settings.recorder->add(now, queue.size(), std::span(m_moments).first(m_usage.size()));
    }

    /// Computes the factors only when they are needed, because a queue of one job needs no order.
    void evaluate()
    {
        if (!std::exchange(m_isStale, false))
            return;
        m_factorsOf({m_usage, m_queued}, m_factors);
        for (std::size_t account = 0; account < m_factors.size(); ++account)
            m_points[account] =
                static_cast<std::int64_t>(std::floor(m_settings.fairshareWeight * m_factors[account]));
    }

    std::int64_t priorityOf(JobPlace job, Seconds now) const
    {
        const auto waited = static_cast<double>(now - m_jobs[job].submit);
        const double age = std::min(1.0, waited / static_cast<double>(m_settings.maxAge));
        return m_points[m_accountOf[job]] + static_cast<std::int64_t>(std::floor(m_settings.ageWeight * age))
            + (m_settings.jobPoints.empty() ? 0 : m_settings.jobPoints[job]);
    }

    const std::vector<SubmittedJob>& m_jobs;
    const std::vector<double>& m_weights; ///< by job; empty = processors
    std::vector<std::uint32_t> m_accountOf;
    FairshareFunction m_factorsOf;
    ReplaySettings m_settings;
    Decay m_decay;
    std::vector<double> m_usage;
    std::vector<std::uint32_t> m_queued; ///< pending jobs at the last tick
    std::vector<double> m_factors;
    std::vector<std::int64_t> m_points; ///< fairshare points, by account
    std::vector<AccountMoment> m_moments;
    Seconds m_firstSubmit;
    Seconds m_lastTick;
    Seconds m_nextReset;
    std::vector<Running> m_running;
    std::vector<Running> m_ended; ///< since the last tick
    std::vector<std::uint32_t> m_place; ///< index in m_running, by job
    std::vector<Key> m_keys;
    double m_wholePeriod;
    bool m_isStale = true; ///< usage has changed since the factors were computed
    bool m_hasTicked = true; ///< initially true: factors apply from the first submission on
    bool m_isKept = false; ///< the last tick is recorded
};

} // namespace

ChargedAccounts accountsBy(const Workload& workload, JobAttribute attribute)
{
    const auto place = static_cast<std::size_t>(attribute);
    ChargedAccounts accounts;
    accounts.ofJob.reserve(workload.jobs.size());
    std::vector<std::uint32_t> known(workload.names[place].size(), 0); // 0 for none yet
    for (const SubmittedJob& job : workload.jobs) {
        std::uint32_t& account = known[job.attributes[place]];
        if (account == 0)
            account = static_cast<std::uint32_t>(++accounts.count);
        accounts.ofJob.push_back(account - 1);
    }
    return accounts;
}

FairshareFunction equalShares()
{
    return [](const AccountLoads& loads, std::span<double> factors) {
        const std::span<const double> usage = loads.usage;
        const double total = std::accumulate(usage.begin(), usage.end(), 0.0);
        const double share = 1 / static_cast<double>(usage.size());
        for (std::size_t account = 0; account < usage.size(); ++account)
            factors[account] = total > 0 ? std::exp2(-(usage[account] / total) / share) : 1;
    };
}

std::unique_ptr<QueueOrder> fairshareOrder(const Workload& workload, ChargedAccounts accounts,
    FairshareFunction factors, const ReplaySettings& settings)
{
    return std::make_unique<FairshareOrder>(workload, std::move(accounts), std::move(factors), settings);
}

} // namespace fairshare
