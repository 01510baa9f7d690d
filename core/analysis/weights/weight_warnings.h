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

/// Finds problems with weights, based on a queue and its factors.
namespace fairshare {

/// A configuration that avoids the problem of a warning.
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
    std::vector<std::string> users{}; ///< names of the users concerned; may be empty
    std::vector<std::uint32_t> jobs{}; ///< jobs concerned; may be empty
};

/// The highest possible priority with all factors at 1, without site factor and nice.
struct MaximumPriority {
    double sum = 0; ///< may exceed `Cap`
    bool isBounded = true; ///< false under NO_NORMAL_*: raw factors have no maximum; `sum` omits them
    static constexpr double Cap = LargestPriority;

    /// Distance to the cap; negative if the sum exceeds it.
    double headroom() const { return Cap - sum; }
};

MaximumPriority maximumPriority(const PriorityConfig& config);

/// A user and the user's fairshare factor.
struct UserFactor {
    std::string user;
    double factor = 0;
};

/// Returns the factors of all users of a tree, as the algorithm gives them to jobs. Empty without a result.
std::vector<UserFactor> userFactors(const ShareTree& tree, const AlgorithmResult* result);

/// Input of the rules.
struct WeightQuestion {
    const OrderedQueue& queue; ///< may contain no jobs
    const OrderedQueue* before = nullptr; ///< the same jobs under other weights; may be null
    std::string_view algorithmId{}; ///< algorithm of the factors; "" if they come from a file
    std::span<const UserFactor> users{}; ///< users of the tree; if empty, the users of the jobs
};

/// Returns the warnings in the order of the ids above.
std::vector<WeightWarning> weightWarnings(const WeightQuestion& question);

} // namespace fairshare
