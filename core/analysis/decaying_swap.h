// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/job_swap.h"

#include <optional>
#include <vector>

namespace fairshare {

/// When X first stands before Y while ages run and fairshare factors change.
struct DecayingSwap {
    std::uint32_t waiting = 0; ///< job X
    std::uint32_t passed = 0; ///< job Y
    std::optional<std::uint32_t> seconds{}; ///< from now on; nothing where not within the time looked at
};

/// For every pair of the jobs followed, both ways; pairs as in swapTimes(). Looks at the samples of the
/// course and bisects before the first at which X is ahead, so that a place held for less than a sample may
/// be missed. Errors: those of followPriorities().
Result<std::vector<DecayingSwap>> decayingSwaps(
    const PriorityCourseRequest& request, const Progress& progress = {});

/// The earliest of them in a course that was followed already, in one search; nothing where no job passes
/// another that stood before it. Errors: those of the factors.
Result<std::optional<DecayingSwap>> firstSwap(
    const PriorityCourseRequest& request, const PriorityCourse& course);

} // namespace fairshare
