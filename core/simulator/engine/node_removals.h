// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/free_nodes.h"
#include "core/simulator/jobs/committed_removal.h"
#include "core/simulator/jobs/job_attempt.h"
#include "core/simulator/jobs/node_absence.h"
#include "core/simulator/preemption/job_choice.h"
#include "core/simulator/preemption/job_terms.h"

#include <map>
#include <set>
#include <vector>

namespace fairshare {

/// Requirements that removals could not meet.
struct RemovalFaults {
    std::int64_t shortfall = 0; ///< wanted nodes that could not be taken
    std::int64_t breaches = 0; ///< nodes taken from jobs that were still protected
};

/// Settings for removing nodes from a cluster while its jobs are scheduled.
struct RemovalSettings {
    std::vector<CommittedRemoval> removals{};
    std::vector<JobTerms> terms{}; ///< by job
    bool idleFirst = true; ///< idle nodes go first under every policy
    std::uint64_t randomSeed = 7; ///< for random policies; the index of a removal is its sample number
    RemovalFaults* faults = nullptr; ///< faults are added to this; null = not counted
};

/// Tracks which nodes jobs hold while nodes are removed from the cluster and return. At a removal, its policy
/// chooses among the nodes that are present. Idle nodes leave at once. Other nodes leave when their job ends,
/// or at the latest after the grace period, when jobs that still run on them are killed. Schedulers know at
/// once which nodes will leave and when they return. Within a moment, nodes return first, then earlier
/// removals kill jobs, then new nodes are chosen.
class NodeRemovals {
public:
    /// @param settings must outlive this
    NodeRemovals(std::span<const SubmittedJob> jobs, const RemovalSettings& settings, std::int32_t machine);

    /// Returns the time of the next removal, kill or return, even if no other event happens then.
    Seconds nextTime() const;
    /// Starts a job on the free nodes with the lowest numbers.
    void started(const PlannedEnd& planned, Seconds now);
    /// Returns the plan of a running job, which removals can change.
    PlannedEnd planned(JobPlace job) const { return m_running.at(job).planned; }
    /// Ends a job that completed without being killed.
    void ended(JobPlace job, Seconds now) { end(job, now, false); }

    /// Effects of the removals at a moment.
    struct Outcome {
        bool changed = false; ///< nodes were taken, or jobs were killed
        std::vector<JobPlace> requeued{}; ///< killed, in the order of their starts
        std::vector<JobPlace> cancelled{}; ///< killed and not requeued
        const CommittedRemoval* forGood = nullptr; ///< removal whose nodes never return; null for none
    };
    Outcome carryOut(ClusterState& state);

    /// Returns the running jobs that will be killed before they end and then requeued.
    std::vector<JobPlace> willWaitAgain() const;
    std::vector<JobAttempt> takeAttempts() { return std::move(m_attempts); }
    /// Returns the absences, sorted by start and node.
    std::vector<NodeAbsence> takeAbsences();

private:
    struct Running {
        std::size_t attempt = 0; ///< index in m_attempts
        PlannedEnd planned{};
        Seconds killAt = Never; ///< Never: no removal wants its nodes
        bool requeues = true;
    };
    /// State of a node.
    struct Node {
        std::uint32_t place = IdleNode; ///< index of the attempt that holds it
        Seconds until = 0; ///< when a removal returns it; 0 = not taken
    };

    static constexpr Seconds Never = NodeAbsence::ForGood;

    void giveBack(Seconds now);
    void kill(ClusterState& state, Outcome& outcome);
    void remove(ClusterState& state, const CommittedRemoval& removal, std::uint64_t sample);
    std::vector<std::uint8_t> chosen(const CommittedRemoval& removal, std::uint64_t sample, Seconds now);
    void end(JobPlace job, Seconds now, bool killed);

    std::span<const SubmittedJob> m_jobs;
    const RemovalSettings& m_settings;
    std::vector<CommittedRemoval> m_removals; ///< by time
    std::size_t m_done = 0; ///< number of removals carried out
    FreeNodes m_free;
    std::vector<Node> m_nodes;
    std::map<JobPlace, Running> m_running;
    std::set<Seconds> m_times; ///< times of kills and returns
    std::vector<JobAttempt> m_attempts;
    std::vector<NodeAbsence> m_absences;
    JobChoice m_choice;
};

} // namespace fairshare
