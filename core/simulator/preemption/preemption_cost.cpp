// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/preemption/preemption_cost.h"

namespace fairshare {

LostWork& LostWork::operator+=(const LostWork& other)
{
    ofOthers += other.ofOthers;
    ofClasses += other.ofClasses;
    jobs += other.jobs;
    ofTakenNodes += other.ofTakenNodes;
    return *this;
}

TakenNodes& TakenNodes::operator+=(const TakenNodes& other)
{
    idle += other.idle;
    breaches += other.breaches;
    shortfall += other.shortfall;
    return *this;
}

TakenNodes TakenNodes::operator*(std::int64_t times) const
{
    return {.idle = idle * times,
        .breaches = breaches * times,
        .shortfall = shortfall * static_cast<double>(times)};
}

void addLostWork(const SampleState& state, std::span<const TakenJob> taken, std::span<const Seconds> graces,
    std::span<LostWork> lost)
{
    for (const TakenJob& each : taken) {
        if (each.holder == IdleNode)
            continue;
        const RunningJob& job = state.running[each.holder];
        for (std::size_t at = 0; at < graces.size(); ++at) {
            const Seconds kill = state.now + graces[at];
            if (job.end <= kill)
                continue;
            // The whole job is lost, no matter how many of its nodes are taken.
            const std::int64_t work = kill - job.start;
            lost[at].ofTakenNodes += work * each.nodes;
            ++lost[at].jobs;
            (job.isOfClass ? lost[at].ofClasses : lost[at].ofOthers) += work * job.nodes;
        }
    }
}

TakenNodes takenNodes(const SampleState& state, std::span<const TakenJob> taken)
{
    TakenNodes result;
    for (const TakenJob& each : taken) {
        if (each.holder == IdleNode)
            result.idle += each.nodes;
        else if (state.isProtected(each.holder))
            result.breaches += each.nodes;
    }
    return result;
}

} // namespace fairshare
