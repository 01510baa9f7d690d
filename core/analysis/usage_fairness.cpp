// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/usage_fairness.h"

#include <algorithm>

namespace fairshare {
namespace {

/// The first tick at which an account has no waiting job; the last one where all have.
Seconds drainedAt(const UsageCourse& usage)
{
    for (std::size_t tick = 0; tick < usage.size(); ++tick)
        if (std::ranges::any_of(
                usage.at(tick), [](const AccountMoment& moment) { return moment.queuedProcs == 0; }))
            return usage.times[tick];
    return usage.times.empty() ? 0 : usage.times.back();
}

} // namespace

UsageWindow competitionWindow(const Workload& workload, const UsageCourse& usage)
{
    if (workload.jobs.empty())
        return {};
    UsageWindow window{workload.jobs.front().submit, workload.jobs.back().submit};
    if (window.until == window.from)
        window.until = drainedAt(usage);
    return window;
}

UsageFairness usageFairness(
    const UsageCourse& usage, std::span<const double> shares, const UsageWindow& window)
{
    UsageFairness fairness;
    fairness.meanFractions.resize(shares.size());
    std::size_t ticks = 0;
    for (std::size_t tick = 0; tick < usage.size() && usage.times[tick] <= window.until; ++tick) {
        fairness.distances.push_back(distanceToShares(usage.at(tick), shares));
        if (usage.times[tick] < window.settledFrom())
            continue;
        ++ticks;
        fairness.settledDistance += fairness.distances.back();
        const double total = usage.totalUsage(tick);
        for (std::size_t account = 0; account < shares.size() && total > 0; ++account)
            fairness.meanFractions[account] += usage.at(tick)[account].usage / total;
    }
    const auto divisor = static_cast<double>(std::max<std::size_t>(ticks, 1));
    fairness.settledDistance /= divisor;
    fairness.lastDistance = fairness.distances.empty() ? 0 : fairness.distances.back();
    std::vector<double> served;
    for (std::size_t account = 0; account < shares.size(); ++account) {
        fairness.meanFractions[account] /= divisor;
        if (shares[account] > 0)
            served.push_back(fairness.meanFractions[account] / shares[account]);
    }
    fairness.jain = jainIndex(served);
    return fairness;
}

double jainIndex(std::span<const double> values)
{
    double sum = 0;
    double squares = 0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    return squares > 0 ? sum * sum / (static_cast<double>(values.size()) * squares) : 1;
}

} // namespace fairshare
