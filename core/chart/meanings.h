// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <string>

/// Descriptions of the axes and color scales of charts: the quantity, its range and its source.
namespace fairshare {

struct AlgorithmResult;

std::string shareMeaning();
std::string usageMeaning();
std::string usageRatioMeaning();
std::string rankMeaning();
/// Returns the description of the algorithm's own column, with its source.
std::string factorMeaning(const AlgorithmResult& result);
/// Returns a general description, for charts of several algorithms.
std::string factorMeaning();

} // namespace fairshare
