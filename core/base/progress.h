// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

namespace fairshare {

/// What long work reports to and asks of its caller. Default: no report, never cancelled.
struct Progress {
    std::function<void(double fraction)> report{}; ///< 0 to 1, rising; called from the working thread
    std::stop_token stop{};

    bool cancelled() const { return stop.stop_requested(); }
    void at(double fraction) const
    {
        if (report)
            report(fraction);
    }
};

} // namespace fairshare
