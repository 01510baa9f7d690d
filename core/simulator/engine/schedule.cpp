// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/schedule.h"

#include "core/base/say.h"
#include "core/simulator/engine/backfill_schedule.h"
#include "core/simulator/engine/node_removals.h"
#include "core/simulator/engine/scheduler_registry.h"

#include <algorithm>
#include <map>
#include <optional>
#include <queue>
#include <set>
#include <tuple>

namespace fairshare {
namespace {

/// Actual end of a running job.
struct Ending {
    Seconds time = 0;
    std::uint64_t started = 0; ///< number of earlier starts
    PlannedEnd planned{};
};

struct LaterEnding {
    bool operator()(const Ending& a, const Ending& b) const
    {
        return std::tie(b.time, b.started) < std::tie(a.time, a.started);
    }
};

class Run {
public:
    Run(const Workload& workload, const ScheduleRequest& request, const Scheduler& scheduler,
        const BackfillLimits& limits)
        : m_jobs(workload.jobs)
        , m_ids(workload.ids)
        , m_isBatch(request.order == EventOrder::Batch)
        , m_state(workload.jobs, request.machine)
        , m_order(request.queueOrder)
    {
        m_state.advance(m_jobs.empty() ? 0 : m_jobs.front().submit);
        m_plan = scheduler.make(m_state, limits);
        m_schedule.starts.assign(m_jobs.size(), 0);
        m_schedule.order.reserve(m_jobs.size());
        m_open = m_jobs.size();
        if (request.removals != nullptr)
            m_removals.emplace(m_jobs, *request.removals, request.machine);
    }

    Result<Schedule> all(const Progress& progress)
    {
        constexpr std::size_t JobsAReport = 4096;
        std::size_t reported = 0;
        while (m_open > 0) {
            moment(nextTime());
            if (m_problem)
                return tl::unexpected(*std::move(m_problem));
            if (m_schedule.order.size() < reported + JobsAReport)
                continue;
            reported = m_schedule.order.size();
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
            progress.at(static_cast<double>(reported) / static_cast<double>(m_jobs.size()));
        }
        if (m_removals) {
            m_schedule.attempts = m_removals->takeAttempts();
            m_schedule.absences = m_removals->takeAbsences();
        }
        return std::move(m_schedule);
    }

private:
    Seconds nextTime() const
    {
        Seconds time = m_plan->due();
        if (!m_endings.empty())
            time = std::min(time, m_endings.top().time);
        if (m_submitted < m_jobs.size())
            time = std::min(time, m_jobs[m_submitted].submit);
        if (m_removals)
            time = std::min(time, std::max(m_removals->nextTime(), m_state.now()));
        return m_order == nullptr ? time : std::min(time, m_order->nextTick());
    }

    bool submitsAt(Seconds now) const
    {
        return m_submitted < m_jobs.size() && m_jobs[m_submitted].submit == now;
    }
    bool endsAt(Seconds now) const { return !m_endings.empty() && m_endings.top().time == now; }

    void submitNext()
    {
        const auto job = static_cast<JobPlace>(m_submitted++);
        m_state.submit(job);
        m_plan->submitted(m_state, job);
    }

    /// Removes the ends of killed jobs from the head of the list.
    void forgetKilled()
    {
        while (!m_endings.empty() && m_killed.contains(m_endings.top().started)) {
            m_killed.erase(m_endings.top().started);
            m_endings.pop();
        }
    }

    void completeNext()
    {
        PlannedEnd planned = m_endings.top().planned;
        m_endings.pop();
        --m_open;
        if (m_removals) {
            planned = m_removals->planned(planned.job);
            m_removals->ended(planned.job, m_state.now());
            forgetKilled();
        }
        m_state.complete(planned);
        m_plan->completed(m_state, planned);
        if (m_order != nullptr)
            m_order->completed(planned.job, m_state.now());
    }

    void batch(Seconds now)
    {
        const bool ends = endsAt(now);
        while (endsAt(now))
            completeNext();
        if (ends)
            m_plan->replan(m_state);
        while (submitsAt(now))
            submitNext();
        if (m_removals && m_removals->nextTime() <= now)
            removeNodes();
        if (m_order != nullptr) {
            if (m_order->nextTick() == now)
                m_order->tick(now);
            m_order->sort(m_state.orderedQueue(), now);
        }
        m_plan->pass(m_state);
    }

    void eventByEvent(Seconds now)
    {
        while (submitsAt(now)) {
            submitNext();
            m_plan->pass(m_state);
        }
        while (endsAt(now)) {
            completeNext();
            m_plan->replan(m_state);
            m_plan->pass(m_state);
        }
        if (m_plan->due() <= now)
            m_plan->pass(m_state);
    }

    void moment(Seconds now)
    {
        m_state.advance(now);
        if (m_isBatch)
            batch(now);
        else
            eventByEvent(now);
        m_plan->settle(m_state);
        for (const JobPlace job : m_state.takeStarted())
            begin(job);
    }

    void begin(JobPlace place)
    {
        const SubmittedJob& job = m_jobs[place];
        const Seconds now = m_state.now();
        m_schedule.starts[place] = now;
        const PlannedEnd planned{now + job.requested, job.procs, place};
        if (m_removals) {
            m_removals->started(planned, now);
            m_lastStart[place] = m_schedule.order.size();
        }
        m_endings.push({now + job.run, m_schedule.order.size(), planned});
        m_schedule.order.push_back(place);
        if (m_order != nullptr)
            m_order->started(place, now);
    }

    void removeNodes()
    {
        const NodeRemovals::Outcome outcome = m_removals->carryOut(m_state);
        for (const JobPlace job : outcome.cancelled)
            m_killed.insert(m_lastStart.at(job));
        for (std::size_t left = outcome.requeued.size(); left > 0; --left) {
            m_killed.insert(m_lastStart.at(outcome.requeued[left - 1]));
            m_state.requeue(outcome.requeued[left - 1]);
        }
        m_open -= outcome.cancelled.size();
        forgetKilled();
        if (outcome.forGood != nullptr)
            checkWaiting(*outcome.forGood);
        if (outcome.changed)
            m_plan->changed(m_state);
    }

    /// Checks whether every job that will start fits into the nodes that remain after a permanent removal.
    void checkWaiting(const CommittedRemoval& removal)
    {
        const auto check = [this, &removal](JobPlace place) {
            if (m_jobs[place].procs > m_state.machine() && !m_problem)
                m_problem = failAbout(removal.places.removal, ErrorCode::BadInput,
                    fairshare::say("job {} needs {} nodes, but only {} remain after a permanent removal; it "
                                   "could never start",
                        m_ids[place], m_jobs[place].procs, m_state.machine()))
                                .value();
        };
        for (const JobPlace place : m_state.queue())
            if (!m_state.hasStarted(place))
                check(place);
        for (std::size_t place = m_submitted; place < m_jobs.size(); ++place)
            check(static_cast<JobPlace>(place));
        for (const JobPlace place : m_removals->willWaitAgain())
            check(place);
    }

    const std::vector<SubmittedJob>& m_jobs;
    const std::vector<std::string>& m_ids;
    bool m_isBatch;
    ClusterState m_state;
    QueueOrder* m_order;
    std::unique_ptr<SchedulingPlan> m_plan;
    std::priority_queue<Ending, std::vector<Ending>, LaterEnding> m_endings;
    std::size_t m_submitted = 0;
    std::size_t m_open = 0; ///< jobs that have not ended
    std::optional<NodeRemovals> m_removals;
    std::map<JobPlace, std::uint64_t> m_lastStart; ///< as Ending::started; only if nodes are removed
    std::set<std::uint64_t> m_killed; ///< starts whose endings are still listed
    std::optional<Error> m_problem;
    Schedule m_schedule;
};

} // namespace

Result<Schedule> makeSchedule(
    const Workload& workload, const ScheduleRequest& request, const Progress& progress)
{
    return makeBackfillSchedule(workload, request, BackfillLimits(), progress);
}

Result<Schedule> makeBackfillSchedule(const Workload& workload, const ScheduleRequest& request,
    const BackfillLimits& limits, const Progress& progress)
{
    const Scheduler* scheduler = findScheduler(request.scheduler);
    if (scheduler == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("unknown scheduler '{}'", request.scheduler));
    if (request.machine < 1)
        return fail(ErrorCode::BadInput, fairshare::say("the machine has no processors"));
    for (std::size_t job = 0; job < workload.jobs.size(); ++job)
        if (const std::int32_t procs = workload.jobs[job].procs; procs > request.machine)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "job {} needs {} processors, but the machine has only {}; it could never start",
                    workload.ids[job], procs, request.machine));
    return Run(workload, request, *scheduler, limits).all(progress);
}

} // namespace fairshare
