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

/// A place among the jobs of a workload.
using JobPlace = std::uint32_t;
inline constexpr JobPlace NoJob = std::numeric_limits<JobPlace>::max();

/// When processors come back at the latest.
struct PlannedEnd {
    Seconds end = 0; ///< start + requested time
    std::int32_t procs = 0;
    JobPlace job = 0;
};

/// What a scheduler knows at one moment, and how it starts jobs. It does not know when jobs really end.
class ClusterState {
public:
    ClusterState(std::span<const SubmittedJob> jobs, std::int32_t machine);

    Seconds now() const { return m_now; }
    std::int32_t machine() const { return m_machine; }
    /// Not held by running jobs; one whose planned end has come holds nothing.
    std::int32_t free() const { return m_free; }
    /// Ascending by end, of jobs that hold processors, and of nodes that are gone till then.
    std::span<const PlannedEnd> running() const { return m_running; }
    const SubmittedJob& job(JobPlace job) const { return m_jobs[job]; }
    std::size_t jobCount() const { return m_jobs.size(); }

    /// Waiting jobs in the order in which they are served.
    std::span<const JobPlace> queue() const { return std::span(m_queue).subspan(m_head); }
    /// Starts a waiting job that fits; it stays in the queue until it is swept.
    void start(JobPlace place);
    bool hasStarted(JobPlace job) const { return m_started[job]; }
    /// Takes started jobs out of the queue.
    void sweepQueue();

    /// Started since this was last asked, in the order of their starts.
    std::vector<JobPlace> takeStarted() { return std::exchange(m_newlyStarted, {}); }

    void advance(Seconds now);
    void submit(JobPlace job) { m_queue.push_back(job); }
    /// A running job that ends now, be it early or in time.
    void complete(const PlannedEnd& job);
    /// Nodes without a job are gone until then, for good at the end of time.
    void removeIdle(std::int32_t nodes, Seconds until);
    /// Some nodes of a running job are gone as soon as it has ended. @param later its plan without them
    void removeHeld(const PlannedEnd& job, const PlannedEnd& later, Seconds until);
    /// A job is killed: what its plan holds is free now.
    void drop(const PlannedEnd& job);
    /// A job that was killed waits again, before all others.
    void requeue(JobPlace job);
    /// For other orders than that of submission.
    std::span<JobPlace> orderedQueue() { return std::span(m_queue).subspan(m_head); }

private:
    void insert(const PlannedEnd& planned);
    void withhold(std::int32_t nodes, Seconds until);

    std::span<const SubmittedJob> m_jobs;
    std::vector<PlannedEnd> m_running;
    std::vector<JobPlace> m_queue;
    std::size_t m_head = 0; ///< what is before has started
    std::vector<bool> m_started; ///< by job
    std::vector<JobPlace> m_newlyStarted;
    Seconds m_now = 0;
    std::int32_t m_machine;
    std::int32_t m_free;
};

} // namespace fairshare
