// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/run_course.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Changes at a point in time.
struct Change {
    Seconds time = 0;
    std::int64_t waiting = 0;
    std::int64_t waitingNodes = 0;
    std::int64_t held = 0;
};

std::vector<Change> changesOf(const SimulatedRun& run)
{
    std::vector<Change> changes;
    changes.reserve(3 * run.workload.jobs.size());
    for (std::size_t place = 0; place < run.workload.jobs.size(); ++place) {
        const SubmittedJob& job = run.workload.jobs[place];
        const Seconds start = run.schedule.starts[place];
        changes.push_back({job.submit, 1, job.procs, 0});
        changes.push_back({start, -1, -job.procs, job.procs});
        changes.push_back({start + job.run, 0, 0, -job.procs});
    }
    std::ranges::sort(changes, {}, &Change::time);
    return changes;
}

} // namespace

RunCourse::RunCourse(const SimulatedRun& run)
    : m_machine(run.machine)
    , m_tellsWaiting(run.tellsSubmissions)
{
    for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
        m_submittedJobs += run.submissionOf(job) == askedAt(run.workload.jobs[job]) ? 1U : 0U;
    for (const Change& change : changesOf(run)) {
        if (m_steps.empty() || m_steps.back().time < change.time)
            m_steps.push_back(at(change.time));
        Step& step = m_steps.back();
        step.waiting += change.waiting;
        step.waitingNodes += change.waitingNodes;
        step.held += change.held;
    }
}

RunCourse::Step RunCourse::at(Seconds time) const
{
    const auto behind = std::ranges::upper_bound(m_steps, time, {}, &Step::time);
    Step step;
    if (behind != m_steps.begin()) {
        step = *(behind - 1);
        const auto seconds = static_cast<double>(time - step.time);
        step.waitingSum += static_cast<double>(step.waiting) * seconds;
        step.waitingNodesSum += static_cast<double>(step.waitingNodes) * seconds;
        step.heldSum += static_cast<double>(step.held) * seconds;
    }
    step.time = time;
    return step;
}

std::vector<RunColumn> RunCourse::columns(Seconds begin, Seconds end, std::uint32_t columns) const
{
    std::vector<RunColumn> result;
    result.reserve(columns);
    Step before = at(begin);
    for (std::uint32_t column = 0; column < columns; ++column) {
        const auto reached = static_cast<double>(column + 1) / columns;
        const Seconds until = column + 1 == columns
            ? end
            : begin + static_cast<Seconds>(static_cast<double>(end - begin) * reached);
        if (until == before.time)
            continue; // more columns than seconds
        const Step after = at(until);
        const auto seconds = static_cast<double>(until - before.time);
        result.push_back({before.time, until, (after.waitingSum - before.waitingSum) / seconds,
            (after.waitingNodesSum - before.waitingNodesSum) / seconds,
            m_machine > 0 ? (after.heldSum - before.heldSum) / (seconds * m_machine) : 0});
        before = after;
    }
    return result;
}

} // namespace fairshare
