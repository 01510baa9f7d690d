// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

inline constexpr double SecondsPerHour = 3600;

/// A span of simulated time, in seconds.
struct TimeSpan {
    double begin = 0;
    double end = 1; ///< above `begin`

    double length() const { return end - begin; }
    bool holds(const TimeSpan& other) const { return begin <= other.begin && other.end <= end; }
    bool operator==(const TimeSpan&) const = default;
};

} // namespace fairshare::gui
