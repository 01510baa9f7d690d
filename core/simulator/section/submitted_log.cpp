// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/submitted_log.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace fairshare {

void LogCleaner::reserve(std::size_t jobs)
{
    m_workload.jobs.reserve(jobs);
    m_workload.ids.reserve(jobs);
}

std::uint32_t LogCleaner::nameOf(std::size_t attribute, std::string_view name)
{
    if (name.empty())
        return 0;
    auto& names = m_workload.names[attribute];
    // Most jobs follow a job of the same user or queue.
    if (!m_workload.jobs.empty())
        if (const std::uint32_t last = m_workload.jobs.back().attributes[attribute]; names[last] == name)
            return last;
    const auto [place, isNew] =
        m_places[attribute].try_emplace(std::string(name), static_cast<std::uint32_t>(names.size()));
    if (isNew)
        names.emplace_back(name);
    return place->second;
}

bool LogCleaner::add(const LoggedJob& logged)
{
    ++m_summary.rows;
    const std::int64_t procs = logged.requestedProcs > 0 ? logged.requestedProcs : logged.allocatedProcs;
    if (logged.run <= 0)
        ++m_summary.withoutRun;
    else if (procs <= 0)
        ++m_summary.withoutProcs;
    else if (logged.submit < 0)
        ++m_summary.withoutSubmit;
    if (logged.run <= 0 || procs <= 0 || logged.submit < 0)
        return false;
    SubmittedJob job{.submit = logged.submit, .run = logged.run, .requested = logged.requested};
    constexpr std::int64_t Most = std::numeric_limits<std::int32_t>::max();
    job.procs = static_cast<std::int32_t>(std::min(procs, Most));
    if (job.requested <= 0) {
        ++m_summary.withoutRequest;
        job.requested = job.run;
    } else if (job.run > job.requested + m_settings.grace) {
        ++m_summary.cut;
        if (m_settings.overrun == OverrunRule::Kill)
            job.run = job.requested + m_settings.grace;
    }
    job.requested = std::max(job.requested, job.run);
    for (std::size_t attribute = 0; attribute < JobAttributeCount; ++attribute)
        job.attributes[attribute] = nameOf(attribute, logged.attributes[attribute]);
    m_workload.jobs.push_back(job);
    m_workload.ids.emplace_back(logged.id);
    return true;
}

Workload LogCleaner::take(std::int32_t machine, CleaningSummary& summary)
{
    std::vector<SubmittedJob>& jobs = m_workload.jobs;
    if (m_settings.machine > 0)
        machine = m_settings.machine;
    else if (machine == 0 && !jobs.empty())
        machine = std::ranges::max_element(jobs, {}, &SubmittedJob::procs)->procs;
    for (SubmittedJob& job : jobs)
        if (job.procs > machine) {
            job.procs = machine;
            ++m_summary.capped;
        }
    m_workload.machine = machine;
    if (!std::ranges::is_sorted(jobs, {}, &SubmittedJob::submit)) {
        m_order.resize(jobs.size());
        std::iota(m_order.begin(), m_order.end(), JobPlace{0});
        std::ranges::sort(m_order, {}, [&jobs](JobPlace job) { return std::pair(jobs[job].submit, job); });
        std::vector<SubmittedJob> sorted;
        std::vector<std::string> ids;
        sorted.reserve(jobs.size());
        ids.reserve(jobs.size());
        for (const JobPlace job : m_order) {
            sorted.push_back(jobs[job]);
            ids.push_back(std::move(m_workload.ids[job]));
        }
        jobs = std::move(sorted);
        m_workload.ids = std::move(ids);
    }
    m_summary.kept = jobs.size();
    summary = m_summary;
    return std::move(m_workload);
}

} // namespace fairshare
