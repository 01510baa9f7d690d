// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/json/json_text.h"
#include "core/io/recording/recording_parts.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

std::string headerLine(const RecordedRun& run)
{
    std::vector<std::string> policies;
    for (const std::string& policy : run.section.preemption.policies) {
        const PreemptionPolicy* found = findPreemptionPolicy(policy);
        policies.push_back(quotedJson(found == nullptr ? policy : found->title));
    }
    return fmt::format("{{\"format\":\"fse-samples\",\"version\":1,\"nodes\":{},\"policies\":[{}],\"dt\":{},"
                       "\"jobs\":\"jobs.csv\"}}\n",
        run.outcome.machine.units, fmt::join(policies, ","), run.section.sampling.interval);
}

/// Iterates over the times at which the allocation of nodes changes.
class ChangeLines {
public:
    ChangeLines(const RecordedRun& run, const RecordedJobs& jobs)
        : m_workload(run.outcome.workload)
        , m_schedule(run.outcome.schedule)
        , m_jobs(jobs)
        , m_endings(m_schedule.order)
        , m_holders(static_cast<std::size_t>(run.outcome.machine.units), NoJob)
    {
        std::ranges::sort(m_endings, {}, [this](JobPlace job) { return std::pair(endOf(job), job); });
    }

    bool atEnd() const { return m_ended == m_endings.size(); }
    double fraction() const { return static_cast<double>(m_ended) / static_cast<double>(m_endings.size()); }

    std::string next()
    {
        const bool starts = m_started < m_schedule.order.size();
        Seconds now = endOf(m_endings[m_ended]);
        if (starts)
            now = std::min(now, startOf(m_schedule.order[m_started]));
        std::vector<std::uint32_t> freed;
        while (m_ended < m_endings.size() && endOf(m_endings[m_ended]) == now) {
            const JobPlace job = m_endings[m_ended++];
            for (const std::uint32_t node : m_jobs.nodes[job])
                m_holders[node] = NoJob;
            freed.insert(freed.end(), m_jobs.nodes[job].begin(), m_jobs.nodes[job].end());
        }
        const std::string held = startedAt(now);
        // A node that gets another job in the same second is not idle.
        std::erase_if(freed, [this](std::uint32_t node) { return m_holders[node] != NoJob; });
        std::ranges::sort(freed);
        std::string line = fmt::format("{{\"t\":{}", now);
        if (!freed.empty())
            line += fmt::format(",\"idle\":[{}]", fmt::join(freed, ","));
        if (!held.empty())
            line += fmt::format(",\"alloc\":{{{}}}", held);
        return line + "}\n";
    }

private:
    static constexpr JobPlace NoJob = IdleNode;

    Seconds startOf(JobPlace job) const { return m_schedule.starts[job]; }
    Seconds endOf(JobPlace job) const { return m_schedule.starts[job] + m_workload.jobs[job].run; }

    std::string startedAt(Seconds now)
    {
        std::string held;
        for (; m_started < m_schedule.order.size() && startOf(m_schedule.order[m_started]) == now;
            ++m_started) {
            const JobPlace job = m_schedule.order[m_started];
            for (const std::uint32_t node : m_jobs.nodes[job])
                m_holders[node] = job;
            held += fmt::format("{}{}:[{}]", held.empty() ? "" : ",", quotedJson(m_jobs.ids[job]),
                fmt::join(m_jobs.nodes[job], ","));
        }
        return held;
    }

    const Workload& m_workload;
    const Schedule& m_schedule;
    const RecordedJobs& m_jobs;
    std::vector<JobPlace> m_endings; ///< jobs ordered by end
    std::vector<JobPlace> m_holders; ///< job on each node
    std::size_t m_started = 0;
    std::size_t m_ended = 0;
};

} // namespace

Result<void> writeSampleLines(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress)
{
    constexpr std::uint64_t LinesAReport = 1024;
    sink(headerLine(run));
    ChangeLines lines(run, jobs);
    for (std::uint64_t line = 1; !lines.atEnd(); ++line) {
        sink(lines.next());
        if (line % LinesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(lines.fraction());
    }
    return {};
}

} // namespace fairshare
