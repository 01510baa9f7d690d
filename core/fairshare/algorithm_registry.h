// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <span>
#include <string_view>

namespace fairshare {

/// All algorithms in the order in which they are shown.
std::span<const Algorithm> algorithms();

/// The algorithm of this id; null when there is none.
const Algorithm* findAlgorithm(std::string_view id);

/// The algorithm that this entry of PriorityFlags selects, ignoring case; null if none does.
const Algorithm* findAlgorithmByFlag(std::string_view slurmFlag);

/// The algorithm whose formula the chart of this id draws; null if none has it.
const Algorithm* findAlgorithmBySurface(std::string_view chartId);

/// Id of the algorithm that Slurm runs without PriorityFlags.
std::string_view defaultAlgorithm();

/// Id of the algorithm with `isFactorCurve`.
std::string_view factorCurveAlgorithm();

} // namespace fairshare
