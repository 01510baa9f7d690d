// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/simulator/engine/schedulers/schedulers.h"

namespace fairshare {

void startFromHead(ClusterState& state)
{
    for (const JobPlace job : state.queue()) {
        if (state.job(job).procs > state.free())
            break;
        state.start(job);
    }
    state.sweepQueue();
}

namespace scheduler_files {
namespace {

class Fcfs : public SchedulingPlan {
public:
    void pass(ClusterState& state) override { startFromHead(state); }
};

} // namespace

Scheduler fcfs()
{
    return {.id = "fcfs",
        .title = fairshare::phrase("First come, first served"),
        .summary = fairshare::phrase(
            "Jobs start in queue order. The first job that does not fit blocks all later ones."),
        .make = [](const ClusterState& /*state*/, const BackfillLimits& /*limits*/)
            -> std::unique_ptr<SchedulingPlan> { return std::make_unique<Fcfs>(); }};
}

} // namespace scheduler_files
} // namespace fairshare
