// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/fairshare_replay.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

/// Usage that falls by half in a half-life.
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

/// A waiting job; the one with the highest priority first, of equal ones the one that was submitted first.
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
        , m_accountOf(std::move(accounts.ofJob))
        , m_factorsOf(std::move(factors))
        , m_settings(settings)
        , m_decay(settings)
        , m_usage(accounts.count)
        , m_factors(accounts.count)
        , m_points(accounts.count)
        , m_lastTick(m_jobs.empty() ? 0 : m_jobs.front().submit)
        , m_place(m_jobs.size())
        , m_wholePeriod(m_decay.after(settings.period))
    {
        evaluate();
    }

    Seconds nextTick() const override { return m_lastTick + m_settings.period; }

    void tick(Seconds now) override
    {
        const double kept = m_decay.after(now - m_lastTick);
        for (double& usage : m_usage)
            usage *= kept;
        for (const Running& running : m_running)
            charge(running, now);
        for (const Running& ended : m_ended)
            charge(ended, ended.until);
        m_ended.clear();
        m_lastTick = now;
        evaluate();
    }

    void started(JobPlace job, Seconds now) override
    {
        m_place[job] = static_cast<std::uint32_t>(m_running.size());
        m_running.push_back({job, now, now});
    }

    void completed(JobPlace job, Seconds now) override
    {
        const std::uint32_t place = m_place[job];
        m_running[place].until = now;
        m_ended.push_back(m_running[place]);
        m_running[place] = m_running.back();
        m_place[m_running[place].job] = place;
        m_running.pop_back();
    }

    void sort(std::span<JobPlace> queue, Seconds now) override
    {
        if (queue.size() < 2)
            return;
        m_keys.clear();
        for (const JobPlace job : queue)
            m_keys.push_back({priorityOf(job, now), job});
        // Few change places between two passes; submission is the order of equal ones.
        if (!std::is_sorted(m_keys.begin(), m_keys.end()))
            std::sort(m_keys.begin(), m_keys.end());
        std::ranges::transform(m_keys, queue.begin(), &Key::job);
    }

private:
    struct Running {
        JobPlace job = 0;
        Seconds from = 0;
        Seconds until = 0; ///< of one that has ended
    };

    void charge(const Running& running, Seconds until)
    {
        const Seconds span = until - std::max(running.from, m_lastTick);
        if (span <= 0)
            return;
        const double kept = span == m_settings.period ? m_wholePeriod : m_decay.after(span);
        m_usage[m_accountOf[running.job]] += static_cast<double>(span * m_jobs[running.job].procs) * kept;
    }

    void evaluate()
    {
        m_factorsOf(m_usage, m_factors);
        for (std::size_t account = 0; account < m_factors.size(); ++account)
            m_points[account] =
                static_cast<std::int64_t>(std::floor(m_settings.fairshareWeight * m_factors[account]));
    }

    std::int64_t priorityOf(JobPlace job, Seconds now) const
    {
        const auto waited = static_cast<double>(now - m_jobs[job].submit);
        const double age = std::min(1.0, waited / static_cast<double>(m_settings.maxAge));
        return m_points[m_accountOf[job]] + static_cast<std::int64_t>(std::floor(m_settings.ageWeight * age));
    }

    const std::vector<SubmittedJob>& m_jobs;
    std::vector<std::uint32_t> m_accountOf;
    FairshareFunction m_factorsOf;
    ReplaySettings m_settings;
    Decay m_decay;
    std::vector<double> m_usage;
    std::vector<double> m_factors;
    std::vector<std::int64_t> m_points; ///< of fairshare, by account
    Seconds m_lastTick;
    std::vector<Running> m_running;
    std::vector<Running> m_ended; ///< since the last tick
    std::vector<std::uint32_t> m_place; ///< among the running, by job
    std::vector<Key> m_keys;
    double m_wholePeriod;
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
    return [](std::span<const double> usage, std::span<double> factors) {
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
