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

/// The jobs that run at a moment, each in a slot, and who holds each node.
class RunningJobs {
public:
    explicit RunningJobs(const WalkedRun& run)
        : m_run(run)
        , m_slotOf(run.workload.jobs.size())
        , m_holders(static_cast<std::size_t>(run.machine), IdleNode)
        , m_idle(run.machine)
    {
    }

    void start(JobPlace job);
    void finish(JobPlace job);
    /// No job runs.
    void clear();

    std::int32_t idle() const { return m_idle; }
    /// At a moment; places in `running` are slots, of which free ones have no nodes.
    SampleState state(std::uint64_t sample, Seconds now, std::uint64_t seed) const;

private:
    WalkedRun m_run;
    std::vector<RunningJob> m_running; ///< by slot; a free slot has no nodes
    std::vector<std::uint32_t> m_freeSlots;
    std::vector<std::uint32_t> m_slotOf; ///< by job
    std::vector<std::uint32_t> m_holders; ///< by node
    std::int32_t m_idle;
};

/// Jobs in the order in which they end, those that end together by place.
std::vector<JobPlace> orderOfEnds(const Workload& workload, const Schedule& schedule);

} // namespace fairshare
