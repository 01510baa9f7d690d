// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/job_swap.h"
#include "core/base/result.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace fairshare {

/// When X first stands before Y while ages run and fairshare factors change.
struct DecayingSwap {
    std::uint32_t waiting = 0; ///< job X
    std::uint32_t passed = 0; ///< job Y
    std::optional<std::uint32_t> seconds{}; ///< from now on; nothing where not within the time looked at
};

/// The factors later, while the users of these jobs use nothing more and all others go on.
using FairshareOfPausing = std::function<FairshareLater(std::span<const std::uint32_t> jobs)>;

/// For every pair of the jobs, both ways; pairs as in swapTimes(). Each pair is followed for itself: the
/// users of both use nothing more, as decay alone takes the same part of everybody's usage and changes no
/// order, and all others go on, those of further jobs too. So it does not matter which pairs are asked for at
/// once. Looks at the samples of the course and bisects before the first at which X is ahead, so that a place
/// held for less than a sample may be missed. Errors: those of followPriorities().
/// @param request its own factors are not used
Result<std::vector<DecayingSwap>> decayingSwaps(
    const PriorityCourseRequest& request, const FairshareOfPausing& fairshare, const Progress& progress = {});

/// The earliest in a course that was followed already, in one search, by the factors of that course; nothing
/// where no job passes another that stood before it. Of a course of two jobs it is that of decayingSwaps().
/// Errors: those of the factors.
Result<std::optional<DecayingSwap>> firstSwap(
    const PriorityCourseRequest& request, const PriorityCourse& course);

} // namespace fairshare
