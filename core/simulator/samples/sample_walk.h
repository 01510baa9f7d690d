// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/running_jobs.h"

namespace fairshare {

/// Walks through the samples of a run (Duplyakin 2017). There is one sample at the first submission, one at
/// every completion, and one per interval between two completions. The walk ends when a node is idle and no
/// job is pending.
class SampleWalk {
public:
    static constexpr Seconds UsualInterval = 30;

    SampleWalk(const WalkedRun& run, Seconds interval = UsualInterval);

    /// Returns false after the last sample.
    bool next();
    /// If no job runs, advances to the last sample before a job starts or the nodes that are away change. The
    /// samples in between equal the current one, except for random policies. @return number of samples
    /// advanced
    std::uint64_t skipEmpty();
    /// Returns the state at the current sample.
    SampleState state(std::uint64_t seed) const { return m_running.state(m_sample, m_now, seed); }
    /// Returns whether running jobs or nodes that are away have changed since the previous sample.
    bool changed() const { return m_changed; }
    /// Returns the number of jobs that have ended so far.
    std::size_t endedJobs() const { return m_ended; }
    /// Returns when the walk ended. Valid only after the last sample.
    Seconds end() const { return m_now; }

private:
    void follow(Seconds now);

    WalkedRun m_run;
    Seconds m_interval;
    std::vector<JobPlace> m_endings; ///< jobs by their ends
    RunningJobs m_running;
    std::size_t m_started = 0;
    std::size_t m_ended = 0;
    std::uint64_t m_sample = 0;
    Seconds m_now = 0;
    bool m_changed = true;
    bool m_begun = false;
};

} // namespace fairshare
