// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/node_allocation.h"
#include "core/simulator/preemption/job_terms.h"
#include "core/simulator/preemption/preemption_policy.h"

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
    explicit RunningJobs(const WalkedRun& run);

    void start(JobPlace job);
    void finish(JobPlace job);
    /// No job runs, and no node is away.
    void clear();
    /// After the jobs of a moment: which nodes are away then. A node that a recording gives to a job as well
    /// is the job's. @return whether they are others than before
    bool markAway(Seconds now);

    std::int32_t idle() const { return m_idle - away(); }
    bool noneRuns() const { return m_idle == m_run.machine; }
    /// When other nodes may be away than at the moment that was marked; NodeAbsence::ForGood for never.
    Seconds awayChange() const;
    std::int32_t away() const { return static_cast<std::int32_t>(m_away.size()); }
    /// At a moment; places in `running` are slots, of which free ones have no nodes.
    SampleState state(std::uint64_t sample, Seconds now, std::uint64_t seed) const;

private:
    bool canBeAway() const { return !m_run.schedule.absences.empty(); }

    WalkedRun m_run;
    std::vector<RunningJob> m_running; ///< by slot; a free slot has no nodes
    std::vector<std::uint32_t> m_freeSlots;
    std::vector<std::uint32_t> m_slotOf; ///< by job
    std::vector<std::uint32_t> m_holders; ///< by node
    std::vector<std::size_t> m_absent; ///< places of the absences of the moment
    std::size_t m_begunAbsences = 0; ///< those that began up to the moment, in the order of beginnings
    std::vector<std::uint32_t> m_away; ///< nodes, held by the first slot where a run has absences
    std::int32_t m_idle = 0; ///< nodes without a job, those that are away among them
};

/// Jobs in the order in which they end, those that end together by place.
std::vector<JobPlace> orderOfEnds(const Workload& workload, const Schedule& schedule);

} // namespace fairshare
