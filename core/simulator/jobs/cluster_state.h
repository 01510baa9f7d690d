// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// Index of a job in a workload.
using JobPlace = std::uint32_t;
inline constexpr JobPlace NoJob = std::numeric_limits<JobPlace>::max();

/// Latest time at which processors become free.
struct PlannedEnd {
    Seconds end = 0; ///< start + requested time
    std::int32_t procs = 0;
    JobPlace job = 0;
};

/// State of the cluster as a scheduler knows it, and how it starts jobs. Actual end times are unknown to it.
class ClusterState {
public:
    ClusterState(std::span<const SubmittedJob> jobs, std::int32_t machine);

    Seconds now() const { return m_now; }
    std::int32_t machine() const { return m_machine; }
    /// Returns the processors not held by running jobs. A job whose planned end has come holds none.
    std::int32_t free() const { return m_free; }
    /// Returns the jobs that hold processors, and the nodes that are away until then, ascending by end.
    std::span<const PlannedEnd> running() const { return m_running; }
    const SubmittedJob& job(JobPlace job) const { return m_jobs[job]; }
    std::size_t jobCount() const { return m_jobs.size(); }

    /// Returns the pending jobs in the order in which they are served.
    std::span<const JobPlace> queue() const { return std::span(m_queue).subspan(m_head); }
    /// Starts a pending job that fits. It stays in the queue until sweepQueue is called.
    void start(JobPlace place);
    bool hasStarted(JobPlace job) const { return m_started[job]; }
    /// Removes started jobs from the queue.
    void sweepQueue();

    /// Returns the jobs started since the last call, in the order of their starts.
    std::vector<JobPlace> takeStarted() { return std::exchange(m_newlyStarted, {}); }

    void advance(Seconds now);
    void submit(JobPlace job) { m_queue.push_back(job); }
    /// Ends a running job now, at its planned end or earlier.
    void complete(const PlannedEnd& job);
    /// Removes nodes without a job until this time; the largest time means permanently.
    void removeIdle(std::int32_t nodes, Seconds until);
    /// Removes some nodes of a running job once it has ended. @param later its plan without these nodes
    void removeHeld(const PlannedEnd& job, const PlannedEnd& later, Seconds until);
    /// Kills a job and frees the processors of its plan.
    void drop(const PlannedEnd& job);
    /// Returns a killed job to the head of the queue.
    void requeue(JobPlace job);
    /// Returns the pending jobs for reordering, for orders other than submission.
    std::span<JobPlace> orderedQueue() { return std::span(m_queue).subspan(m_head); }

private:
    void insert(const PlannedEnd& planned);
    void withhold(std::int32_t nodes, Seconds until);

    std::span<const SubmittedJob> m_jobs;
    std::vector<PlannedEnd> m_running;
    std::vector<JobPlace> m_queue;
    std::size_t m_head = 0; ///< earlier entries have started
    std::vector<bool> m_started; ///< by job
    std::vector<JobPlace> m_newlyStarted;
    Seconds m_now = 0;
    std::int32_t m_machine;
    std::int32_t m_free;
};

} // namespace fairshare
