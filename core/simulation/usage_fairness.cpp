// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/usage_fairness.h"

#include <algorithm>

namespace fairshare {
namespace {

bool hasSettledTick(const UsageCourse& usage, const UsageWindow& window)
{
    const auto first = std::ranges::lower_bound(usage.times, window.settledFrom());
    return first != usage.times.end() && *first <= window.until;
}

struct Drain {
    Seconds at = 0;
    bool hasWaiting = false; ///< jobs are pending at the first tick examined
};

/// Returns the first tick from a moment on at which an account has no pending job, or the last tick if every
/// account always has one.
std::optional<Drain> drainedFrom(const UsageCourse& usage, Seconds from)
{
    const auto hasNone = [](const AccountMoment& moment) { return moment.queuedProcs == 0; };
    const auto behind = std::ranges::lower_bound(usage.times, from);
    if (behind == usage.times.end())
        return std::nullopt;
    const auto first = static_cast<std::size_t>(behind - usage.times.begin());
    Drain drain{.at = usage.times.back(), .hasWaiting = !std::ranges::all_of(usage.at(first), hasNone)};
    for (std::size_t tick = first; tick < usage.size(); ++tick)
        if (std::ranges::any_of(usage.at(tick), hasNone)) {
            drain.at = usage.times[tick];
            break;
        }
    return drain;
}

} // namespace

UsageWindow competitionWindow(const Workload& workload, std::span<const UsageCourse* const> courses)
{
    if (workload.jobs.empty())
        return {.period = UsagePeriod::Nothing};
    UsageWindow window{.from = workload.jobs.front().submit, .until = workload.jobs.back().submit};
    window.submissions = window.until - window.from;
    const auto isMeasured = [&window](const UsageCourse* usage) { return hasSettledTick(*usage, window); };
    if (std::ranges::all_of(courses, isMeasured))
        return window;
    window.period = UsagePeriod::Nothing;
    std::optional<Seconds> until;
    for (const UsageCourse* usage : courses)
        if (const auto drain = drainedFrom(*usage, window.until)) {
            until = std::min(until.value_or(drain->at), drain->at);
            if (drain->hasWaiting)
                window.period = UsagePeriod::Backlog;
        }
    if (window.period == UsagePeriod::Backlog)
        window.until = *until;
    return window;
}

UsageFairness usageFairness(
    const UsageCourse& usage, std::span<const double> shares, const UsageWindow& window)
{
    UsageFairness fairness;
    fairness.meanFractions.resize(shares.size());
    std::size_t ticks = 0;
    bool isUsed = false;
    double settled = 0;
    for (std::size_t tick = 0; tick < usage.size() && usage.times[tick] <= window.until; ++tick) {
        fairness.distances.push_back(distanceToShares(usage.at(tick), shares));
        if (usage.times[tick] < window.settledFrom())
            continue;
        ++ticks;
        settled += fairness.distances.back();
        const double total = usage.totalUsage(tick);
        isUsed = isUsed || total > 0;
        for (std::size_t account = 0; account < shares.size() && total > 0; ++account)
            fairness.meanFractions[account] += usage.at(tick)[account].usage / total;
    }
    const auto divisor = static_cast<double>(std::max<std::size_t>(ticks, 1));
    std::vector<double> served;
    for (std::size_t account = 0; account < shares.size(); ++account) {
        fairness.meanFractions[account] /= divisor;
        if (shares[account] > 0)
            served.push_back(fairness.meanFractions[account] / shares[account]);
    }
    if (window.period == UsagePeriod::Nothing || !isUsed)
        return fairness;
    fairness.settledDistance = settled / divisor;
    fairness.lastDistance = fairness.distances.back();
    if (std::ranges::any_of(served, [](double value) { return value > 0; }))
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
