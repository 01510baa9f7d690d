// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/unknown_nodes.h"

#include <algorithm>

namespace fairshare {
namespace {

/// The jobs of one node, while the starts are walked through.
struct NodeUse {
    std::vector<JobPlace> known{}; ///< jobs with recorded nodes, by start
    std::size_t next = 0; ///< index of the next of them
    Seconds until = 0; ///< end of the jobs so far
};

class Placement {
public:
    Placement(
        const TimedJobs& jobs, std::size_t machine, const std::vector<std::vector<std::uint32_t>>& nodes)
        : m_jobs(jobs)
        , m_uses(machine)
    {
        for (const JobPlace job : jobs.order)
            for (const std::uint32_t node : nodes[job])
                m_uses[node].known.push_back(job);
    }

    std::size_t machine() const { return m_uses.size(); }

    void passKnown(JobPlace job, const std::vector<std::uint32_t>& nodes)
    {
        for (const std::uint32_t node : nodes) {
            ++m_uses[node].next;
            hold(m_uses[node], job);
        }
    }

    std::vector<std::uint32_t> place(JobPlace job)
    {
        const auto wanted = static_cast<std::size_t>(m_jobs.sizes[job]);
        std::vector<std::uint32_t> nodes;
        for (std::uint32_t node = 0; nodes.size() < wanted; ++node) {
            if (node == m_uses.size())
                m_uses.emplace_back();
            if (!isFree(m_uses[node], job))
                continue;
            hold(m_uses[node], job);
            nodes.push_back(node);
        }
        return nodes;
    }

private:
    Seconds endOf(JobPlace job) const { return m_jobs.starts[job] + m_jobs.runs[job]; }
    void hold(NodeUse& use, JobPlace job) { use.until = std::max(use.until, endOf(job)); }
    bool isFree(const NodeUse& use, JobPlace job) const
    {
        return use.until <= m_jobs.starts[job]
            && (use.next == use.known.size() || m_jobs.starts[use.known[use.next]] >= endOf(job));
    }

    const TimedJobs& m_jobs;
    std::vector<NodeUse> m_uses; ///< by node
};

} // namespace

std::size_t placeUnknown(
    const TimedJobs& jobs, std::size_t machine, std::vector<std::vector<std::uint32_t>>& nodes)
{
    Placement placement(jobs, machine, nodes);
    for (const JobPlace job : jobs.order)
        if (nodes[job].empty())
            nodes[job] = placement.place(job);
        else
            placement.passKnown(job, nodes[job]);
    return placement.machine();
}

} // namespace fairshare
