// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/ordered_queue.h"
#include "core/priority/priority_term.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// How other weights or other shares change the order of a queue.
namespace fairshare {

/// Number of jobs at the front of a queue that the scheduler tries on each event; default_queue_depth.
inline constexpr std::size_t FirstPlaces = 100;

struct JobMove {
    std::uint32_t oldPlace = 0; ///< from 1; 0 without a place
    std::uint32_t newPlace = 0;
    std::uint32_t oldPriority = 0;
    std::uint32_t newPriority = 0;

    /// Number of places gained towards the front; negative if the job falls back.
    std::int64_t places() const { return std::int64_t{oldPlace} - newPlace; }
};

/// Two neighbors in the new order that were in the opposite order before.
struct OrderFlip {
    std::uint32_t ahead = 0; ///< job that is ahead now
    std::uint32_t behind = 0;
};

/// A user with jobs among the first places of the queue.
struct FirstPlaceHolder {
    std::string user; ///< "" for jobs without a known user
    std::uint32_t oldPlaces = 0;
    std::uint32_t newPlaces = 0;
    std::uint32_t jobs = 0; ///< queued jobs in all
};

struct QueueComparison {
    std::vector<JobMove> moves; ///< by job
    std::vector<OrderFlip> flips; ///< in the new order
    std::uint64_t inversions = 0; ///< number of job pairs whose order changed
    std::size_t jobs = 0; ///< in the queue; each pending task of an array counts, here and below
    std::size_t up = 0; ///< jobs that move forward
    std::size_t down = 0;
    std::size_t firstPlaces = 0; ///< FirstPlaces, or the number of queued jobs if there are fewer
    /// Users with a job among the first places of either queue, sorted by the sum of old and new places, then
    /// by name.
    std::vector<FirstPlaceHolder> holders;
};

/// Compares two queues of the same jobs, in the same order. O(n log n).
QueueComparison compareQueues(const OrderedQueue& before, const OrderedQueue& now);

/// Returns the users who hold the first places of one queue: `oldPlaces` and `newPlaces` are equal.
std::vector<FirstPlaceHolder> firstPlaceHolders(const OrderedQueue& queue);

/// Summarizes the comparison: "Under the old weights, abara, the user with the lowest fairshare factor, had
/// 92 of the first 100 places; under the new weights, 0."
/// @param before null if nothing is compared
std::string queueAnswer(const OrderedQueue* before, const OrderedQueue& now);

/// Why one job is ahead of another.
struct Decision {
    /// The term with the largest difference in favor of the first job; in a tie, the first in
    /// AllPriorityTerms. Empty if the effective priorities are equal or do not come from the terms.
    std::optional<PriorityTerm> term{};
    double points = 0; ///< the difference of that term
    bool isTie = false; ///< the priorities are equal, so the lower job number goes first
    bool isKept = false; ///< the priority was set by hand, held, or kept from before, so no term decides
};

/// Returns what decides between two jobs of which `first` is ahead of `second`.
Decision decisionBetween(const OrderedQueue& queue, std::uint32_t first, std::uint32_t second);

/// Returns for each place except the last what decides against the next one, in the order of the queue.
std::vector<Decision> decisions(const OrderedQueue& queue);

/// Returns "age", "tie: job ID", "fixed priority".
std::string wordsOf(const Decision& decision);

/// Number of queued jobs by priority, in bins of equal width.
struct PriorityHistogram {
    double lowest = 0; ///< lower edge of the first bin
    double width = 1; ///< width of a bin, a whole number
    std::vector<std::uint32_t> now;
    std::vector<std::uint32_t> before; ///< empty without a baseline
};

/// @param before may be null
/// @param bins number of bins, at least 1; fewer are used if priorities are close
PriorityHistogram priorityHistogram(const OrderedQueue* before, const OrderedQueue& now, std::size_t bins);

/// The part of a job's priority that comes from one term.
struct Contribution {
    PriorityTerm term = PriorityTerm::Qos;
    double points = 0; ///< negative if the term lowers the priority
    double share = 0; ///< part of all positive points, 0 to 1; 0 for terms that lower the priority
};

/// Returns the nonzero terms of a job in the order of AllPriorityTerms.
std::vector<Contribution> contributions(const OrderedQueue& queue, std::uint32_t job);

} // namespace fairshare
