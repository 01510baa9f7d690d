// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Reference point of a time. Times without a time zone are converted to seconds as if they were UTC, so they
/// cannot be compared with times since 1970.
enum class TimeScale : std::uint8_t {
    Local, ///< `2026-11-20T17:21:05`
    Epoch, ///< seconds since 1970
};

/// Time as printed by Slurm.
struct TimePoint {
    std::int64_t seconds = 0;
    TimeScale scale = TimeScale::Epoch;

    bool operator==(const TimePoint&) const = default;
};

/// Reads `YYYY-MM-DDTHH:MM:SS`, also without the seconds or with a blank for the `T`, or whole seconds since
/// 1970. Returns nothing for any other text.
std::optional<TimePoint> parseTimePoint(std::string_view text);

/// Formats a time according to its scale: `2026-11-20T17:21:05` or `1795195265`.
std::string timeText(TimePoint time);

/// Submit times and start of age accrual for the jobs of a file, as long as the queue. Empty if the file has
/// no times. All times have the same scale.
struct JobTimes {
    std::vector<std::optional<std::int64_t>> submitted;
    std::vector<std::optional<std::int64_t>> accruing;
    TimePoint now{}; ///< the latest time in the file; ages are as of this time

    bool empty() const { return submitted.empty(); }
    bool operator==(const JobTimes&) const = default;
};

} // namespace fairshare
