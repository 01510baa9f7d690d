// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/usage_course.h"

#include <span>
#include <vector>

namespace fairshare {

/// The part of a replay in which the order of the queue decides who gets how much.
struct UsageWindow {
    Seconds from = 0; ///< the first submission
    Seconds until = 0; ///< included

    /// From when on a course counts as settled: the second half.
    Seconds settledFrom() const { return from + (until - from) / 2; }
};

/// From the first submission to the last one; afterwards the queue only drains, whatever the order. Of a
/// backlog, to the first tick at which an account has no waiting job.
UsageWindow competitionWindow(const Workload& workload, const UsageCourse& usage);

/// How near usage came to the shares.
struct UsageFairness {
    std::vector<double> distances; ///< to the shares, by tick up to the end of the window
    std::vector<double> meanFractions; ///< of usage by account, over the ticks of the settled part
    double settledDistance = 0; ///< mean over these
    double lastDistance = 0; ///< at the last tick of the window
    double jain = 1; ///< of mean fraction / share over the accounts that have a share
};

/// @param shares 0 to 1 by account
UsageFairness usageFairness(
    const UsageCourse& usage, std::span<const double> shares, const UsageWindow& window);

/// Jain's index of fairness, (sum of x)^2 / (n * sum of x^2): 1 where all are alike, 1/n where one has
/// everything; 1 where nobody has anything.
double jainIndex(std::span<const double> values);

} // namespace fairshare
