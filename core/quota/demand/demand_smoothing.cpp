// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/demand/demand_smoothing.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fairshare {
namespace {

/// Returns the average of the means of neighboring samples. For a single sample returns the sample, for none
/// 0.
double midpointMean(std::span<const double> samples)
{
    if (samples.size() < 2)
        return samples.empty() ? 0 : samples.front();
    double sum = 0;
    for (const double sample : samples)
        sum += sample;
    return (sum - (samples.front() + samples.back()) / 2) / static_cast<double>(samples.size() - 1);
}

bool collapses(std::span<const double> samples, double percent)
{
    constexpr double TooSmallToTell = 5;
    const std::size_t half = samples.size() / 2;
    const double before = midpointMean(samples.first(half));
    const double after = midpointMean(samples.subspan(half));
    if (before > 0 && after == 0)
        return true;
    if (before < TooSmallToTell)
        return false;
    return 100 * (after - before) / before < -percent;
}

} // namespace

SmoothedDemand smoothDemand(std::span<const double> samples, const DemandSettings& settings)
{
    SmoothedDemand result;
    if (samples.empty() || samples.size() < settings.minimumSamples)
        return result;
    result.average = std::round(midpointMean(samples));
    result.collapsed = *result.average > 0 && collapses(samples, settings.collapsePercent);
    result.demand = result.collapsed ? 0 : *result.average;
    return result;
}

SmoothedDemand smoothDemandAt(
    std::span<const DemandSample> samples, double minutes, const DemandSettings& settings)
{
    std::vector<double> inWindow;
    for (const DemandSample& sample : samples)
        if (sample.minutes <= minutes && minutes - sample.minutes <= settings.windowMinutes)
            inWindow.push_back(sample.idleJobs);
    return smoothDemand(inWindow, settings);
}

} // namespace fairshare
