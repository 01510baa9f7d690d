// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace fairshare {

/// Longest time between checks for a stop request while waiting for the operating system.
inline constexpr int LookMilliseconds = 50;

/// Progress reports and cancellation of long work. Default: no reports, never cancelled.
struct Progress {
    /// Called from the working thread with the completed fraction, 0 to 1, never decreasing, and the number
    /// of rows read so far, 0 if not counted.
    std::function<void(double fraction, std::uint64_t rows)> report{};
    std::stop_token stop{};

    bool cancelled() const { return stop.stop_requested(); }
    void at(double fraction, std::uint64_t rows = 0) const
    {
        if (report)
            report(fraction, rows);
    }
};

} // namespace fairshare
