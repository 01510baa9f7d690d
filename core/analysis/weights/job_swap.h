// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/ordered_queue.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// How long a job must wait to get ahead of another, and how priorities develop.
namespace fairshare {

struct Scenario;

enum class SwapKind : std::uint8_t {
    AlreadyAhead,
    Later,
    NeverAhead,
};

struct JobSwap {
    std::uint32_t waiting = 0; ///< job X
    std::uint32_t passed = 0; ///< job Y
    SwapKind kind = SwapKind::NeverAhead;
    std::uint32_t seconds = 0; ///< from now, for SwapKind::Later
    std::string sentence; ///< when X passes Y, or why it never does
};

/// Computes when X first gets ahead of Y: when its priority is higher, or equal with a lower job number. Both
/// keep waiting, each up to PriorityMaxAge; all other terms stay constant, including the fairshare factors.
/// Priorities are those of JobPrioritizer at each whole second, so the result is exact.
JobSwap timeToPass(const OrderedQueue& queue, std::uint32_t waiting, std::uint32_t passed);

/// Computes every ordered pair of the jobs, in the order of `jobs`.
std::vector<JobSwap> swapTimes(const OrderedQueue& queue, std::span<const std::uint32_t> jobs);

/// Returns the effective priority of a job in its primary partition after it has waited longer.
/// @param fairshare its fairshare factor at that time
std::uint32_t priorityLater(
    const OrderedQueue& queue, std::uint32_t job, std::uint32_t seconds, double fairshare);

/// Returns the fairshare factor of each job of a queue at a later time. Errors: those of an evaluation.
using FairshareLater = std::function<Result<Values<double>>(double seconds)>;

/// Computes later factors from the tree under an algorithm. Users of the given jobs use nothing more, and all
/// others continue at the current level. Usage decays with the half-life of the scenario's settings. Jobs
/// with a factor of their own keep it.
FairshareLater decayingFairshare(
    const Scenario& scenario, std::string_view algorithmId, std::span<const std::uint32_t> jobs);

struct PriorityCourseRequest {
    const OrderedQueue& queue;
    std::vector<std::uint32_t> jobs{}; ///< jobs to follow
    std::uint32_t seconds = 7 * 24 * 3600; ///< length of the period; at least 1
    std::size_t samples = 168; ///< evenly spaced, in addition to the one at 0
    FairshareLater fairshare{}; ///< if empty, factors stay constant
};

struct PriorityCourse {
    std::vector<std::uint32_t> seconds; ///< ascending: the samples, and the times when a job stops aging
    std::vector<std::vector<std::uint32_t>> priorities; ///< by job as requested, then by time
};

/// Computes priorities that are exact at the returned times. Errors: those of the factors; Cancelled.
Result<PriorityCourse> followPriorities(const PriorityCourseRequest& request, const Progress& progress = {});

} // namespace fairshare
