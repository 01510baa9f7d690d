// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fairshare {

struct AlgorithmResult;
class ShareTree;

/// A factor and the number of users who have it.
struct SharedFactor {
    double factor = 0;
    std::size_t users = 0;

    bool operator==(const SharedFactor&) const = default;
};

/// Distribution of one algorithm's factors over the users.
struct FactorSpread {
    std::vector<SharedFactor> factors; ///< each value once, ascending
    std::size_t sharing = 0; ///< users who have exactly the same factor as another user
    std::size_t notNumbers = 0; ///< users whose factor is not a number
};

FactorSpread factorSpread(const ShareTree& tree, const AlgorithmResult& result);

/// PriorityWeightFairshare to assume if it is not known.
inline constexpr std::uint32_t DefaultFairshareWeight = 100'000;

/// Returns the priority of a job whose only term is fairshare. The product is truncated toward 0 and limited
/// to 1 to 2^32 - 1; a factor that is not a number gives 0. Source: Slurm 22.05.8, priority/multifactor.
std::uint32_t fairsharePriority(double factor, std::uint32_t weight);

/// Different factors that result in the same integer priority.
struct PriorityCollisions {
    std::size_t users = 0; ///< users whose factor is a number
    std::size_t factors = 0; ///< distinct factors
    std::size_t priorities = 0; ///< distinct priorities
    std::size_t sharing = 0; ///< users who have the same priority as another user
    std::size_t sharingByFactor = 0; ///< those of them who also have the same factor as another user, so that
                                     ///< no weight separates them
    std::size_t largest = 0; ///< number of users with the most common priority
    std::uint32_t largestPriority = 0; ///< the most common priority; the highest one in a tie

    bool operator==(const PriorityCollisions&) const = default;
};

/// Uses the factors that jobs get: `factor_job` if the table has that column, otherwise `factor`.
PriorityCollisions priorityCollisions(
    const ShareTree& tree, const AlgorithmResult& result, std::uint32_t weight);

} // namespace fairshare
