// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/factor_spread.h"

#include <cstdint>
#include <span>
#include <string>

namespace fairshare {

struct Evaluation;

// One-sentence answers of the charts that compare all algorithms; "" if there is nothing to compare. Digits
// are grouped by thin spaces.

/// Names the first user of the tree with the widest range of ranks over all algorithms.
std::string rankRangeAnswer(const Evaluation& now);

/// Names the algorithms that order the users most alike and least alike.
/// @param tau Kendall's tau-b of each pair of results, row-major, from tauMatrix
std::string agreementAnswer(const Evaluation& now, std::span<const double> tau);

/// Names the algorithm under which the most users share a factor.
/// @param spreads one per result, in the order of the results
std::string sharedFactorsAnswer(const Evaluation& now, std::span<const FactorSpread> spreads);

/// Names the algorithm under which the most users share an integer priority.
/// @param found one per result, in the order of the results
/// @param weight PriorityWeightFairshare
std::string collisionsAnswer(
    const Evaluation& now, std::span<const PriorityCollisions> found, std::uint32_t weight);

} // namespace fairshare
