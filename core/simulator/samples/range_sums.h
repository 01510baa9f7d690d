// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/score_course.h"

#include <span>
#include <string>
#include <vector>

namespace fairshare {

/// A part of the time of a run.
struct TimeRange {
    Seconds begin = 0;
    Seconds end = 1; ///< above `begin`

    bool operator==(const TimeRange&) const = default;
};

/// Sums over a part of a run.
struct RangeSums {
    TimeRange range{};
    std::size_t ran = 0; ///< jobs that ran at some time within the range
    std::size_t started = 0; ///< of them, those that started within it
    std::size_t ended = 0;
    std::int64_t used = 0; ///< node-seconds of jobs within the range
    std::int64_t capacity = 0; ///< node-seconds of all nodes
    std::uint64_t samples = 0; ///< samples within the range
    std::vector<ClassLoss> lost{}; ///< by policy, over these samples; empty if the lost work is unknown
};

/// Sums up what happens from the begin of a range until before its end.
/// @param course null if the lost work is unknown
RangeSums rangeSums(
    const SampledRun& sampled, const ScoreCourse* course, std::size_t grace, const TimeRange& range);

/// Returns the sums in words: "2026-03-09 08:00:00 to 2026-03-09 12:00:00 (4:00:00)", then the jobs and
/// node-hours, then the lost work by policy.
/// @param policies of the sums' lost work, in its order
std::vector<std::string> rangeLines(
    const SampledRun& sampled, const RangeSums& sums, std::span<const PreemptionPolicy* const> policies);

} // namespace fairshare
