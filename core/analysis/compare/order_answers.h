// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/factor_spread.h"

#include <cstdint>
#include <span>
#include <string>

namespace fairshare {

struct Evaluation;

// What charts of all algorithms say in one sentence; "" where there is nothing to compare. Sentences with
// figures group digits by thin spaces.

/// Whose rank depends most on the algorithm: the first user of the tree with the widest range of ranks.
std::string rankRangeAnswer(const Evaluation& now);

/// Which algorithms order the users most and least alike.
/// @param tau Kendall's tau-b of each pair of results, row by row, as tauMatrix gives it
std::string agreementAnswer(const Evaluation& now, std::span<const double> tau);

/// Under which algorithm most users share a factor.
/// @param spreads of the results, in their order
std::string sharedFactorsAnswer(const Evaluation& now, std::span<const FactorSpread> spreads);

/// Under which algorithm most users share an integer priority.
/// @param found of the results, in their order
/// @param weight PriorityWeightFairshare
std::string collisionsAnswer(
    const Evaluation& now, std::span<const PriorityCollisions> found, std::uint32_t weight);

} // namespace fairshare
