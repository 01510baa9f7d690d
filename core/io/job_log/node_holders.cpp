// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/node_holders.h"

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

struct Holder {
    Seconds until = 0;
    JobPlace job = 0;
    std::int64_t cores = 0;
};

} // namespace

NodeHolders::NodeHolders(const Workload& workload, const Schedule& schedule,
    std::span<const std::vector<std::uint32_t>> nodes, std::size_t machine)
{
    std::vector<std::vector<Holder>> held(machine); // only current jobs, which are few
    std::vector<bool> shares(workload.jobs.size());
    std::int64_t most = 0;
    for (const JobPlace job : schedule.order) {
        const Seconds start = schedule.starts[job];
        const auto count = static_cast<std::int64_t>(nodes[job].size());
        const std::int64_t each = std::max<std::int64_t>(
            (workload.jobs[job].procs + count - 1) / std::max<std::int64_t>(count, 1), 1);
        for (const std::uint32_t node : nodes[job]) {
            std::vector<Holder>& holders = held[node];
            std::erase_if(holders, [start](const Holder& holder) { return holder.until <= start; });
            if (!holders.empty() && !m_first)
                m_first = Meeting{holders.front().job, job, node};
            std::int64_t cores = each;
            for (const Holder& holder : holders) {
                shares[holder.job] = true;
                shares[job] = true;
                cores += holder.cores;
            }
            most = std::max(most, cores);
            holders.push_back({start + workload.jobs[job].run, job, each});
        }
    }
    m_sharing = static_cast<std::size_t>(std::ranges::count(shares, true));
    m_mostCores =
        static_cast<std::int32_t>(std::min<std::int64_t>(most, std::numeric_limits<std::int32_t>::max()));
}

} // namespace fairshare
