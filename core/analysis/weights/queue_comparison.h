// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/ordered_queue.h"
#include "core/priority/priority_term.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What other weights or other shares do to the order of one queue.
namespace fairshare {

/// How many jobs at the front of a queue the scheduler tries on each event; default_queue_depth.
inline constexpr std::size_t FirstPlaces = 100;

struct JobMove {
    std::uint32_t oldPlace = 0; ///< from 1
    std::uint32_t newPlace = 0;
    std::uint32_t oldPriority = 0;
    std::uint32_t newPriority = 0;

    /// Above 0: so many places towards the front.
    std::int64_t places() const { return std::int64_t{oldPlace} - newPlace; }
};

/// Two jobs who stand one behind the other now and stood the other way round before.
struct OrderFlip {
    std::uint32_t ahead = 0; ///< job, now the first of both
    std::uint32_t behind = 0;
};

/// A user's jobs among the first places of the queue.
struct FirstPlaceHolder {
    std::string user; ///< "" for jobs of nobody known
    std::uint32_t oldPlaces = 0;
    std::uint32_t newPlaces = 0;
    std::uint32_t jobs = 0; ///< in the whole queue
};

struct QueueComparison {
    std::vector<JobMove> moves; ///< by job
    std::vector<OrderFlip> flips; ///< in the new order
    std::uint64_t inversions = 0; ///< of all pairs of jobs, those whose order changed
    std::size_t up = 0; ///< jobs with a better place
    std::size_t down = 0;
    std::size_t firstPlaces = 0; ///< FirstPlaces, or all jobs where there are fewer
    /// All with a job among the first places of either; most of old and new places first, then by name.
    std::vector<FirstPlaceHolder> holders;
};

/// Both of the same jobs in the same order. O(n log n).
QueueComparison compareQueues(const OrderedQueue& before, const OrderedQueue& now);

/// Who holds the first places of one queue: `oldPlaces` and `newPlaces` are equal.
std::vector<FirstPlaceHolder> firstPlaceHolders(const OrderedQueue& queue);

/// "Under the old weights abara, the user furthest above share, holds 92 of the first 100 places; under the
/// new weights 0."
/// @param before null where nothing is compared
std::string queueAnswer(const OrderedQueue* before, const OrderedQueue& now);

/// What puts one job before another.
struct Decision {
    /// The term with the largest difference in favor of the first; of equal ones the first as
    /// AllPriorityTerms has them. Nothing where the priorities in effect are equal, or where they do not
    /// come from the terms.
    std::optional<PriorityTerm> term{};
    double points = 0; ///< that difference
    bool isTie = false; ///< equal priorities: the lower job number goes first
    bool isKept = false; ///< set by hand, held, or kept from before: no term decides
};

/// What decides between two jobs, of which the first stands before the second.
Decision decisionBetween(const OrderedQueue& queue, std::uint32_t first, std::uint32_t second);

/// For each place but the last, against the next one; in the order of the queue.
std::vector<Decision> decisions(const OrderedQueue& queue);

/// "age", "tie: job number", "set by hand".
std::string wordsOf(const Decision& decision);

/// Counts of priorities in bins of equal width.
struct PriorityHistogram {
    double lowest = 0; ///< lower edge of the first bin
    double width = 1; ///< of a bin; whole
    std::vector<std::uint32_t> now;
    std::vector<std::uint32_t> before; ///< empty without a baseline
};

/// @param before may be null @param bins at least 1, as many as asked for or fewer where priorities are close
PriorityHistogram priorityHistogram(const OrderedQueue* before, const OrderedQueue& now, std::size_t bins);

/// What a term has of a job's priority.
struct Contribution {
    PriorityTerm term = PriorityTerm::Qos;
    double points = 0; ///< below 0 where the term lowers the priority
    double share = 0; ///< of all points above 0, 0 to 1; 0 for terms that lower it
};

/// The terms of a job that are not 0, in the order of AllPriorityTerms.
std::vector<Contribution> contributions(const OrderedQueue& queue, std::uint32_t job);

} // namespace fairshare
