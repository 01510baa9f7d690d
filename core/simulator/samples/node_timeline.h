// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <span>
#include <vector>

namespace fairshare {

/// The jobs that hold each node of a run at any time. It never changes, so threads can share it.
class NodeTimeline {
public:
    explicit NodeTimeline(const SimulatedRun& run);

    /// Returns the jobs of a node in the order of their starts.
    std::span<const JobPlace> jobsOf(std::uint32_t node) const
    {
        return std::span(m_jobs).subspan(m_first[node], m_first[node + 1] - m_first[node]);
    }
    /// Returns the job on a node, or NoJob if the node is idle.
    JobPlace holderAt(std::uint32_t node, Seconds time) const;
    /// Returns the index in jobsOf after the last job that had started by then.
    std::size_t startedBy(std::uint32_t node, Seconds time) const;

    /// Returns the jobs in the order of their ends.
    std::span<const JobPlace> endings() const { return m_endings; }
    Seconds startOf(JobPlace job) const { return m_run.schedule.starts[job]; }
    Seconds endOf(JobPlace job) const { return startOf(job) + m_run.workload.jobs[job].run; }

private:
    const SimulatedRun& m_run;
    std::vector<std::size_t> m_first; ///< by node, followed by the end
    std::vector<JobPlace> m_jobs;
    std::vector<JobPlace> m_endings;
};

} // namespace fairshare
