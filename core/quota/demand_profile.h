// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_tree.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

inline constexpr double MinutesOfDay = 1440;

/// How the idle jobs of one leaf group come and go over a day. A workload manager outside of the pool keeps
/// the queue filled: jobs that start are replaced, so idle jobs do not depend on what is allocated.
struct DemandProfile {
    double meanIdleJobs = 0; ///< when nothing special happens
    double swing = 0.3; ///< 0 to 1 of the mean, added at the peak hour and missing 12 hours later
    double peakHour = 15; ///< 0 to 24
    double noise = 0.1; ///< 0 to 1 of the figure, up or down at random at each poll
    double burstsPerDay = 1; ///< on average
    double burstFactor = 2; ///< of the idle jobs meanwhile
    double burstMinutes = 60; ///< on average
    double lullsPerDay = 2; ///< on average; no idle jobs meanwhile
    double lullMinutes = 180; ///< on average
    double jobHours = 3; ///< how long a job runs, on average; above 0

    bool operator==(const DemandProfile&) const = default;
};

/// Kinds of days: everything below in moderation; the same idle jobs all day; day and night far apart; short
/// rushes; queues that run dry for hours.
inline constexpr std::array<std::string_view, 5> DemandPatterns{
    "typical", "steady", "waves", "bursts", "lulls"};

/// The profile of a pattern, without idle jobs. @param pattern one of DemandPatterns
DemandProfile demandPattern(std::string_view pattern);

/// By row: leaves whose idle jobs are as in the groups on average; the rest have none.
std::vector<DemandProfile> proposedProfiles(
    const GroupQuotas& quotas, const QuotaTree& tree, const DemandProfile& pattern = {});

/// When polls happen, in minutes after midnight.
struct PollTimes {
    double minutesBetween = 2;
    std::uint32_t count = 0;
    double firstMinutes = 0; ///< may be negative: the day before
};

/// Idle jobs at each poll, whole numbers. The same from the same seed and profile everywhere.
std::vector<double> idleJobsOverTime(
    const DemandProfile& profile, const PollTimes& times, std::uint64_t seed);

} // namespace fairshare
