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

/// When X first gets ahead of Y while ages grow and fairshare factors change.
struct DecayingSwap {
    std::uint32_t waiting = 0; ///< job X
    std::uint32_t passed = 0; ///< job Y
    std::optional<std::uint32_t> seconds{}; ///< from now; empty if it does not happen in the period examined
};

/// Returns later factors, on the assumption that the users of these jobs use nothing more and all others
/// continue.
using FairshareOfPausing = std::function<FairshareLater(std::span<const std::uint32_t> jobs)>;

/// Computes every ordered pair of the jobs, in the order of swapTimes(). Each pair is followed separately:
/// the users of both jobs use nothing more, and all others continue, including the users of the other jobs.
/// The result for a pair therefore does not depend on which pairs are requested together. With decay alone
/// the order would not change, because decay reduces everybody's usage by the same factor.
///
/// Examines the samples and bisects before the first one at which X is ahead. A lead shorter than the
/// interval between samples can be missed. Errors: those of followPriorities().
/// @param request its `fairshare` is not used
Result<std::vector<DecayingSwap>> decayingSwaps(
    const PriorityCourseRequest& request, const FairshareOfPausing& fairshare, const Progress& progress = {});

/// Finds the earliest swap in a course that was already followed, using the factors of that course. Empty if
/// no job passes another that was ahead of it. For a course of two jobs, the result is the same as that of
/// decayingSwaps(). Errors: those of the factors.
Result<std::optional<DecayingSwap>> firstSwap(
    const PriorityCourseRequest& request, const PriorityCourse& course);

} // namespace fairshare
