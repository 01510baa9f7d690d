// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/lint/lint.h"
#include "core/analysis/weights/ordered_queue.h"
#include "core/priority/bit_tiers.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is wrong with weights, as a queue and its factors show it.
namespace fairshare {

/// Weights without what a warning is about.
struct WeightFix {
    std::string label; ///< "Set node to 329"
    PriorityConfig config;
};

struct WeightWarning {
    /// `overflow`, `spill`, `term_spill`, `tres_sum`, `tres_carry`, `dead_weight`, `same_factor`,
    /// `too_small`, `too_small_for_users`, `raw_factor`, `no_max_age`, `flags_contradict`, `other_algorithm`.
    std::string_view id;
    Severity severity = Severity::Warning;
    std::string title; ///< without a full stop
    std::string text; ///< sentences with the numbers
    std::optional<WeightFix> fix{};
    std::vector<std::string> users{}; ///< whom it is about, by name; may be empty
    std::vector<std::uint32_t> jobs{}; ///< likewise
};

/// The highest priority that factors of 1 reach, without site factor and nice.
struct MaximumPriority {
    double sum = 0; ///< may be above `cap`
    bool isBounded = true; ///< false under NO_NORMAL_*: raw factors have no maximum; theirs are left out
    static constexpr double Cap = LargestPriority;

    /// What is left before the cap; below 0 where the sum is above it.
    double headroom() const { return Cap - sum; }
};

MaximumPriority maximumPriority(const PriorityConfig& config);

/// Who has which fairshare factor.
struct UserFactor {
    std::string user;
    double factor = 0;
};

/// Of all users of a tree, as an algorithm gives them to jobs; empty without a result.
std::vector<UserFactor> userFactors(const ShareTree& tree, const AlgorithmResult* result);

/// What weights are judged by.
struct WeightQuestion {
    const OrderedQueue& queue; ///< may be without jobs
    const OrderedQueue* before = nullptr; ///< the same jobs under other weights; may be null
    std::string_view algorithmId{}; ///< of the factors; "" where they come from a file
    std::span<const UserFactor> users{}; ///< of the tree; empty: those of the jobs
};

/// In the order of the ids above.
std::vector<WeightWarning> weightWarnings(const WeightQuestion& question);

} // namespace fairshare
