// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fairshare {

struct AlgorithmResult;
class ShareTree;

/// A value and how many users have it.
struct SharedFactor {
    double factor = 0;
    std::size_t users = 0;

    bool operator==(const SharedFactor&) const = default;
};

/// How one algorithm's factors spread over the users.
struct FactorSpread {
    std::vector<SharedFactor> factors; ///< each value once, ascending
    std::size_t sharing = 0; ///< users whose factor is exactly another's too
    std::size_t notNumbers = 0; ///< users whose factor is not a number
};

FactorSpread factorSpread(const ShareTree& tree, const AlgorithmResult& result);

/// PriorityWeightFairshare where nothing else is known.
inline constexpr std::uint32_t DefaultFairshareWeight = 100'000;

/// The priority of a job whose only term is fairshare: the product truncated toward 0, at least 1, at most
/// 2^32 - 1; 0 for a factor that is not a number. Source: Slurm 22.05.8, priority/multifactor.
std::uint32_t fairsharePriority(double factor, std::uint32_t weight);

/// Where different factors become one integer priority.
struct PriorityCollisions {
    std::size_t users = 0; ///< with a factor that is a number
    std::size_t factors = 0; ///< different factors
    std::size_t priorities = 0; ///< different priorities
    std::size_t sharing = 0; ///< users whose priority another user has too
    std::size_t sharingByFactor = 0; ///< those of them whose factor another user has too, at any weight
    std::size_t largest = 0; ///< users on the priority that most share
    std::uint32_t largestPriority = 0; ///< the highest such priority

    bool operator==(const PriorityCollisions&) const = default;
};

/// Of the factors that jobs get: `factor_job` where the table has it, else `factor`.
PriorityCollisions priorityCollisions(
    const ShareTree& tree, const AlgorithmResult& result, std::uint32_t weight);

} // namespace fairshare
