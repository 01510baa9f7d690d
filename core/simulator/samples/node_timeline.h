// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <span>
#include <vector>

namespace fairshare {

/// Who holds each node of a run at any time. Made once and only read then, by any number of threads.
class NodeTimeline {
public:
    explicit NodeTimeline(const SimulatedRun& run);

    /// The jobs of a node one after another, by their starts.
    std::span<const JobPlace> jobsOf(std::uint32_t node) const
    {
        return std::span(m_jobs).subspan(m_first[node], m_first[node + 1] - m_first[node]);
    }
    /// NoJob where the node is idle.
    JobPlace holderAt(std::uint32_t node, Seconds time) const;
    /// The place in jobsOf behind the last job that had started by then.
    std::size_t startedBy(std::uint32_t node, Seconds time) const;

    /// Jobs in the order in which they end.
    std::span<const JobPlace> endings() const { return m_endings; }
    Seconds startOf(JobPlace job) const { return m_run.schedule.starts[job]; }
    Seconds endOf(JobPlace job) const { return startOf(job) + m_run.workload.jobs[job].run; }

private:
    const SimulatedRun& m_run;
    std::vector<std::size_t> m_first; ///< by node, and the end
    std::vector<JobPlace> m_jobs;
    std::vector<JobPlace> m_endings;
};

} // namespace fairshare
