// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/accountant.h"

#include <algorithm>
#include <cmath>

namespace fairshare {

PriorityRecord updatedPriority(PriorityRecord record, double elapsedSeconds, double halfLifeSeconds)
{
    if (elapsedSeconds <= 0)
        return record;
    const double kept = std::pow(0.5, elapsedSeconds / halfLifeSeconds);
    const double inUse = record.subtreeInUse > 0
        ? record.subtreeInUse
        : record.weightedInUse + record.unchargedSeconds / elapsedSeconds;
    record.realPriority =
        std::max(PriorityRecord::LowestPriority, kept * record.realPriority + (1 - kept) * inUse);
    record.accumulatedSeconds += record.weightedInUse * elapsedSeconds + record.unchargedSeconds;
    record.unchargedSeconds = 0;
    return record;
}

void chargeStart(PriorityRecord& record, const SlotMatch& match, double lastUpdateSeconds)
{
    record.unchargedSeconds -= (match.startSeconds - lastUpdateSeconds) * match.slotWeight;
    record.weightedInUse += match.slotWeight;
}

void chargeEnd(PriorityRecord& record, const SlotMatch& match, const ChargeTimes& times)
{
    const double since = std::max(match.startSeconds, times.lastUpdateSeconds);
    record.unchargedSeconds += (times.nowSeconds - since) * match.slotWeight;
    record.weightedInUse -= match.slotWeight;
}

double priorityFactor(const FactorSources& sources)
{
    if (sources.stored && *sources.stored >= 1)
        return *sources.stored;
    if (sources.isNice)
        return sources.niceFactor;
    if (sources.ofGroup)
        return *sources.ofGroup;
    if (!sources.accountingDomain.empty() && sources.domain != sources.accountingDomain)
        return sources.remoteFactor;
    return sources.defaultFactor;
}

} // namespace fairshare
