// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/quota_tree.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

inline constexpr double MinutesOfDay = 1440;

/// How the idle jobs of one leaf group vary over a day. A workload manager outside the pool keeps the queue
/// filled. Started jobs are replaced, so idle jobs do not depend on the allocation.
struct DemandProfile {
    double meanIdleJobs = 0; ///< before swing, noise, bursts and lulls
    double swing = 0.3; ///< 0 to 1 of the mean; added at the peak hour, subtracted 12 hours later
    double peakHour = 15; ///< 0 to 24
    double noise = 0.1; ///< 0 to 1 of the value; random change up or down at each poll
    double burstsPerDay = 1; ///< on average
    double burstFactor = 2; ///< multiplies the idle jobs during a burst
    double burstMinutes = 60; ///< on average
    double lullsPerDay = 2; ///< on average; there are no idle jobs during a lull
    double lullMinutes = 180; ///< on average
    double jobHours = 3; ///< average run time of a job; above 0

    bool operator==(const DemandProfile&) const = default;
};

/// Kinds of days: a moderate mix of the others; the same idle jobs all day; large differences between day and
/// night; short bursts; queues that are empty for hours.
inline constexpr std::array<std::string_view, 5> DemandPatterns{
    "typical", "steady", "waves", "bursts", "lulls"};

/// Returns the profile of a pattern, without idle jobs.
/// @param pattern one of DemandPatterns
DemandProfile demandPattern(std::string_view pattern);

/// Returns profiles by row. Leaves have the demand of their group as the mean number of idle jobs; other rows
/// have none.
std::vector<DemandProfile> proposedProfiles(
    const GroupQuotas& quotas, const QuotaTree& tree, const DemandProfile& pattern = {});

/// Times of polls, in minutes after midnight.
struct PollTimes {
    double minutesBetween = 2;
    std::uint32_t count = 0;
    double firstMinutes = 0; ///< may be negative: the day before
};

/// Returns the idle jobs at each poll, whole numbers. The same seed and profile give the same result on every
/// platform.
std::vector<double> idleJobsOverTime(
    const DemandProfile& profile, const PollTimes& times, std::uint64_t seed);

} // namespace fairshare
