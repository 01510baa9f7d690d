// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/job_terms.h"
#include "core/simulator/node_allocation.h"
#include "core/simulator/preemption_policy.h"

#include <vector>

namespace fairshare {

/// What a walk goes over; all of it outlives the walk.
struct WalkedRun {
    const Workload& workload;
    const Schedule& schedule;
    const NodeAllocation& allocation;
    std::int32_t machine = 0; ///< nodes
    std::span<const JobTerms> terms{}; ///< by job; empty = the usual ones for all
};

/// Goes through the samples of a run: one at the first submission and at every completion, and one every
/// interval between two completions, until a node is idle and no job waits (Duplyakin 2017).
class SampleWalk {
public:
    static constexpr Seconds UsualInterval = 30;

    SampleWalk(const WalkedRun& run, Seconds interval = UsualInterval);

    /// False behind the last sample.
    bool next();
    /// At the present sample.
    SampleState state(std::uint64_t seed) const;
    /// Whether the jobs that run are others than at the sample before.
    bool changed() const { return m_changed; }
    /// So far.
    std::size_t endedJobs() const { return m_ended; }
    /// When the walk ended; behind the last sample only.
    Seconds end() const { return m_now; }

private:
    void follow(Seconds now);
    void finish(std::uint32_t place);

    WalkedRun m_run;
    Seconds m_interval;
    std::vector<JobPlace> m_endings; ///< jobs by their ends
    std::vector<RunningJob> m_running; ///< by slot; a free slot has no nodes
    std::vector<std::uint32_t> m_freeSlots;
    std::vector<std::uint32_t> m_slotOf; ///< by job
    std::vector<std::uint32_t> m_holders; ///< by node
    std::size_t m_started = 0;
    std::size_t m_ended = 0;
    std::int32_t m_idle;
    std::uint64_t m_sample = 0;
    Seconds m_now = 0;
    Seconds m_longest = 0;
    bool m_changed = true;
    bool m_begun = false;
};

} // namespace fairshare
