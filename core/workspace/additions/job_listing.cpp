// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/job_listing.h"

#include "core/base/say.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/jobs/printed_terms.h"
#include "core/io/text/remarks.h"
#include "core/priority/array_tasks.h"
#include "core/priority/printed_priorities.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/association_priorities.h"

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

/// Partition and QOS values of the previous queue, by name.
class KnownTables {
public:
    explicit KnownTables(const JobQueue& queue)
    {
        for (const Job& job : queue.jobs) {
            m_maxima.association = std::max(m_maxima.association, job.maxima.association);
            if (!job.printed.qos)
                addQos(job);
            if (job.printed.partition || job.printed.tres)
                continue;
            m_maxima.partition = std::max(m_maxima.partition, job.maxima.partition);
            for (const JobPartition& partition : job.partitions)
                if (!partition.name.empty() && !partition.tres.empty())
                    m_partitions.try_emplace(partition.name, &partition);
        }
    }

    void fill(Job& job) const
    {
        if (const auto qos = m_qos.find(job.qos);
            qos != m_qos.end() && !job.printed.qos && job.qosPriority == 0 && job.maxima.qos == 0) {
            job.qosPriority = qos->second;
            job.maxima.qos = m_maxima.qos;
        }
        for (JobPartition& partition : job.partitions) {
            const auto known = m_partitions.find(partition.name);
            if (known == m_partitions.end() || !partition.tres.empty())
                continue;
            partition.maxTimeMinutes = known->second->maxTimeMinutes;
            partition.tres = known->second->tres;
            if (job.printed.partition)
                continue;
            partition.jobFactor = known->second->jobFactor;
            job.maxima.partition = std::max(job.maxima.partition, m_maxima.partition);
        }
    }

private:
    void addQos(const Job& job)
    {
        m_maxima.qos = std::max(m_maxima.qos, job.maxima.qos);
        if (!job.qos.empty())
            m_qos.try_emplace(job.qos, job.qosPriority);
    }

    PriorityMaxima m_maxima;
    std::map<std::string, std::uint32_t, std::less<>> m_qos;
    std::map<std::string, const JobPartition*, std::less<>> m_partitions;
};

Result<void> setAges(
    const Import& source, const PriorityConfig& config, std::optional<TimePoint> now, JobQueue& queue)
{
    const JobTimes& times = source.jobTimes;
    if (times.empty())
        return now
            ? fail(ErrorCode::BadInput,
                  fairshare::say("contains no job times, so ages at a given time cannot be computed"), {1, 1})
            : Result<void>();
    if (now && now->scale != times.now.scale)
        return fail(ErrorCode::BadInput,
            now->scale == TimeScale::Epoch
                ? fairshare::say("contains local times; give the time as YYYY-MM-DDTHH:MM:SS")
                : fairshare::say("contains times in seconds since 1970; give the time in the same form"),
            {1, 1});
    const std::int64_t moment = now.value_or(times.now).seconds;
    const bool always = config.flags.has(PriorityFlag::AccrueAlways);
    for (std::size_t i = 0; i < queue.jobs.size(); ++i)
        queue.jobs[i].ageSeconds = ageAt(always ? times.submitted[i] : times.accruing[i], moment);
    return {};
}

/// Applies a table's values to a job's partition, except those printed by sprio.
void applyPartition(const JobPartition& known, const Job& job, JobPartition& partition)
{
    partition.maxTimeMinutes = known.maxTimeMinutes;
    if (!job.printed.partition)
        partition.jobFactor = known.jobFactor;
    if (!job.printed.tres)
        partition.tres = known.tres;
}

/// Adds a remark about jobs whose factors a table of partitions or QOS does not change.
void remarkKept(const JobQueue& queue, const PrintedFactors& told, Remarks& remarks)
{
    std::uint64_t kept = 0;
    for (const Job& job : queue.jobs)
        kept += (told.partition && job.printed.partition) || (told.tres && job.printed.tres)
                || (told.qos && job.printed.qos)
            ? tasksOf(job.id).tasks
            : 0U;
    if (kept > 0)
        remarks.add("factors_kept", {}, [&] {
            return fairshare::say(
                "kept the factors that sprio printed for {} of {} jobs", kept, taskCount(queue.jobs));
        });
}

/// Jobs whose QOS or partition is not in a table, by its name.
class Unlisted {
public:
    void add(std::string_view name, const Job& job)
    {
        auto& [jobs, first] = m_jobs.try_emplace(name, std::uint64_t{0}, job.id).first->second;
        jobs += tasksOf(job.id).tasks;
    }

    /// @param all number of jobs in the queue
    void remarkQos(std::uint64_t all, Remarks& remarks) const
    {
        for (const auto& [name, jobs] : m_jobs)
            remarks.add("unknown_qos", {}, [&, &qos = name, &found = jobs] {
                return qos.empty()
                    ? fairshare::say(
                          "{} of {} jobs have no QOS, for example job {}", found.first, all, found.second)
                    : fairshare::say("{} of {} jobs have the unlisted QOS '{}', for example job {}",
                          found.first, all, qos, found.second);
            });
    }

    void remarkPartitions(std::uint64_t all, Remarks& remarks) const
    {
        for (const auto& [name, jobs] : m_jobs)
            remarks.add("unknown_partition", {}, [&, &partition = name, &found = jobs] {
                return partition.empty()
                    ? fairshare::say(
                          "{} of {} jobs have no partition, for example job {}; squeue prints it with %P",
                          found.first, all, found.second)
                    : fairshare::say("{} of {} jobs are in the unlisted partition '{}', for example job {}",
                          found.first, all, partition, found.second);
            });
    }

private:
    std::map<std::string_view, std::pair<std::uint64_t, std::string_view>>
        m_jobs; ///< with the id of the first
};

/// Adds a remark about printed priorities that no weights explain.
void remarkPriorities(
    const Import& source, const PriorityConfig& config, const JobQueue& queue, Remarks& remarks)
{
    if (countsDown(queue)) {
        remarks.add("counted_down", {1, 1}, [] {
            return fairshare::say("the priorities are those of priority/basic, which counts down from 2^32 "
                                  "by one per job; they are not sums of weighted factors");
        });
        return;
    }
    const auto isPrinted = [](const Job& job) {
        return job.state == JobState::Pending && job.partitions.front().lastPriority;
    };
    if (source.printedTerms.empty() && !config.hasWeights() && std::ranges::any_of(queue.jobs, isPrinted))
        remarks.add("printed_priorities", {1, 1}, [] {
            return fairshare::say("the scenario has no weights, so priorities are as printed; take the "
                                  "weights from slurm.conf to compute them");
        });
}

void appendRemarks(Diagnostics& diagnostics, Remarks& remarks)
{
    std::ranges::move(remarks.take(), std::back_inserter(diagnostics));
}

} // namespace

Error noJobs()
{
    return {ErrorCode::BadInput,
        fairshare::say(
            "contains no jobs; expected output of squeue, sprio, sacct or scontrol show job, or a job table"),
        {1, 1}, {}};
}

Result<Scenario> withJobs(
    const Scenario& scenario, const Import& source, std::optional<TimePoint> now, Diagnostics& diagnostics)
{
    if (!source.jobs)
        return tl::unexpected(noJobs());
    PrioritySection section = *scenario.priority;
    JobQueue queue = *source.jobs;
    Remarks remarks;
    if (auto done = setAges(source, section.config, now, queue); !done)
        return tl::unexpected(done.error());
    applyPrintedTerms(source, section.config, queue, remarks);
    if (queue.cluster == PriorityCluster())
        queue.cluster = section.queue->cluster;
    remarkPriorities(source, section.config, queue, remarks);
    const KnownTables known(*section.queue);
    for (Job& job : queue.jobs)
        known.fill(job);
    setAssociationPriorities(scenario.tree, queue);
    section.queue = SharedValue(std::move(queue));
    appendRemarks(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

Scenario withNodes(const Scenario& scenario, const Import& source)
{
    if (!source.nodes)
        return scenario;
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    queue.cluster = *source.nodes;
    section.queue = SharedValue(std::move(queue));
    return withPriority(scenario, std::move(section));
}

Scenario withPartitions(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    if (!source.partitions)
        return scenario;
    std::map<std::string_view, const JobPartition*> known;
    std::uint32_t largest = 1;
    for (const JobPartition& partition : source.partitions->partitions) {
        known[partition.name] = &partition;
        largest = std::max(largest, partition.jobFactor);
    }
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    queue.cluster = source.partitions->cluster;
    Remarks remarks;
    Unlisted unlisted;
    for (Job& job : queue.jobs) {
        if (!job.printed.partition)
            job.maxima.partition = largest;
        for (JobPartition& partition : job.partitions) {
            const auto found = known.find(partition.name);
            if (found == known.end()) {
                unlisted.add(partition.name, job);
                continue;
            }
            applyPartition(*found->second, job, partition);
        }
    }
    unlisted.remarkPartitions(taskCount(queue.jobs), remarks);
    remarkKept(queue, {.partition = true, .tres = true}, remarks);
    remarks.add("cluster_size", {}, [&queue] {
        return fairshare::say(
            "assuming a cluster of {} processors in {} nodes, the largest values of any partition",
            queue.cluster.cpus, queue.cluster.nodes);
    });
    section.queue = SharedValue(std::move(queue));
    appendRemarks(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

Scenario withQosPriorities(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    if (source.qos.empty())
        return scenario;
    std::map<std::string_view, std::uint32_t> known;
    std::uint32_t largest = 0;
    for (const QosPriority& qos : source.qos) {
        known[qos.name] = qos.priority;
        largest = std::max(largest, qos.priority);
    }
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    Remarks remarks;
    Unlisted unlisted;
    for (Job& job : queue.jobs) {
        if (job.printed.qos)
            continue;
        job.maxima.qos = largest;
        const auto found = known.find(job.qos);
        if (found != known.end())
            job.qosPriority = found->second;
        else
            unlisted.add(job.qos, job);
    }
    unlisted.remarkQos(taskCount(queue.jobs), remarks);
    remarkKept(queue, {.qos = true}, remarks);
    section.queue = SharedValue(std::move(queue));
    QosLimits limits;
    for (const QosPriority& qos : source.qos) {
        limits.emplace_back(qos.name, limitsOfQos(section.qosLimits, qos.name));
        setQosLimits(limits, qos.name, qos.limits, false);
    }
    section.qosLimits = std::move(limits);
    appendRemarks(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

} // namespace fairshare
