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

/// What removals could not do as they should.
struct RemovalFaults {
    std::int64_t shortfall = 0; ///< nodes that were wanted and could not be taken
    std::int64_t breaches = 0; ///< nodes that were taken of jobs that were protected yet
};

/// How nodes are taken from a cluster while its jobs are scheduled.
struct RemovalSettings {
    std::vector<CommittedRemoval> removals{};
    std::vector<JobTerms> terms{}; ///< by job
    bool idleFirst = true; ///< idle nodes go first under every policy
    std::uint64_t randomSeed = 7; ///< of policies that draw; the place of a removal is its sample
    RemovalFaults* faults = nullptr; ///< are added up there; null for nowhere
};

/// Which nodes jobs hold while nodes are taken from the cluster and come back. At a removal its policy
/// chooses among the nodes that are there. Idle ones are gone at once; others when their job ends, at the
/// latest with the grace period, when jobs that still run on them are killed. Planners know at once what
/// will be gone and when it comes back. Within a moment nodes come back first, then earlier orders kill,
/// then nodes are chosen.
class NodeRemovals {
public:
    /// @param settings outlives this
    NodeRemovals(std::span<const SubmittedJob> jobs, const RemovalSettings& settings, std::int32_t machine);

    /// When there is something to do, though nothing else happens.
    Seconds nextTime() const;
    /// A job starts on the free nodes with the lowest numbers.
    void started(const PlannedEnd& planned, Seconds now);
    /// What the scheduler plans of a running job, which a removal changes.
    PlannedEnd planned(JobPlace job) const { return m_running.at(job).planned; }
    /// A job ends by itself.
    void ended(JobPlace job, Seconds now) { end(job, now, false); }

    /// What a moment brought.
    struct Outcome {
        bool changed = false; ///< nodes are taken, or jobs were killed
        std::vector<JobPlace> requeued{}; ///< killed, in the order in which they had started
        std::vector<JobPlace> cancelled{}; ///< killed and gone
        const CommittedRemoval* forGood = nullptr; ///< takes nodes that never come back; null for none
    };
    Outcome carryOut(ClusterState& state);

    /// Jobs that will be killed and requeued unless they end before.
    std::vector<JobPlace> willWaitAgain() const;
    std::vector<JobAttempt> takeAttempts() { return std::move(m_attempts); }
    /// By their beginnings and nodes.
    std::vector<NodeAbsence> takeAbsences();

private:
    struct Running {
        std::size_t attempt = 0; ///< place in m_attempts
        PlannedEnd planned{};
        Seconds killAt = Never; ///< Never: no removal wants its nodes
        bool requeues = true;
    };
    /// Where a node is.
    struct Node {
        std::uint32_t place = IdleNode; ///< of the attempt that holds it
        Seconds until = 0; ///< when a removal gives it back; 0 = it is not taken
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
    std::size_t m_done = 0; ///< removals that were carried out
    FreeNodes m_free;
    std::vector<Node> m_nodes;
    std::map<JobPlace, Running> m_running;
    std::set<Seconds> m_times; ///< of kills and returns
    std::vector<JobAttempt> m_attempts;
    std::vector<NodeAbsence> m_absences;
    JobChoice m_choice;
};

} // namespace fairshare
