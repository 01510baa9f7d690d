// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/usage_course.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fairshare {

/// What a window lasts for.
enum class UsagePeriod : std::uint8_t {
    Submissions, ///< from the first submission to the last one
    Backlog, ///< from the first submission to the first tick at which an account has no waiting job
    Nothing ///< no tick shows who gets how much
};

/// The part of a replay in which the order of the queue decides who gets how much.
struct UsageWindow {
    Seconds from = 0; ///< the first submission
    Seconds until = 0; ///< included
    UsagePeriod period = UsagePeriod::Submissions;
    Seconds submissions = 0; ///< from the first one to the last one

    /// From when on a course counts as settled: the second half.
    Seconds settledFrom() const { return from + (until - from) / 2; }
};

/// What replays of the same jobs compete in: from the first submission to the last one; afterwards the queue
/// only drains, whatever the order. Where one of them has no tick in the second half of that, as of a
/// backlog, to the first tick after it at which an account has no waiting job under one of them. Nothing
/// where no job waits at that tick either.
UsageWindow competitionWindow(const Workload& workload, std::span<const UsageCourse* const> courses);

/// How near usage came to the shares.
struct UsageFairness {
    std::vector<double> distances; ///< to the shares, by tick up to the end of the window
    std::vector<double> meanFractions; ///< of usage by account, over the ticks of the settled part
    /// Mean over these; none where there are none, or nothing was used at any of them.
    std::optional<double> settledDistance{};
    std::optional<double> lastDistance{}; ///< at the last tick of the window; none likewise
    /// Of mean fraction / share over the accounts that have a share; none where these used nothing.
    std::optional<double> jain{};
};

/// @param shares 0 to 1 by account
UsageFairness usageFairness(
    const UsageCourse& usage, std::span<const double> shares, const UsageWindow& window);

/// Jain's index of fairness, (sum of x)^2 / (n * sum of x^2): 1 where all are alike, 1/n where one has
/// everything; 1 where nobody has anything.
double jainIndex(std::span<const double> values);

} // namespace fairshare
