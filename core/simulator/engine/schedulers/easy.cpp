// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/engine/schedulers/schedulers.h"

namespace fairshare::scheduler_files {
namespace {

/// Shadow time: when the head of the queue fits at the latest, and how many processors are then left over.
struct Shadow {
    Seconds time = 0;
    std::int32_t extra = 0;
};

Shadow shadowOf(const ClusterState& state, std::int32_t needed)
{
    Shadow shadow{state.now(), state.free()};
    const auto running = state.running();
    std::size_t at = 0;
    while (at < running.size() && shadow.extra < needed) {
        shadow.time = running[at].end;
        for (; at < running.size() && running[at].end == shadow.time; ++at)
            shadow.extra += running[at].procs;
    }
    shadow.extra -= needed;
    return shadow;
}

/// EASY backfilling: only the head of the queue has a reservation (Lifka 1995).
class Easy : public SchedulingPlan {
public:
    void pass(ClusterState& state) override
    {
        startFromHead(state);
        const auto queue = state.queue();
        if (queue.size() < 2 || state.free() == 0)
            return;
        Shadow shadow = shadowOf(state, state.job(queue.front()).procs);
        bool started = false;
        for (const JobPlace place : queue.subspan(1)) {
            const SubmittedJob& job = state.job(place);
            if (job.procs > state.free())
                continue;
            const bool ends = state.now() + job.requested <= shadow.time;
            if (!ends && job.procs > shadow.extra)
                continue;
            if (!ends)
                shadow.extra -= job.procs;
            state.start(place);
            started = true;
            if (state.free() == 0)
                break;
        }
        if (started)
            state.sweepQueue();
    }
};

} // namespace

Scheduler easy()
{
    return {.id = "easy",
        .title = fairshare::phrase("EASY backfill"),
        .summary = fairshare::phrase(
            "Later jobs may start early if they do not delay the first job that does not fit."),
        .make = [](const ClusterState& /*state*/, const BackfillLimits& /*limits*/)
            -> std::unique_ptr<SchedulingPlan> { return std::make_unique<Easy>(); }};
}

} // namespace fairshare::scheduler_files
