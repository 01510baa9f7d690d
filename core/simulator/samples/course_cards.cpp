// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/course_cards.h"

#include "core/base/say.h"
#include "core/simulator/samples/run_dates.h"

#include <cmath>

namespace fairshare {

CellCard lossCard(
    const SampledRun& sampled, const ScoreCourse& course, std::size_t grace, std::uint64_t sample)
{
    const PreemptionSettings& asked = course.settings().preemption;
    CellCard card;
    card.title = fairshare::say("{} to free, {}", nodesOfText(asked.nodes, sampled.nodes()),
        momentTimeText(sampled, sampled.clock().timeOf(sample)));
    for (std::size_t policy = 0; policy < asked.policies.size(); ++policy) {
        const ScoreLine line{policy, grace};
        card.lines.push_back(fairshare::say("{}: {} node-h, running total {}", asked.policies[policy]->title,
            nodeHoursText(static_cast<double>(course.at(line, sample).all())),
            nodeHoursText(static_cast<double>(course.sumUntil(line, sample).all()))));
    }
    return card;
}

CellCard loadCard(const SampledRun& sampled, const RunCourse& load, Seconds time)
{
    const RunColumn second = load.columns(time, time + 1, 1).front();
    const auto inUse = std::lround(second.utilization * sampled.nodes());
    CellCard card;
    card.title = fairshare::say("All nodes, {}", momentTimeText(sampled, time));
    card.lines.push_back(
        fairshare::say("{} in use", nodesOfText(static_cast<std::int32_t>(inUse), sampled.nodes())));
    if (!load.tellsWaiting())
        return card;
    const auto waiting = std::lround(second.waiting);
    const auto wanted = std::lround(second.waitingNodes);
    card.lines.push_back(fairshare::say("pending jobs: {}, nodes needed: {}", waiting, wanted));
    return card;
}

} // namespace fairshare
