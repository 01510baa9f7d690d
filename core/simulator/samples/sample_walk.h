// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/running_jobs.h"

namespace fairshare {

/// Goes through the samples of a run: one at the first submission and at every completion, and one every
/// interval between two completions, until a node is idle and no job waits (Duplyakin 2017).
class SampleWalk {
public:
    static constexpr Seconds UsualInterval = 30;

    SampleWalk(const WalkedRun& run, Seconds interval = UsualInterval);

    /// False behind the last sample.
    bool next();
    /// Where no job runs: goes on to the last sample before a job starts or other nodes are away. Those in
    /// between are as the present one, but for what policies draw. @return how many samples it went on
    std::uint64_t skipEmpty();
    /// At the present sample.
    SampleState state(std::uint64_t seed) const { return m_running.state(m_sample, m_now, seed); }
    /// Whether the jobs that run are others than at the sample before.
    bool changed() const { return m_changed; }
    /// So far.
    std::size_t endedJobs() const { return m_ended; }
    /// When the walk ended; behind the last sample only.
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
