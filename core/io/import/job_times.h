// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What the seconds of a time count from. Times without a zone are seconds as if that were UTC, so they have
/// no place on the other scale.
enum class TimeScale : std::uint8_t {
    Local, ///< `2026-11-20T17:21:05`
    Epoch, ///< seconds since 1970
};

/// A time as Slurm prints it.
struct TimePoint {
    std::int64_t seconds = 0;
    TimeScale scale = TimeScale::Epoch;

    bool operator==(const TimePoint&) const = default;
};

/// `YYYY-MM-DDTHH:MM:SS`, also without the seconds or with a blank for the `T`, or whole seconds since 1970.
/// Nothing for anything else.
std::optional<TimePoint> parseTimePoint(std::string_view text);

/// A time on the scale's own terms: `2026-11-20T17:21:05` or `1795195265`.
std::string timeText(TimePoint time);

/// When the jobs of a file were submitted and began to accrue age, as long as the queue; empty where the file
/// has no times. All on one scale.
struct JobTimes {
    std::vector<std::optional<std::int64_t>> submitted;
    std::vector<std::optional<std::int64_t>> accruing;
    TimePoint now{}; ///< the newest time in the file, as of which ages are

    bool empty() const { return submitted.empty(); }
    bool operator==(const JobTimes&) const = default;
};

} // namespace fairshare
