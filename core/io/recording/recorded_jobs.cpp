// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/base/numbers.h"
#include "core/io/recording/recording_parts.h"
#include "core/simulator/engine/core_allocation.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <unordered_set>

namespace fairshare {
namespace {

constexpr std::string_view JobsHeading =
    "job_id,workload_name,profile,submission_time,requested_number_of_resources,requested_time,success,"
    "final_state,starting_time,execution_time,finish_time,waiting_time,turnaround_time,stretch,"
    "allocated_resources,consumed_energy,metadata,account,user,queue,app,priority_at_start";

/// Makes IDs unique. The first of equal IDs is unchanged; later ones get a number that makes them unique.
std::vector<std::string> distinctIds(const Workload& workload)
{
    std::vector<std::string> ids;
    ids.reserve(workload.ids.size());
    std::unordered_set<std::string> known(workload.ids.begin(), workload.ids.end());
    std::unordered_map<std::string_view, std::uint64_t> seen;
    seen.reserve(workload.ids.size());
    for (const std::string& id : workload.ids) {
        std::uint64_t& times = ++seen[id];
        std::string distinct = id;
        if (times > 1)
            for (distinct = fmt::format("{}#{}", id, times); !known.insert(distinct).second;)
                distinct = fmt::format("{}#{}", id, ++times);
        ids.push_back(std::move(distinct));
    }
    return ids;
}

std::vector<std::vector<std::uint32_t>> heldNodes(const SimulationOutcome& outcome)
{
    const std::size_t jobs = outcome.workload.jobs.size();
    std::vector<std::vector<std::uint32_t>> nodes(jobs);
    if (outcome.allocation == AllocationUnit::Core && !outcome.nodes) {
        const CoreAllocation allocation(outcome.workload, outcome.schedule,
            {.nodes = outcome.machine.nodes, .coresPerNode = outcome.machine.coresPerNode});
        for (JobPlace job = 0; job < jobs; ++job)
            for (const NodeCores& part : allocation.coresOf(job))
                nodes[job].push_back(part.node);
        return nodes;
    }
    const NodeAllocation allocation = outcome.allocationOfNodes();
    for (JobPlace job = 0; job < jobs; ++job) {
        const auto held = allocation.nodesOf(job);
        nodes[job].assign(held.begin(), held.end());
    }
    return nodes;
}

} // namespace

RecordedJobs recordedJobs(const SimulationOutcome& outcome)
{
    return {distinctIds(outcome.workload), heldNodes(outcome)};
}

std::string intervalText(std::span<const std::uint32_t> numbers)
{
    std::string text;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        fmt::format_to(std::back_inserter(text), "{}{}", text.empty() ? "" : " ", numbers[first]);
        if (last > first)
            fmt::format_to(std::back_inserter(text), "-{}", numbers[last]);
        first = last + 1;
    }
    return text;
}

void writeJobsCsv(const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink)
{
    const Workload& workload = run.outcome.workload;
    const auto nameOf = [&workload](const SubmittedJob& job, JobAttribute attribute) {
        const auto place = static_cast<std::size_t>(attribute);
        return csvCell(workload.names[place][job.attributes[place]]);
    };
    const std::string name = csvCell(run.workloadName);
    const std::vector<std::int64_t>& priorities = run.outcome.startPriorities;
    // The directory format originally has no partitions.
    const bool hasPartitions = workload.names[static_cast<std::size_t>(JobAttribute::Partition)].size() > 1;
    sink(JobsHeading);
    // Requeue times of jobs that were killed and restarted.
    const bool hasRequeued = !run.outcome.submissions.empty();
    sink(fmt::format("{}{}\n", hasPartitions ? ",partition" : "", hasRequeued ? ",requeued_at" : ""));
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        const Seconds start = run.outcome.schedule.starts[at];
        const Seconds submit = run.outcome.submissionOf(static_cast<JobPlace>(at));
        const Seconds wait = start - submit;
        const bool isRequeued = askedAt(job) != submit;
        const bool isKilled = !run.outcome.killed.empty() && run.outcome.killed[at];
        const double stretch = static_cast<double>(wait + job.run) / static_cast<double>(job.run);
        sink(fmt::format("{},{},delay,{},{},{},{},{},{},{},{},{},{},{},{},0,,{},{},{},{},{}{}{}{}{}\n",
            csvCell(jobs.ids[at]), name, submit, job.procs, job.requested, isKilled ? 0 : 1,
            isKilled ? "COMPLETED_KILLED" : "COMPLETED_SUCCESSFULLY", start, job.run, start + job.run, wait,
            wait + job.run, shortest(stretch), intervalText(jobs.nodes[at]),
            nameOf(job, JobAttribute::Account), nameOf(job, JobAttribute::User),
            nameOf(job, JobAttribute::Queue), nameOf(job, JobAttribute::Application),
            priorities.empty() ? std::string() : fmt::to_string(priorities[at]), hasPartitions ? "," : "",
            hasPartitions ? nameOf(job, JobAttribute::Partition) : std::string(), hasRequeued ? "," : "",
            isRequeued ? fmt::to_string(job.submit) : std::string()));
    }
}

void writeUsageCsv(const ReplayedUsage& usage, const TextSink& sink)
{
    sink("t,account,usage,usage_fraction,share_fraction,fairshare,running_procs,queued_procs,started,"
         "finished\n");
    const UsageCourse& course = usage.course;
    for (std::size_t tick = 0; tick < course.size(); ++tick) {
        const double total = course.totalUsage(tick);
        const auto moments = course.at(tick);
        for (std::size_t account = 0; account < moments.size(); ++account) {
            const AccountMoment& moment = moments[account];
            sink(fmt::format("{},{},{},{},{},{},{},{},{},{}\n", course.times[tick],
                csvCell(usage.accounts[account]), shortest(moment.usage),
                shortest(total > 0 ? moment.usage / total : 0), shortest(usage.shares[account]),
                shortest(moment.factor), moment.runningProcs, moment.queuedProcs, moment.started,
                moment.finished));
        }
    }
}

} // namespace fairshare
