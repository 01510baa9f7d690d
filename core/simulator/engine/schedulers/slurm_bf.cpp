// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/engine/availability_profile.h"
#include "core/simulator/engine/schedulers/schedulers.h"

#include <algorithm>

namespace fairshare::scheduler_files {
namespace {

/// Slurm's main scheduler at every event and its backfill plugin at fixed intervals, as the parameters
/// bf_interval, bf_window, bf_resolution and bf_max_job_test of sched/backfill describe them.
class SlurmBackfill : public SchedulingPlan {
public:
    SlurmBackfill(const ClusterState& state, const BackfillLimits& limits)
        : m_limits(limits)
        , m_first(state.now())
    {
    }

    void pass(ClusterState& state) override { startFromHead(state); }

    void settle(ClusterState& state) override
    {
        const Seconds since = state.now() - m_first;
        if (since % m_limits.interval == 0 && !state.queue().empty())
            cycle(state);
        m_due = state.queue().empty() ? Never : state.now() - since % m_limits.interval + m_limits.interval;
    }

    Seconds due() const override { return m_due; }

private:
    /// Plans from scratch: reservations of the previous cycle are not binding.
    void cycle(ClusterState& state)
    {
        const std::size_t tested = testedJobs(state);
        if (tested == 0)
            return;
        const Seconds begin = state.now() - state.now() % m_limits.resolution;
        AvailabilityProfile profile(begin, state.machine());
        for (const PlannedEnd& running : state.running())
            profile.take({begin, roundedUp(running.end), running.procs});
        bool started = false;
        for (const JobPlace place : state.queue().first(tested)) {
            const SubmittedJob& job = state.job(place);
            // Later slots begin at a step of the plan. Only a slot that begins now may need one step more.
            const SlotLengths lengths{
                .atBegin = roundedUp(state.now() + job.requested) - begin, .later = roundedUp(job.requested)};
            const Seconds start = profile.earliest(job.procs, lengths);
            if (start == begin) {
                state.start(place);
                started = true;
            } else if (start >= latestPlanned(state.now())) {
                continue;
            }
            profile.take({start, start + (start == begin ? lengths.atBegin : lengths.later), job.procs});
        }
        if (started)
            state.sweepQueue();
    }

    /// Returns the number of jobs to test from the head, ending with one that could start now. Reservations
    /// for jobs after it would be dropped in the next cycle without having delayed any job.
    std::size_t testedJobs(const ClusterState& state) const
    {
        const auto queue = state.queue();
        std::size_t tested = std::min<std::size_t>(queue.size(), m_limits.maxJobTest);
        while (tested > 0 && state.job(queue[tested - 1]).procs > state.free())
            --tested;
        return tested;
    }

    Seconds latestPlanned(Seconds now) const
    {
        return now > Never - m_limits.window ? Never : now + m_limits.window;
    }

    Seconds roundedUp(Seconds time) const
    {
        const Seconds beyond = time % m_limits.resolution;
        return beyond == 0 ? time : time - beyond + m_limits.resolution;
    }

    BackfillLimits m_limits;
    Seconds m_first; ///< time of the first submission
    Seconds m_due = Never; ///< the next cycle
};

} // namespace

Scheduler slurm_bf()
{
    return {.id = "slurm_bf",
        .title = fairshare::phrase("Slurm backfill"),
        .summary = fairshare::phrase("Jobs start in queue order at every event. At fixed intervals, a new "
                                     "plan also starts later jobs that delay no planned start."),
        .make = [](const ClusterState& state, const BackfillLimits& limits)
            -> std::unique_ptr<SchedulingPlan> { return std::make_unique<SlurmBackfill>(state, limits); }};
}

} // namespace fairshare::scheduler_files
