// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/node_allocation.h"
#include "core/simulator/preemption/job_terms.h"
#include "core/simulator/preemption/preemption_policy.h"

#include <vector>

namespace fairshare {

/// A run to walk through. Everything in it must outlive the walk.
struct WalkedRun {
    const Workload& workload;
    const Schedule& schedule;
    const NodeAllocation& allocation;
    std::int32_t machine = 0; ///< nodes
    std::span<const JobTerms> terms{}; ///< by job; empty = defaults for all
};

/// The jobs that run at a moment, each in a slot, and the holder of each node.
class RunningJobs {
public:
    explicit RunningJobs(const WalkedRun& run);

    void start(JobPlace job);
    void finish(JobPlace job);
    /// Resets to a state in which no job runs and no node is away.
    void clear();
    /// Updates which nodes are away; called after the jobs of a moment. If a recording also assigns such a
    /// node to a job, the job holds it. @return whether the nodes that are away have changed
    bool markAway(Seconds now);

    std::int32_t idle() const { return m_idle - away(); }
    bool noneRuns() const { return m_idle == m_run.machine; }
    /// Returns the next time after the last marked moment at which the nodes that are away can change;
    /// NodeAbsence::ForGood for never.
    Seconds awayChange() const;
    std::int32_t away() const { return static_cast<std::int32_t>(m_away.size()); }
    /// Returns the state at a moment. Indices in `running` are slots; free slots have no nodes.
    SampleState state(std::uint64_t sample, Seconds now, std::uint64_t seed) const;

private:
    bool canBeAway() const { return !m_run.schedule.absences.empty(); }

    WalkedRun m_run;
    std::vector<RunningJob> m_running; ///< by slot; a free slot has no nodes
    std::vector<std::uint32_t> m_freeSlots;
    std::vector<std::uint32_t> m_slotOf; ///< by job
    std::vector<std::uint32_t> m_holders; ///< by node
    std::vector<std::size_t> m_absent; ///< indices of the current absences
    std::size_t m_begunAbsences = 0; ///< number of absences begun so far, in the order of starts
    std::vector<std::uint32_t> m_away; ///< nodes, held by the first slot if the run has absences
    std::int32_t m_idle = 0; ///< nodes without a job, including those that are away
};

/// Returns the jobs in the order of their ends, ties by index.
std::vector<JobPlace> orderOfEnds(const Workload& workload, const Schedule& schedule);

} // namespace fairshare
