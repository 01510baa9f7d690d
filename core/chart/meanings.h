// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <string>

/// What the axes and color scales of charts show, in sentences: what it is, its range, its source.
namespace fairshare {

struct AlgorithmResult;

std::string shareMeaning();
std::string usageMeaning();
std::string usageRatioMeaning();
std::string rankMeaning();
/// As the algorithm's own column says it, with its source.
std::string factorMeaning(const AlgorithmResult& result);
/// Of several algorithms, where each has its own.
std::string factorMeaning();

} // namespace fairshare
