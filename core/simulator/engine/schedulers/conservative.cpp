// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/engine/availability_profile.h"
#include "core/simulator/engine/schedulers/schedulers.h"

#include <algorithm>
#include <vector>

namespace fairshare::scheduler_files {
namespace {

/// Every job has a reservation from its submission on, which only moves to earlier times.
class Conservative : public SchedulingPlan {
public:
    explicit Conservative(const ClusterState& state)
        : m_profile(state.now(), state.machine())
        , m_slots(state.jobCount())
    {
    }

    void submitted(const ClusterState& state, JobPlace place) override
    {
        m_profile.advance(state.now());
        reserveEarliest(state, place);
    }

    void completed(const ClusterState& state, const PlannedEnd& job) override
    {
        m_profile.advance(state.now());
        if (job.end <= state.now())
            return;
        m_profile.giveBack({state.now(), job.end, job.procs});
        m_freedFrom = std::min(m_freedFrom, state.now());
    }

    void replan(const ClusterState& state) override
    {
        m_profile.advance(state.now());
        // A job can only move if processors were given back before its reservation. Processors that a moved
        // job gives back help the jobs before it in the next sweep.
        const Seconds freedFrom = m_freedFrom;
        Seconds left = Never;
        m_due = Never;
        for (const JobPlace place : state.queue()) {
            Slot& slot = m_slots[place];
            if (slot.begin > freedFrom) {
                const Seconds begin = m_profile.earliestWithout(slot);
                if (begin < slot.begin) {
                    m_profile.giveBack(slot);
                    left = std::min(left, slot.begin);
                    slot = {begin, begin + slot.end - slot.begin, slot.procs};
                    m_profile.take(slot);
                }
            }
            m_due = std::min(m_due, slot.begin);
        }
        m_freedFrom = left;
    }

    /// Makes new reservations for all jobs, in the order of the queue, because not all old ones can be kept.
    void changed(const ClusterState& state) override
    {
        m_profile = AvailabilityProfile(state.now(), state.machine());
        for (const PlannedEnd& running : state.running())
            m_profile.take({state.now(), running.end, running.procs});
        m_freedFrom = Never;
        m_due = Never;
        for (const JobPlace place : state.queue())
            reserveEarliest(state, place);
    }

    void pass(ClusterState& state) override
    {
        if (m_due > state.now())
            return;
        m_due = Never;
        for (const JobPlace place : state.queue()) {
            if (m_slots[place].begin <= state.now())
                state.start(place);
            else
                m_due = std::min(m_due, m_slots[place].begin);
        }
        state.sweepQueue();
    }

    Seconds due() const override { return m_due; }

private:
    void reserveEarliest(const ClusterState& state, JobPlace place)
    {
        const SubmittedJob& job = state.job(place);
        const Seconds begin = m_profile.earliest(job.procs, job.requested);
        const Slot slot{begin, begin + job.requested, job.procs};
        m_profile.take(slot);
        m_slots[place] = slot;
        m_due = std::min(m_due, slot.begin);
    }

    AvailabilityProfile m_profile;
    std::vector<Slot> m_slots; ///< by job: reservations of pending jobs
    Seconds m_freedFrom = Never; ///< earliest time of processors given back since the last sweep
    Seconds m_due = Never; ///< the first reservation
};

} // namespace

Scheduler conservative()
{
    return {.id = "conservative",
        .title = fairshare::phrase("Conservative backfill"),
        .summary =
            fairshare::phrase("Every job gets a reservation at submission, and later jobs never delay it."),
        .make = [](const ClusterState& state, const BackfillLimits& /*limits*/)
            -> std::unique_ptr<SchedulingPlan> { return std::make_unique<Conservative>(state); }};
}

} // namespace fairshare::scheduler_files
