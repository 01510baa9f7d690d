// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/usage_course.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fairshare {

/// The period that a window covers.
enum class UsagePeriod : std::uint8_t {
    Submissions, ///< from the first submission to the last one
    Backlog, ///< from the first submission to the first tick at which an account has no pending job
    Nothing ///< no tick shows how usage is divided
};

/// The part of a replay in which the order of the queue decides how usage is divided.
struct UsageWindow {
    Seconds from = 0; ///< the first submission
    Seconds until = 0; ///< inclusive
    UsagePeriod period = UsagePeriod::Submissions;
    Seconds submissions = 0; ///< from the first one to the last one

    /// Returns the time from which a course counts as settled: the second half of the window.
    Seconds settledFrom() const { return from + (until - from) / 2; }
};

/// Returns the window in which replays of the same jobs are compared: from the first submission to the last
/// one. After that, the queue only drains, whatever the order. If a replay has no tick in the second half of
/// this window, as with a backlog, the window is extended. It then ends at the first later tick at which an
/// account has no pending job in one of the replays. The period is UsagePeriod::Nothing if no job is pending
/// at the first later tick either.
UsageWindow competitionWindow(const Workload& workload, std::span<const UsageCourse* const> courses);

/// How close usage came to the shares.
struct UsageFairness {
    std::vector<double> distances; ///< to the shares, by tick up to the end of the window
    std::vector<double> meanFractions; ///< mean usage fraction by account, over the ticks of the settled part
    /// Mean over the ticks of the settled part; none without such ticks or without usage at any of them.
    std::optional<double> settledDistance{};
    std::optional<double> lastDistance{}; ///< at the last tick of the window; likewise
    /// Jain's index of mean fraction / share over the accounts with a share; none if these used nothing.
    std::optional<double> jain{};
};

/// Compares usage with the shares. @param shares by account, 0 to 1
UsageFairness usageFairness(
    const UsageCourse& usage, std::span<const double> shares, const UsageWindow& window);

/// Returns Jain's index of fairness, (sum of x)^2 / (n * sum of x^2): 1 if all values are equal, 1/n if one
/// account has everything, and 1 if all values are 0.
double jainIndex(std::span<const double> values);

} // namespace fairshare
