// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/simulation_outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace fairshare {
namespace {

/// One start of a job, in the form of a submitted job.
struct Spread {
    SubmittedJob job{};
    Seconds submission = 0; ///< of the original job
    std::string id;
    std::size_t attempt = 0; ///< index of the attempt
};

std::vector<Spread> spread(const Workload& workload, std::span<const JobAttempt> attempts)
{
    std::map<JobPlace, std::pair<std::size_t, Seconds>> before; ///< starts so far and end of the last one
    std::vector<Spread> jobs;
    jobs.reserve(attempts.size());
    for (std::size_t place = 0; place < attempts.size(); ++place) {
        const JobAttempt& attempt = attempts[place];
        auto& [starts, lastEnd] = before[attempt.job];
        const SubmittedJob& job = workload.jobs[attempt.job];
        Spread each{job, askedAt(job), workload.ids[attempt.job], place};
        if (++starts > 1) {
            each.job.submit = lastEnd;
            each.job.heldBefore = 0;
            each.id += fmt::format("#{}", starts);
        }
        lastEnd = attempt.end;
        each.job.run = attempt.end - attempt.start;
        jobs.push_back(std::move(each));
    }
    const auto key = [&attempts](const Spread& each) {
        return std::tuple(each.job.submit, attempts[each.attempt].job, each.attempt);
    };
    std::ranges::sort(jobs, {}, key);
    return jobs;
}

} // namespace

ScheduleMetrics metricsOf(const SimulationOutcome& outcome, CountedJobs counted)
{
    return metricsOf(MeasuredRun{outcome.workload, outcome.schedule, outcome.machine.units, outcome.killed,
                         outcome.submissions},
        counted);
}

RemovalCost removalCost(const SimulationOutcome& outcome)
{
    RemovalCost cost;
    for (std::size_t place = 0; place < outcome.killed.size(); ++place) {
        const SubmittedJob& job = outcome.workload.jobs[place];
        if (!outcome.killed[place])
            continue;
        ++cost.killed;
        cost.lostWork += job.run * job.procs;
    }
    const auto& attempts = outcome.schedule.attempts;
    std::map<JobPlace, std::size_t> starts;
    for (const JobAttempt& attempt : attempts)
        if (++starts[attempt.job] > 1)
            ++cost.requeued;
    return cost;
}

void spreadAttempts(SimulationOutcome& outcome)
{
    const std::vector<JobAttempt>& attempts = outcome.schedule.attempts;
    std::vector<Spread> all = spread(outcome.workload, attempts);
    Workload& workload = outcome.workload;
    workload.jobs.clear();
    workload.ids.clear();
    outcome.schedule.starts.clear();
    outcome.killed.clear();
    outcome.submissions.clear();
    std::vector<std::vector<std::uint32_t>> nodes;
    nodes.reserve(all.size());
    std::vector<JobPlace> order(all.size());
    for (std::size_t place = 0; place < all.size(); ++place) {
        const JobAttempt& attempt = attempts[all[place].attempt];
        workload.jobs.push_back(all[place].job);
        workload.ids.push_back(std::move(all[place].id));
        outcome.schedule.starts.push_back(attempt.start);
        outcome.killed.push_back(attempt.isKilled);
        outcome.submissions.push_back(all[place].submission);
        nodes.push_back(attempt.nodes);
        order[all[place].attempt] = static_cast<JobPlace>(place);
    }
    outcome.schedule.order = std::move(order);
    outcome.nodes = NodeAllocation(nodes);
}

} // namespace fairshare
