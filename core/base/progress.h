// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace fairshare {

/// How long a request to stop may go unnoticed where work waits for the operating system.
inline constexpr int LookMilliseconds = 50;

/// What long work reports to and asks of its caller. Default: no report, never cancelled.
struct Progress {
    /// Part done, 0 to 1, rising, and rows read so far, 0 where they are not counted; called from the working
    /// thread.
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
