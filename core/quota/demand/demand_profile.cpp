// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/demand/demand_profile.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairshare {
namespace {

/// Factors by which bursts and lulls multiply the idle jobs at each poll; 1 at first.
class Timeline {
public:
    Timeline(const PollTimes& times, SplitMix64& random)
        : m_times(times)
        , m_random(random)
        , m_factor(times.count, 1.0)
    {
    }

    /// Multiplies the factors in random spells of a day. Their lengths are 0.5 to 1.5 times the average.
    /// @param day counted from 0
    void addSpells(std::uint32_t day, double perDay, double averageMinutes, double factor)
    {
        const auto most = static_cast<std::uint32_t>(std::ceil(perDay));
        for (std::uint32_t i = 0; i < most; ++i) {
            const bool happens = m_random.unit() < perDay - i; // the fraction of `perDay` is a probability
            const double start = (day + m_random.unit()) * MinutesOfDay;
            const double end = start + averageMinutes * (0.5 + m_random.unit());
            for (std::size_t poll = pollAt(start); happens && poll < pollAt(end); ++poll)
                m_factor[poll] *= factor;
        }
    }
    double factor(std::uint32_t poll) const { return m_factor[poll]; }

private:
    std::size_t pollAt(double minutes) const
    {
        return static_cast<std::size_t>(
            std::min(std::ceil(minutes / m_times.minutesBetween), static_cast<double>(m_times.count)));
    }

    PollTimes m_times;
    SplitMix64& m_random;
    std::vector<double> m_factor;
};

} // namespace

DemandProfile demandPattern(std::string_view pattern)
{
    DemandProfile profile;
    if (pattern == "typical")
        return profile;
    profile.burstsPerDay = 0;
    profile.lullsPerDay = 0;
    if (pattern == "steady") {
        profile.swing = 0;
    } else if (pattern == "waves") {
        profile.swing = 0.9;
    } else if (pattern == "bursts") {
        profile.burstsPerDay = 6;
        profile.burstFactor = 4;
        profile.burstMinutes = 45;
    } else {
        profile.lullsPerDay = 4;
        profile.lullMinutes = 150;
    }
    return profile;
}

std::vector<DemandProfile> proposedProfiles(
    const GroupQuotas& quotas, const QuotaTree& tree, const DemandProfile& pattern)
{
    std::vector<DemandProfile> profiles(tree.size(), pattern);
    for (DemandProfile& profile : profiles)
        profile.meanIdleJobs = 0;
    for (QuotaRow row = 1; row < tree.size(); ++row)
        if (tree.isLeaf(row))
            profiles[row].meanIdleJobs = quotas.groups[tree.group[row]].demand;
    return profiles;
}

std::vector<double> idleJobsOverTime(const DemandProfile& profile, const PollTimes& times, std::uint64_t seed)
{
    SplitMix64 random(seed);
    Timeline timeline(times, random);
    const auto days =
        static_cast<std::uint32_t>(std::ceil(times.minutesBetween * times.count / MinutesOfDay));
    for (std::uint32_t day = 0; day < days; ++day) {
        timeline.addSpells(day, profile.burstsPerDay, profile.burstMinutes, profile.burstFactor);
        timeline.addSpells(day, profile.lullsPerDay, profile.lullMinutes, 0);
    }
    std::vector<double> idle(times.count);
    for (std::uint32_t i = 0; i < times.count; ++i) {
        const double hours = (times.firstMinutes + times.minutesBetween * i) / 60 - profile.peakHour;
        const double daily = 1 + profile.swing * std::cos(hours * std::numbers::pi / 12);
        const double noise = 1 + profile.noise * (2 * random.unit() - 1);
        idle[i] = std::max(0.0, std::round(profile.meanIdleJobs * daily * noise * timeline.factor(i)));
    }
    return idle;
}

} // namespace fairshare
