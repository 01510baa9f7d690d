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

/// How long a job must wait until it stands before another, and how priorities go on.
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
    std::uint32_t seconds = 0; ///< from now on, of SwapKind::Later
    std::string sentence; ///< when, or why never
};

/// When X first stands before Y: its priority is higher, or equal and its number lower. Both go on waiting,
/// each to PriorityMaxAge; all other terms stay, the fairshare factors too. Priorities are those of
/// JobPrioritizer at each whole second, so the answer is exact.
JobSwap timeToPass(const OrderedQueue& queue, std::uint32_t waiting, std::uint32_t passed);

/// For every pair of the jobs, both ways; pairs in the order of `jobs`.
std::vector<JobSwap> swapTimes(const OrderedQueue& queue, std::span<const std::uint32_t> jobs);

/// The priority in effect of a job, in its primary partition, once it has waited longer.
/// @param fairshare its factor then
std::uint32_t priorityLater(
    const OrderedQueue& queue, std::uint32_t job, std::uint32_t seconds, double fairshare);

/// The fairshare factor of each job of a queue at a later time. Errors: those of an evaluation.
using FairshareLater = std::function<Result<Values<double>>(double seconds)>;

/// Factors from the tree under an algorithm, while whoever has one of the jobs uses nothing more and all
/// others go on at the present level; usage decays with the half-life of the scenario's settings. Factors of
/// jobs that bring their own stay.
FairshareLater decayingFairshare(
    const Scenario& scenario, std::string_view algorithmId, std::span<const std::uint32_t> jobs);

struct PriorityCourseRequest {
    const OrderedQueue& queue;
    std::vector<std::uint32_t> jobs{}; ///< those followed
    std::uint32_t seconds = 7 * 24 * 3600; ///< how far; at least 1
    std::size_t samples = 168; ///< evenly spaced behind the one at 0
    FairshareLater fairshare{}; ///< none: factors stay
};

struct PriorityCourse {
    std::vector<std::uint32_t> seconds; ///< ascending: samples, and where a job stops aging
    std::vector<std::vector<std::uint32_t>> priorities; ///< by job as requested, then by time
};

/// Exact at its times. Errors: those of the factors, Cancelled.
Result<PriorityCourse> followPriorities(const PriorityCourseRequest& request, const Progress& progress = {});

} // namespace fairshare
